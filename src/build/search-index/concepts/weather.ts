// Weather and sky: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
ac: air conditioner, air conditioning, aircon | cooling, climate control | cold, smart home, appliance, electricity
afternoon: pm, post meridiem | daytime, midday | clock, time, evening, day
air: | wind, ventilation, air conditioning, ac, breeze, ventilator, air vent | hot air balloon, climate, cooling, traffic, atmosphere
angled: slanted | tilted | rain, cloud, weather, slant
bolt: lightning, lightning bolt, flash, thunderbolt | power, electricity, quick, zap, fast, energy, thunder, screw | electric, charge, speed, storm, instant, nut and bolt
brightness-down: decrease brightness, dimmer, sun dim | low brightness, dim | display, screen
brightness-half: contrast, theme toggle, half brightness | dark mode, auto brightness | display
brightness-up: increase brightness, brighter, sun | brightness, high brightness, light mode | display, screen
celsius: centigrade, degrees celsius | temperature, degree | weather, thermometer, metric, heat
cloud: | cloudy, cloud storage, overcast, cloud computing, saas | weather, storage, hosting, sky, server, backup, sync, online, fluffy, gloom, whether
cloud-alert: cloud error, cloud warning, sync error | weather alert, backup failed, server problem | server
cloud-drizzle: drizzle, light rain, sprinkle | rain, rainy, shower, wet | weather
cloud-fog: fog, foggy, mist, haze | misty, smog, low visibility, hazy | weather, morning
cloud-hail: hail, hailstorm, hailstone | sleet, ice storm, ice pellets | weather
cloud-lightning: thunderstorm, thunder, lightning storm, cloud storm, storm | lightning, electrical storm, bolt, tempest | weather, danger
cloud-moon: cloudy night, partly cloudy night, moon cloudy | night weather, overcast night, weather forecast | sky, night
cloud-moon-rain: rainy night, night rain | night showers | weather, night
cloud-rain: rain, rainy, rainy day, shower | rainfall, drizzle, wet weather, downpour, precipitation, weather forecast | weather, umbrella, storm
cloud-rain-wind: heavy rain, rainstorm, downpour, storm | rainy, squall, typhoon, heavy showers | weather
cloud-snow: snow, snowy, snowfall, snowing | blizzard, winter weather, sleet, cold, weather forecast | weather, winter, snowflake
cloud-storm: thunderstorm, thunder, lightning storm, cloud lightning | storm, tempest | weather
cloud-sun: partly cloudy, partly sunny, weather, weather forecast, sun behind cloud, sun cloudy | cloudy, mild, forecast, fair weather, mostly sunny, overcast | climate, sky
cloud-sun-rain: sun shower, scattered showers, april weather | changeable weather, rain and sun, weather forecast | weather, rainbow
cloud-warning: cloud alert, weather alert, cloud error | storm warning, sync problem | weather, server
cloud-windy: windy, wind, breeze | gust, gale | weather
cloudy: overcast | clouds, partly cloudy, cloud cover, dull | weather, sky, forecast, grey
cold: chilly | freezing, low temperature, frost, icy | thermometer, winter, temperature, snow, ice, weather
conditioning: air conditioning, air conditioner | ac, aircon, cooling, climate control | cold, heat, room, appliance
dark: dark mode | night mode, dark theme, moon | theme, night, display
defrost: thaw, unfreeze | unfreeze card, melt, de ice | credit card, bank, ice
dim: | low brightness, lower brightness, darken, dim sum, dumplings | sun, light, display, chinese food
drizzle: light rain | rain, rainy, showers, sprinkle, spitting | weather, cloud, wet, umbrella
droplet-off: no water, waterless, dry | no moisture, drought, humidity off, not waterproof | water, desert
eclipse: solar eclipse, lunar eclipse | dark mode, theme toggle, contrast | sun, moon, astronomy, space, planet
electricity: electric power | power, energy, solar power, wind power, voltage, renewable energy | bolt, current, lightning, charge, grid
fahrenheit: degrees fahrenheit | temperature, degree | weather, thermometer, imperial, heat
falling-star: shooting star, meteor, comet | wish, meteorite | sky, night
flash: lightning, bolt | camera flash, lightning bolt, flashlight, zap, quick | camera, photo, light, thunder, electricity, power
flood: inundation | high water, flooded house, deluge | water, disaster, rain, house, insurance
fog: mist | foggy, misty, haze, smog, murky | weather, cloud, visibility, low visibility
foggy: misty | fog, mist, hazy, haze | weather, cloud, visibility, moon, sun
hail: hailstorm, hailstone | sleet, ice pellets, ice rain | weather, cloud, storm, winter, ice
hailstone: hail, hailstorm | sleet, ice pellets | weather, cloud, storm, ice, moon
haze: hazy | mist, fog, smog, dust, sunset, misty | weather, sun, moon, visibility
heavy: heavy showers | heavy rain, downpour, weighty | rain, storm, weather
heavy-showers: heavy rain, downpour, pouring rain | rainstorm, rainy | weather
hot: high temperature | heat, warm, hot air balloon, trending, popular | thermometer, temperature, summer, fire, price
humidity: moisture | dampness, water drop, relative humidity, dew point, humidifier, dehumidifier, evaporation | weather, rain, percentage, air
hurricane: cyclone, typhoon | tropical storm, tornado, whirlwind, storm, twister, coriolis effect, natural disaster | weather, wind, disaster, spiral
ice: | ice cream, ice cube, ice skating, frozen, freeze, ice cream cone, icecream | cold, dessert, winter, snow
index: uv index | ultraviolet index, sun index | sun, weather, uv, skin
light: traffic light | stoplight, traffic signal, prism, light ray, lamp | street, crossing, refraction, rainbow
lightning: bolt, lightning bolt, thunderbolt | flash, thunder, thunderstorm, electricity, zap, storm, power, quick | energy, fast, weather, electric, charge
mist: fog | haze, foggy, misty, low visibility | weather, cloud, damp, drizzle, steam
moisture: soil moisture | humidity, dampness, wetness, irrigation | water, drop, soil, field, agriculture
moon-eclipse: lunar eclipse, eclipse | dark moon, astronomy | sky
moon-star: night mode, dark mode, night, clear night | sleep, bedtime, good night, ramadan, crescent, islam | sky, theme, evening
moon-stars: night mode, dark mode, night, starry night, clear night | sleep, bedtime, good night, do not disturb, dream | sky, theme, evening
moonset: moon setting | moon going down, moon down | moon, night, horizon, arrow
night: night mode | nighttime, dark mode, nocturnal, moon, evening | camera, dark, stars, sleep
rain: rainy, rainfall | shower, drizzle, downpour, precipitation, wet | weather, cloud, umbrella, storm, forecast, water
rainbow: | pride, rainbow arc, multicolour | colour, weather, lgbt, lgbtq, gay, sky, unicorn, hope
rainbow-cloud: rainbow, after the rain | hope, pride, dream, fantasy | weather
rainy: rain | wet, rainfall, showers, drizzle, rain cloud | cloud, weather, forecast
shade: dry in the shade, dry in shade | out of the sun, laundry symbol, shadow | laundry, washing, care label
shooting-star: falling star, meteor, comet | wish, make a wish, magic, meteorite | sky, night, space
showers: rain showers, rain | heavy rain, downpour, rainy | weather, cloud, forecast, wet
snow: | snowfall, snowy, snowflake, blizzard, sleet | winter, weather, cold, cloud, ice, christmas, freezing
snowflake: snow | ice crystal, frost, freeze, snow crystal, frozen | winter, cold, christmas, weather, air conditioning, cooling, freezer, holiday, snowball
snowman: | frosty, winter figure, snow figure, winter fun | winter, christmas, snow, cold, snowball, snow day
snowy: snow | snowfall, snow cloud, flurry, snow shower | winter, cloud, weather
steam: | hot, vapour, vapor, game store | ironing, gaming, video game, soup, laundry, water, game platform
storm: | thunderstorm, lightning, hurricane, tempest, cyclone, windstorm, squall | weather, cloud, rain, thunder, wind, tropical
sun: | sunny, sunshine, light mode, brightness, light theme, clear sky, daylight | day, summer, weather, solar, hot, warm, morning, heat, bright
sun-dim: low brightness, brightness down, light mode, dim | brightness, dimmer, soft light, decrease brightness | display, screen
sun-high: sunny, strong sun, brightness up | midday, hot day, bright | weather, summer
sun-horizon: sunrise, sunset, dawn, dusk | horizon, morning, evening, daybreak | sea, day
sun-low: low sun, brightness down | weak sun, dim | weather
sun-medium: brightness, medium brightness, light mode | day mode, brightness up | display, screen
sun-moon: theme toggle, dark mode, light mode, day and night, toggle theme, theme switch | color scheme, appearance, day night, auto theme, switch theme, light dark | display, brightness
sun-snow: winter sun, seasonal, hot and cold | changing temperature, air conditioning, climate control, all season | weather, thermostat
sunrise: dawn, daybreak | sun up, sunup, morning | sun, weather, day, horizon, early, tomorrow, new day
sunset: dusk, sundown | evening, nightfall, twilight, moonrise | sun, weather, night, horizon, beach
temp: temperature | thermometer, hot, cold | weather, heat, degrees
temp-cold: cold, low temperature, freezing | frost, winter, thermometer, cool | weather
temp-hot: hot, high temperature, heat | warm, summer, thermometer, fever | weather
temperature: thermometer | temp, degrees, celsius, fahrenheit, heat | hot, cold, weather, fever, climate, heating
temperature-celsius: celsius, degrees celsius, centigrade | degree, temperature unit | weather, thermometer
temperature-fahrenheit: fahrenheit, degrees fahrenheit | degree, temperature unit | weather, thermometer
thermometer: temperature | temp, degrees, fever | weather, hot, cold, health, heat, medical, ill, celsius, fahrenheit
thermometer-cold: cold, low temperature, freezing | frost, winter, chill, cool | weather
thermometer-hot: hot, heat, high temperature, heatwave | warm, summer, fever | weather
thermometer-snowflake: cold, low temperature, freezing, temperature cold | frost, winter, below zero, chill, cool | weather, freezer
thermometer-sun: hot, heat, high temperature, heat wave, temperature hot | warm, summer, hot weather, fever, global warming | weather, climate
thunderstorms: lightning storm | thunder, lightning, stormy, storm | cloud, rain, weather
tornado: twister | whirlwind, cyclone, hurricane | storm, weather, wind, disaster, vortex
tracks: storm tracks, storm path | tropical storm, hurricane path, cyclone path, course | weather, storm, forecast
tropical: tropical storm | hurricane, cyclone, typhoon | storm, weather, wind, warm
tropical-storm: hurricane, cyclone, typhoon | storm, tornado, whirlwind | weather, disaster
tsunami: tidal wave | giant wave, huge wave, flood wave | disaster, sea, earthquake
typhoon: hurricane, cyclone | tropical storm, tropical cyclone | storm, wind, weather
umbrella-off: no umbrella, uninsured | dry weather, keep dry | rain, insurance
uv: ultraviolet, uv index | sun protection, uv rays | sun, weather, sunburn, skin, summer, radiation
uv-index: uv, sun protection factor, ultraviolet | sunburn, spf, sunscreen | weather, skin
warm: hot, heat | warm up, high temperature | thermometer, temperature, workout
waves-arrow-down: low tide, ebb, falling water | tide, drought | sea, coast
waves-arrow-up: high tide, rising tide, flood, rising water | tide, sea level rise, flooding | sea, coast
whirl: swirl, vortex | whirlpool, whirlwind, spin, twirl, spiral | wind, storm, hypnosis
wind: windy | breeze, gust, blow, gale, breezy | weather, air, storm, ventilation, fan, turbine, forecast
wind-arrow-down: air pressure, downdraft | falling wind, low wind | weather
winds: slow wind | breeze, light wind, gust | weather, air, forecast
windsock: wind sock | wind direction, wind indicator, wind cone | airport, wind, weather
windy: wind | breezy, gusty, blowy, gale | weather, cloud, storm, air
zap: lightning, lightning bolt, bolt, flash | thunderbolt, electricity, electric, power, thunder | energy, fast, charge, quick action, speed, automation, shock, shocking
`;
