// Nature and plants: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
acorn: oak nut | nut, seed, oak | squirrel, autumn, fall, forest, tree
aquarius: water bearer | zodiac, star sign, horoscope | astrology, january, february, waves
aries: ram sign | zodiac, star sign, horoscope, ram | astrology, march, april
atom: | molecule, nucleus, electron, nuclear, particle | science, physics, chemistry, react, energy, proton
cactus: cacti | succulent, desert plant | desert, plant, mexico, nature, dry, pot
campfire: bonfire, camp fire | fire, fireplace, flame | camping, outdoors, wood, scout, warm
cancer: crab sign | zodiac, star sign, horoscope, crab | astrology, june, july
cannabis: marijuana, weed | hemp, ganja, pot, thc, cbd, dope | leaf, drug, plant, smoking, 420
capricorn: sea goat | zodiac, star sign, horoscope | astrology, december, january, goat
chemistry: | chemical, flask, test tube, experiment, lab, laboratory | science, research, molecule, reaction, school
christmas: xmas, yule | christmas tree, christmas ball, bauble, noel, ornament | holiday, december, winter, santa, decoration, gift
clover: shamrock, four leaf clover | lucky clover, trefoil, luck | irish, ireland, lucky, st patrick, leaf, green
comet: shooting star | meteor, falling star, asteroid | space, astronomy, sky, night
crescent: crescent moon | star and crescent, islam, muslim, moon | religion, mosque, ramadan, turkey, night
dna: double helix, deoxyribonucleic acid | genetics, genome, gene, genetic, helix, rna, chromosome | biology, science, heredity, biotech, lab
drop: droplet, water drop, raindrop | water, liquid, drip, drag and drop, tear, blood drop, opacity | rain, humidity, ink, oil, blood, dropdown
droplet: drop, water drop, raindrop | water, drip, liquid, tear, moisture, humidity | rain, blood, ink, hydration, wet
droplets: drops, water drops | raindrops, water, humidity, rain, moisture, sweat | wet, weather, liquid, splash
eco: ecological, eco friendly | green, environmentally friendly, sustainable, energy saving, leaf | environment, nature, battery, power saving, organic
energy: | electricity, renewable energy, electric power, bolt, green energy, biomass, solar, power | battery, environment, eco, lightning
evergreen: conifer, pine tree | fir tree, pine, christmas tree, spruce, fir | forest, tree, nature, winter
feather: quill, plume | quill pen, write, light, writing | bird, lightweight, poetry, author, soft
fire: flame, blaze | burn, hot, trending, popular, burning, streak, lit, campfire | heat, warm, emergency, firewall, danger, calories, firefighter
flame: fire, blaze | hot, burn, trending, popular, streak, campfire, gas, lit | heat, warm, calories, tinder, energy
flask: | erlenmeyer flask, beaker, conical flask, test tube, lab, experiment, beta | chemistry, science, laboratory, research, testing
flower: blossom, bloom | rose, daisy, tulip, lotus, floral, sunflower | plant, garden, spring, nature, florist, petal, macro
galaxy: milky way | universe, cosmos, spiral galaxy, outer space | space, stars, astronomy, planet
green: | lettuce, salad, greenhouse, glasshouse, eco, sustainable, leafy green | plant, vegetable, color, nature
heart: love | like, favorite, favourite, romance, valentine, affection, hearts | health, lives, passion, wishlist, donate, charity, care, cardiology, dating
hearts: | heart, love, heart suit, card suit, valentines | cards, poker, casino, romance, like
hop: | hop cone, brewing | beer, plant, brewery, gluten
horizon: | sunrise, sunset, road ahead, dawn, skyline | sun, road, landscape, morning
lab: laboratory | flask, test tube, experiment, beaker, research | science, chemistry, test
laurel: laurel wreath | bay leaf, victory wreath, award wreath | award, winner, victory, olympics, honor
leaf: | foliage, maple leaf, leaves, eco, organic, vegan, vegetarian | nature, plant, environment, green, tree, autumn, sustainable, bio
leo: lion sign | zodiac, star sign, horoscope, lion | astrology, july, august
libra: scales sign | zodiac, star sign, horoscope, scales, balance | astrology, september, october
lotus: water lily | flower, blossom | yoga, meditation, zen, spa, buddhism, wellness, purity
macro: close up, macro photography | macro mode, near focus | camera, flower, photo, lens
mars: male | man, masculine, male symbol | gender, sex, planet, red planet, astronomy, astrology
meteor: shooting star, falling star | comet, meteorite, asteroid, fireball | space, astronomy, sky, wish, impact, dinosaur
moon: crescent, crescent moon | dark mode, night, night mode, lunar, dark theme, sleep | sky, bedtime, do not disturb, evening, ramadan, nighttime
mountain: | peak, hill, summit, mount, alps | hiking, climbing, landscape, nature, outdoors, ski, snow, travel, goal
mountains: mountain range | peaks, hills, summit, alps, sierra | hiking, landscape, nature, outdoors, climbing, travel, wilderness
orbit: | revolve, planetary orbit, circle around, trajectory | space, planet, satellite, astronomy, solar system, atom, rotation
palm: | palm tree, coconut tree, hand palm, open hand, high five | beach, tropical, island, hand, vacation, summer, stop, holiday
phosphor: phosphor icons | icon family | icon library, design
planet: | world, saturn, ringed planet, globe | space, astronomy, universe, solar system, galaxy, orbit, earth
plant: | houseplant, sprout, seedling, leaf, potted plant, herb, green | nature, gardening, garden, grow, eco, ecology, factory
potted: potted plant, houseplant | pot plant, indoor plant | plant, garden, decoration, home, leaf
recycle: recycling | reuse, recycling symbol, recyclable, reprocess | environment, eco, waste, green, sustainability, trash, ecology, bin, three arrows
ripple: | wavy lines, xrp, wave | water, cryptocurrency, currency, coin, crypto
rose: | flower, compass rose, red rose | love, valentine, romance, garden, florist, wind, chart, blossom
saturn: | ringed planet, planet | space, astronomy, solar system, astrology, rings
seedling: sprout, sapling | young plant, shoot, germinate | plant, grow, growth, nature, gardening, eco, spring, seed
shining: | sparkle, glowing, shine, glitter, twinkle | star, clean, light, magic, ai
shooting: shooting star, falling star | meteor, comet | star, wish, space, sky, night
soil: | earth, ground, dirt | moisture, temperature, farming, agriculture, garden, plant
spark: sparkle | ai, flash, shine, spark of inspiration, star | magic, electricity, new, idea
sparkle: ai, shine | glitter, twinkle, magic, sparkling star, gleam | star, new, artificial intelligence, clean, generate, enhance
sparkles: ai, glitter | magic, stars, shine, twinkle, generate, artificial intelligence | new, clean, auto enhance, generative ai, fantasy, special
sparkling: sparkle | ai, shining, glitter, twinkle, shine | stars, magic, clean, new
stars: sparkles | starry, night sky, sparkle, rating | sky, magic, ai, night, space, moon
telescope: spyglass | observatory, stargazing, astronomy | space, stars, planet, look, explore, discover, science
tree: | deciduous tree, evergreen, pine tree, palm tree, tree view, hierarchy, fir tree | forest, nature, park, garden, environment, leaf, structure
trees: forest, woods | woodland, wood, grove | nature, park, outdoors, environment, camping
tulip: tulip flower | flower, blossom, bloom | spring, garden, netherlands, holland, florist
water: | glass of water, drop, droplet, drinking water, aqua, liquid | drink, wet, hydration, humidity, rain, ocean, energy, plumbing
wave: | sine wave, ocean wave, wavy line, sea, hello, waveform | water, surf, beach, signal, sound, hand, frequency
waves: | sea, ocean, water waves, wavy lines | water, swimming pool, surf, beach, tide, river, lake, steam
`;
