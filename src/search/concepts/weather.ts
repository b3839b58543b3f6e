// Weather and sky: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
afternoon: pm, post meridiem | daytime, midday | clock, time, evening, day
air: | wind, ventilation, air conditioning, ac, breeze, ventilator, air vent | hot air balloon, climate, cooling, traffic, atmosphere
angled: slanted | tilted | rain, cloud, weather, slant
bolt: lightning, lightning bolt, flash, thunderbolt | power, electricity, quick, zap, fast, energy, thunder, screw | electric, charge, speed, storm, instant, nut and bolt
celsius: centigrade, degrees celsius | temperature, degree | weather, thermometer, metric, heat
cloud: | cloudy, cloud storage, overcast, cloud computing, saas | weather, storage, hosting, sky, server, backup, sync, online
cloudy: overcast | clouds, partly cloudy, cloud cover, dull | weather, sky, forecast, grey
cold: chilly | freezing, low temperature, frost, icy | thermometer, winter, temperature, snow, ice, weather
dim: | low brightness, lower brightness, darken, dim sum, dumplings | sun, light, display, chinese food
drizzle: light rain | rain, rainy, showers, sprinkle, spitting | weather, cloud, wet, umbrella
eclipse: solar eclipse, lunar eclipse | dark mode, theme toggle, contrast | sun, moon, astronomy, space, planet
electricity: electric power | power, energy, solar power, wind power, voltage, renewable energy | bolt, current, lightning, charge, grid
fahrenheit: degrees fahrenheit | temperature, degree | weather, thermometer, imperial, heat
flash: lightning, bolt | camera flash, lightning bolt, flashlight, zap, quick | camera, photo, light, thunder, electricity, power
flood: inundation | high water, flooded house, deluge | water, disaster, rain, house, insurance
fog: mist | foggy, misty, haze, smog, murky | weather, cloud, visibility, low visibility
foggy: misty | fog, mist, hazy, haze | weather, cloud, visibility, moon, sun
hail: hailstorm, hailstone | sleet, ice pellets, ice rain | weather, cloud, storm, winter, ice
hailstone: hail, hailstorm | sleet, ice pellets | weather, cloud, storm, ice, moon
haze: hazy | mist, fog, smog, dust, sunset, misty | weather, sun, moon, visibility
hot: high temperature | heat, warm, hot air balloon, trending, popular | thermometer, temperature, summer, fire, price
hurricane: cyclone, typhoon | tropical storm, tornado, whirlwind, storm, twister | weather, wind, disaster, spiral
ice: | ice cream, ice cube, ice skating, frozen, freeze, ice cream cone, icecream | cold, dessert, winter, snow
light: traffic light | stoplight, traffic signal, prism, light ray, lamp | street, crossing, refraction, rainbow
lightning: bolt, lightning bolt, thunderbolt | flash, thunder, thunderstorm, electricity, zap, storm, power, quick | energy, fast, weather, electric, charge
mist: fog | haze, foggy, misty, low visibility | weather, cloud, damp, drizzle, steam
rain: rainy, rainfall | shower, drizzle, downpour, precipitation, wet | weather, cloud, umbrella, storm, forecast, water
rainbow: | pride, rainbow arc, multicolour | colour, weather, lgbt, lgbtq, gay, sky, unicorn, hope
showers: rain showers, rain | heavy rain, downpour, rainy | weather, cloud, forecast, wet
snow: | snowfall, snowy, snowflake, blizzard, sleet | winter, weather, cold, cloud, ice, christmas, freezing
snowflake: snow | ice crystal, frost, freeze, snow crystal, frozen | winter, cold, christmas, weather, air conditioning, cooling, freezer, holiday
steam: | hot, vapour, vapor, game store | ironing, gaming, video game, soup, laundry, water, game platform
storm: | thunderstorm, lightning, hurricane, tempest, cyclone | weather, cloud, rain, thunder, wind, tropical
sun: | sunny, sunshine, light mode, brightness, light theme, clear sky, daylight | day, summer, weather, solar, hot, warm, morning, heat, bright
sunrise: dawn, daybreak | sun up, sunup, morning | sun, weather, day, horizon, early
sunset: dusk, sundown | evening, nightfall, twilight | sun, weather, night, horizon, beach
temp: temperature | thermometer, hot, cold | weather, heat, degrees
temperature: thermometer | temp, degrees, celsius, fahrenheit, heat | hot, cold, weather, fever, climate, heating
thermometer: temperature | temp, degrees, fever | weather, hot, cold, health, heat, medical, ill, celsius, fahrenheit
tornado: twister | whirlwind, cyclone, hurricane | storm, weather, wind, disaster, vortex
tropical: tropical storm | hurricane, cyclone, typhoon | storm, weather, wind, warm
uv: ultraviolet, uv index | sun protection, uv rays | sun, weather, sunburn, skin, summer, radiation
wind: windy | breeze, gust, blow, gale, breezy | weather, air, storm, ventilation, fan, turbine, forecast
windy: wind | breezy, gusty, blowy, gale | weather, cloud, storm, air
zap: lightning, lightning bolt, bolt, flash | thunderbolt, electricity, electric, power, thunder | energy, fast, charge, quick action, speed, automation
`;
