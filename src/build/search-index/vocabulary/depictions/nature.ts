// Animals, plants and the earth that no icon is named after, and what they are drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
anaconda, python snake, rattlesnake, boa: worm, python, brand-python
armadillo, echidna, porcupine, tapir, lemur, gibbon, stoat, polecat, mink, wolverine, marmot, vole, beaver, anteater, aardvark: paw-print, paw, squirrel, rat
impala, gazelle, reindeer, caribou, moose, elk: deer, paw-print
lynx, wildcat, vixen, cheetah, bobcat: cat, paw-print
corgi, doberman, rottweiler, spaniel, schnauzer, whippet, sheepdog, puppy, pup, watchdog, guard dog: dog, paw-print, bone
werewolf, ogre, orc, cyclops, troll, goblin, beast: ghost, skull, moon, monster
manatee, narwhal, sea lion, walrus seal, halibut, haddock, mackerel, sole fish, plaice, cod fish: fish, waves, anchor
jackdaw, kookaburra, lark, thrush, starling, sparrowhawk, warbler, oriole, grouse, ptarmigan, spoonbill, waterfowl, gosling, duckling: bird, feather, egg
locust, woodlouse, woodworm, housefly, earwig, termite, aphid: bug, bug-02
velociraptor, triceratops, stegosaurus, mammoth fossil: bone, egg, skull
silkworm, tapeworm, leech: worm, bug
birdcage, bird cage, cage: bird, grid
beak, plumage: bird, feather
mallard, waterbird: bird, waves
sheep, lamb, ewe, ram sheep, goat, alpaca, llama: paw-print, paw, cloud
tiger, lion, panther, leopard, jaguar: cat, paw-print, paw
bluebell, buttercup, geranium, hyacinth, pansy, petunia, snapdragon, wisteria, primrose, lupin, foxglove, freesia, fuchsia, poinsettia, wildflower, chrysanthemum, dandelion, flowerbed, anemone: flower, rose, tulip, plant
juniper, hawthorn, eucalyptus, mulberry tree, rowan, treetop, treetops, canopy: tree, trees, leaf
pinecone, pine cone, conifer: tree-evergreen, tree-pine, tree, christmas-tree
mistletoe, holly, wreath, garland, tinsel, bauble: christmas-tree, leaf, clover
nettle, reed, seaweed, algae, knapweed, topiary, trellis, hedge: plant, leaf, waves, fence
grapevine, vine: grape, plant, leaf
wheatgrass, hydroponics, greenhouse: plant, seedling, leaf
estuary, fjord, waterway, canal: waves, ripple, ship, mountain
seabed, ocean floor: waves, anchor, fish, shell
highlands, foothills, plateau, alps, himalaya, everest: mountain, mountain-snow
limestone, quartz, crystal rock, boulder, pebble, rubble, gravel: stone, diamond, gem, mountain
northpole, north pole, arctic, antarctica, south pole, polar: snowflake, compass, world, mountain-snow
turbulence, nimbus, gust, squall: cloud, wind, storm, plane
sleet, downpour, hailstorm, drizzle, snowstorm: cloud-rain, cloud-snow, cloud-hail, snowflake
monsoon, rainy season, rainfall: cloud-rain, umbrella, droplets
season, seasons, seasonal, four seasons: sun, leaf, snowflake, flower, calendar
snowball, snow ball: snowflake, snowman, ball
isobar, meteorologist, weather forecast, forecast: cloud-sun, sun, cloud, cloud-rain
powder, dust particles, grain: dots, bottle, droplets
pollen, hay fever, hayfever, allergen, allergy: flower, plant, mask, nose
predator, wild beast, hunter animal: paw-print, target, paw
species, breed of animal, fauna, flora: paw, paw-print, leaf, dna
shipwreck, sunken ship, wreckage: ship, anchor, waves, submarine
eruption, lava: volcano, flame, mountain
seismograph, richter scale, tremor quake: activity, wave-saw-tool, world
`;
