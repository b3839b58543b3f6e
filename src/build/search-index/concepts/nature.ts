// Nature and plants: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
acorn: oak nut | nut, seed, oak | squirrel, autumn, fall, forest, tree, walnut, hazelnut
aquarius: water bearer | zodiac, star sign, horoscope | astrology, january, february, waves
aries: ram sign | zodiac, star sign, horoscope, ram | astrology, march, april
asteroid: meteoroid, space rock | meteor, meteorite, minor planet | space, comet, astronomy, crater
atom: | molecule, nucleus, electron, nuclear, particle, quantum, isotope, neutron, proton, fission, nuclear physics | science, physics, chemistry, react, energy
atomic: atom, nuclear | atomic energy, nuclear power, radioactive | physics, science, electrons, energy
avalanche: snowslide | snow slide, landslide | mountain, snow, disaster, danger
battery-eco: green battery, eco battery, power saving | energy saver, green energy, rechargeable | electricity
bio: organic | bioenergy, biofuel, eco, biological | leaf, energy, green, nature
biomass: bioenergy | biofuel, renewable energy, organic fuel | energy, green, plant, power
black: black hole | dark, singularity | space, colour, gravity, astronomy
black-hole: wormhole, singularity | galaxy, vortex | space
building-wind-turbine: wind turbine, wind power, windmill | wind energy, renewable energy, wind farm | electricity
cactus: cacti | succulent, desert plant | desert, plant, mexico, nature, dry, pot
campfire: bonfire, camp fire | fire, fireplace, flame | camping, outdoors, wood, scout, warm, survive, survival
cancer: crab sign | zodiac, star sign, horoscope, crab | astrology, june, july
cannabis: marijuana, weed | hemp, ganja, pot, thc, cbd, dope, spliff, reefer, mary jane, bud | leaf, drug, plant, smoking, 420, chronic, sativa, indica, doobie, joint, smoke
capricorn: sea goat | zodiac, star sign, horoscope | astrology, december, january, goat
chemistry: | chemical, flask, test tube, experiment, lab, laboratory | science, research, molecule, reaction, school
christmas: xmas, yule | christmas tree, christmas ball, bauble, noel, ornament | holiday, december, winter, santa, decoration, gift
christmas-ball: bauble, christmas ornament, xmas ornament | christmas decoration, christmas | december
christmas-tree: xmas tree, fir tree | christmas, yule, tree pine, holly, yuletide, noel, advent, wreath | december, holiday
clover: shamrock, four leaf clover | lucky clover, trefoil, luck | irish, ireland, lucky, st patrick, leaf, green
clover-2: four leaf clover, lucky clover, shamrock | luck, st patricks day | ireland
comet: shooting star | meteor, falling star, asteroid | space, astronomy, sky, night
constellation: star sign, star pattern | big dipper, asterism, zodiac, stars | astronomy, space, night, sky
crescent: crescent moon | star and crescent, islam, muslim, moon | religion, mosque, ramadan, turkey, night
crust: earth's crust | geological layers, strata, earth layers | geology, earth, soil
deciduous: broadleaf tree, leafy tree | deciduous tree, oak | tree, forest, park, nature
desert: | sand dunes, dune, sahara, cactus | sand, hot, dry, landscape, camel
dna: double helix, deoxyribonucleic acid | genetics, genome, gene, genetic, helix, rna, chromosome | biology, science, heredity, biotech, lab
drop: droplet, water drop, raindrop | water, liquid, drip, drag and drop, tear, blood drop, opacity | rain, humidity, ink, oil, blood, dropdown
droplet: drop, water drop, raindrop | water, drip, liquid, tear, moisture, humidity, bleed, bleeding, spill, spilled | rain, blood, ink, hydration, wet, pure, purify, pour, spit
droplets: drops, water drops | raindrops, water, humidity, rain, moisture, sweat | wet, weather, liquid, splash
earthquake: quake, seism | tremor, seismic, collapsing building | disaster, house, richter, insurance
eco: ecological, eco friendly | green, environmentally friendly, sustainable, energy saving, leaf | environment, nature, battery, power saving, organic
eco-energy: green energy, clean energy, renewable energy | eco power, sustainable | electricity
energy: | electricity, renewable energy, electric power, bolt, green energy, biomass, solar, power | battery, environment, eco, lightning
evergreen: conifer, pine tree | fir tree, pine, christmas tree, spruce, fir | forest, tree, nature, winter
falling: falling star, shooting star | meteor, wishing star, dropping | night, sky, wish, space
feather: quill, plume | quill pen, write, light, writing | bird, lightweight, poetry, author, soft, fluffy
fire: flame, blaze | burn, hot, trending, popular, burning, streak, lit, campfire | heat, warm, emergency, firewall, danger, calories, firefighter
fire-pit: campfire, bonfire | flame kindling, fireplace | camping
fish-bone: fishbone, fish skeleton | ishikawa, leftovers | cat
fish-symbol: ichthys, jesus fish, fish | seafood, allergen fish, pescatarian | animal
flame: fire, blaze | hot, burn, trending, popular, streak, campfire, gas, lit, hell | heat, warm, calories, tinder, energy
flame-kindling: camp fire, bonfire, fire pit | fire, fireplace, outdoors | camping
flare: lens flare | sunburst, sparkle, glint, shine | light, star, camera, glow
flask: | erlenmeyer flask, beaker, conical flask, test tube, lab, experiment, beta, acid, corrosive, experimental | chemistry, science, laboratory, research, testing
flower: blossom, bloom | rose, daisy, tulip, lotus, floral, sunflower | plant, garden, spring, nature, florist, petal, macro, meadow
flower-lotus: lotus, water lily, spa flower | zen, yoga, wellness, meditation, serenity, enlightenment, padma, meditate | flower
flower-pot: potted plant, house plant, plant pot | plant, gardening | decor
flower-tulip: tulip, spring flower | flower, holland, spring | garden
galaxy: milky way | universe, cosmos, spiral galaxy, outer space | space, stars, astronomy, planet
geology: | earth layers, strata, rock, earth crust | earth, science, mining
gibbous: gibbous moon | waxing gibbous, waning gibbous, moon phase | moon, night, astronomy
gravity: | falling, newton, gravitation, drop | physics, apple, weight, science
green: | lettuce, salad, greenhouse, glasshouse, eco, sustainable, leafy green | plant, vegetable, color, nature
heart: love | like, favorite, favourite, romance, valentine, affection, hearts | health, lives, passion, wishlist, donate, charity, care, cardiology, dating, cuddle, desire, intimacy
hearts: | heart, love, heart suit, card suit, valentines | cards, poker, casino, romance, like
hop: | hop cone, brewing | beer, plant, brewery, gluten
horizon: | sunrise, sunset, road ahead, dawn, skyline | sun, road, landscape, morning
horse-head: horse, equestrian | knight, riding | animal
house-solar-panel: solar roof, solar home, solar panel | green home, renewable energy | electricity
hydro: hydro power, hydropower | hydroelectric, water power, hydroelectricity | energy, water, dam, renewable
hydro-power: water power, hydroelectric, water energy | hydroelectricity, dam, renewable energy | electricity
iceberg: | ice berg, floe, tip of the iceberg | sea, ice, arctic, titanic
jupiter: | gas giant, planet | space, astronomy
kindling: campfire | camp fire, bonfire, firewood, fire starting | fire, wood, camping, burn
lab: laboratory | flask, test tube, experiment, beaker, research | science, chemistry, test
lake: pond | lakeside, loch, water | nature, mountain, fishing, landscape
land-plot: plot of land, parcel of land, land area | real estate, property, golf flag, surveying | map
laurel: laurel wreath | bay leaf, victory wreath, award wreath | award, winner, victory, olympics, honor
leaf: | foliage, maple leaf, leaves, eco, organic, vegan, vegetarian | nature, plant, environment, green, tree, autumn, sustainable, bio, compost, composting
leaf-maple: maple leaf, autumn leaf, canada | fall, autumn | nature
leafy-green: lettuce, salad, cabbage, spinach | vegetable, greens, vegan, kale | food
leo: lion sign | zodiac, star sign, horoscope, lion | astrology, july, august
libra: scales sign | zodiac, star sign, horoscope, scales, balance | astrology, september, october
lotus: water lily | flower, blossom | yoga, meditation, zen, spa, buddhism, wellness, purity
macro: close up, macro photography | macro mode, near focus | camera, flower, photo, lens
maple: maple leaf, maple tree | leaf, autumn leaf, fall leaf | canada, autumn, fall, tree, syrup
mars: male | man, masculine, male symbol, masculinity | gender, sex, planet, red planet, astronomy, astrology
meteor: shooting star, falling star | comet, meteorite, asteroid, fireball | space, astronomy, sky, wish, impact, dinosaur
moon: crescent, crescent moon | dark mode, night, night mode, lunar, dark theme, sleep, night shift | sky, bedtime, do not disturb, evening, ramadan, nighttime, tonight, insomnia, nightmare, pajamas, pyjamas
mountain: | peak, hill, summit, mount, alps, difficult, difficulty, valley, hard | hiking, climbing, landscape, nature, outdoors, ski, snow, travel, goal, steep, uphill, downhill
mountain-snow: snowy mountain, peak, summit, alps | mountains, hiking, everest, ski resort, landscape | nature, climbing
mountains: mountain range | peaks, hills, summit, alps, sierra | hiking, landscape, nature, outdoors, climbing, travel, wilderness
north-star: sparkle, guiding star, polaris | goal, compass star, mission | sky
nuclear-plant: nuclear power plant, cooling tower, power station | reactor, nuclear energy | electricity, pollution
nuclear-power: nuclear energy, atomic energy, nuclear plant | reactor, radioactive, atom | electricity
ophiuchus: serpent bearer | thirteenth sign, 13th zodiac sign, snake bearer | zodiac, star sign, astrology
orbit: | revolve, planetary orbit, circle around, trajectory | space, planet, satellite, astronomy, solar system, atom, rotation
palm: | palm tree, coconut tree, hand palm, open hand, high five | beach, tropical, island, hand, vacation, summer, stop, holiday
palmtree: palm tree, palm | coconut tree, coconut palm, tropical tree | beach, island, holiday, vacation
paw-print: paw, pet, animal track, footprint | dog, cat, pets, pet friendly, vet, animal
phosphor: phosphor icons | icon family | icon library, design
pine: pine tree, fir | conifer, evergreen, christmas tree, spruce, fir tree | forest, wood, nature
pine-tree: conifer, evergreen, fir tree, tree pine | christmas tree, forest, spruce | nature
planet: | world, saturn, ringed planet, globe | space, astronomy, universe, solar system, galaxy, orbit, earth
plant: | houseplant, sprout, seedling, leaf, potted plant, herb, green | nature, gardening, garden, grow, eco, ecology, factory, fertilizer, meadow, swamp
plant-pot: house plant, flower pot, potted plant | plant, indoor plant, gardening | decor
potted: potted plant, houseplant | pot plant, indoor plant | plant, garden, decoration, home, leaf
potted-plant: house plant, pot plant, plant pot, flower pot | plant, indoor plant, succulent, gardening | decor
recycle: recycling, upcycle, upcycling | reuse, recycling symbol, recyclable, reprocess | environment, eco, waste, green, sustainability, trash, ecology, bin, three arrows, compost, scrap metal, circular economy
renewable: renewable energy, green energy | clean energy, sustainable energy, eco energy, solar power | environment, plant, electricity
renewable-energy: green energy, clean energy, sustainable energy | solar, wind power, eco energy, green power | electricity, climate
ripple: | wavy lines, xrp, wave | water, cryptocurrency, currency, coin, crypto
rose: | flower, compass rose, red rose | love, valentine, romance, garden, florist, wind, chart, blossom
sakura: cherry blossom | cherry tree flower, blossom, japanese cherry | japan, flower, spring
saturn: | ringed planet, planet | space, astronomy, solar system, astrology, rings
seedling: sprout, sapling | young plant, shoot, germinate | plant, grow, growth, nature, gardening, eco, spring, seed
shining: | sparkle, glowing, shine, glitter, twinkle | star, clean, light, magic, ai
shooting: shooting star, falling star | meteor, comet | star, wish, space, sky, night
shrub: bush | hedge, plant, scrub | garden, nature, leaves
soil: | earth, ground, dirt | moisture, temperature, farming, agriculture, garden, plant
solar-electricity: solar panel, solar power, solar energy | photovoltaic, renewable energy | electricity
solar-energy: solar panel, solar power | photovoltaic, renewable energy, green energy | electricity
solar-panel: solar power, solar energy, photovoltaic, solar cell, pv | solar, renewable energy, green energy, solar roof, sun power | electricity, sustainability, roof
solar-power: solar panel, solar energy, sun power | photovoltaic, renewable energy, green energy | electricity
solar-roof: solar panel, solar house, solar home | photovoltaic, renewable energy | electricity, house
solar-system: planets, orbit | astronomy, sun, planet | space
spark: sparkle | ai, flash, shine, spark of inspiration, star | magic, electricity, new, idea
sparkle: ai, shine | glitter, twinkle, magic, sparkling star, gleam | star, new, artificial intelligence, clean, generate, enhance
sparkles: ai, glitter | magic, stars, shine, twinkle, generate, artificial intelligence, fabulous, glamorous | new, clean, auto enhance, generative ai, fantasy, special, neat, tidy, spotless
sparkling: sparkle | ai, shining, glitter, twinkle, shine | stars, magic, clean, new
sprout: seedling | shoot, sapling, young plant, bud | plant, growth, garden, spring
stars: sparkles | starry, night sky, sparkle, rating | sky, magic, ai, night, space, moon
stone: rock | pebble, boulder, gem, mineral | nature, geology, hard
submerge: sink, immerse | dip, under water, flood | water, sea, ball
sun-electricity: solar power, solar energy | photovoltaic, renewable energy | electricity
sustainable: sustainable energy, green energy | eco friendly, renewable energy, sustainability | environment, eco, leaf
telescope: spyglass | observatory, stargazing, astronomy | space, stars, planet, look, explore, discover, science
tent-tree: camping, campsite, campground | camp, tent, glamping, outdoors | nature, holiday
tree: | deciduous tree, evergreen, pine tree, palm tree, tree view, hierarchy, fir tree | forest, nature, park, garden, environment, leaf, structure
tree-deciduous: tree, oak, leafy tree | forest, park, wood, maple | nature
tree-evergreen: pine tree, conifer, fir tree, christmas tree | evergreen, forest | nature, winter
tree-palm: palm tree, palm, coconut tree | tropical, beach, holiday, island, oasis, vacation | summer, nature
tree-pine: pine tree, conifer, evergreen, fir tree, christmas tree, spruce | xmas tree, forest, fir, cedar | nature, winter
trees: forest, woods | woodland, wood, grove | nature, park, outdoors, environment, camping
tulip: tulip flower | flower, blossom, bloom | spring, garden, netherlands, holland, florist
twig: | branch, stick, small branch, bough, sprig | tree, nature, wood
universe: solar system, cosmos | galaxy, space, outer space, planets, orbit | sun, planet, astronomy
volcano: volcanic eruption | eruption, lava, volcanic mountain, magma, caldera, crater, volcanic, natural disaster | mountain, fire, disaster
water: | glass of water, drop, droplet, drinking water, aqua, liquid | drink, wet, hydration, humidity, rain, ocean, energy, plumbing
wave: | sine wave, ocean wave, wavy line, sea, hello, waveform | water, surf, beach, signal, sound, hand, frequency
waves: | sea, ocean, water waves, wavy lines | water, swimming pool, surf, beach, tide, river, lake, steam, creek, brook, swamp, mermaid, swell
wind-electricity: wind power, wind energy, wind turbine | renewable energy, green energy | electricity
wind-power: wind turbine, wind energy, windmill | renewable energy, green energy, wind farm | electricity
wind-turbine: windmill, wind power, wind energy | wind farm, renewable energy, green energy, turbine, water turbine, hydraulic turbine | electricity, sustainability
wood: tree trunk | log, timber, lumber, tree stump, firewood, stump | tree, forest, carpentry
`;
