// Further things that no icon is named after, and what they are drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
agate, aquamarine, geode, gemstone, jewel stone: gem, diamond
alcove, cloister, archway, portico: building-arch, columns, door
almanac, calendar book, diary planner: calendar, book, notebook
altar, pew, steeple, chalice: church, cross, candle
armory, arsenal, gauntlet, battleaxe, lance, scabbard, sheath: swords, sword, shield, axe
arbor, pergola, gazebo: plant, tree, fence
arugula, dill, butternut, squash vegetable, gourd, kelp, endive: salad, carrot, leaf, plant
buckwheat, wheat grain, chaff, cornfield, haystack, hay bale, bushel, paddock, mulch: wheat, plant, tractor
aurora, northern lights: stars, moon-stars, sparkles
babysitter, nanny, au pair, childminder: baby-carriage, baby, kid, user
badlands, mesa, tundra, outback, wasteland: mountain, cactus, sun
ballroom, ball gown, debutante: music, dress, disco
balm, lip balm, lipbalm, ointment, salve: bottle, medicine-syrup, sparkles
barracks, outpost, rampart: building-castle, castle, military-rank, flag
bellows, brazier, cinder, ember, pyre, emberglow: flame, campfire, fire
bezel, washer ring, gasket, piston: circle, settings, engine
bisque, gumbo, consomme: soup, bowl
blister, scab, scald: bandage, droplet, first-aid
blowtorch, gas torch: flame, fire, tool
bolster, throw pillow: bed, sofa
bootleg, pirated, plagiarize, plagiarism, forgery copy: copy, skull, ban
boutonniere, corsage, bouquet of flowers: flower, rose
braid, pigtail, pigtails: scissors, user
bramble, bracken, heather, lichen, cattail, undergrowth: plant, leaf, flower
bread box, breadbox: bread, box
breakwater, sandbag, dam wall: waves, wall
bridle, reins, spur, yoke: horse, horseshoe
brim, fez, top hat, bowler: hat, chef-hat, cowboy-hat
burlap, calico, cashmere, chiffon, gingham, tweed, tassel, ruffle, drapery, lapel: hanger, shirt, grid
burrow, den, rabbit hole: rabbit, home, paw
camisole, onesie, bodice: shirt, baby, hanger
carabiner, climbing gear, mountaineer, mountaineering: mountain, link, rope
carcass, carnage, gore: skull, bone
caster, castor wheel: wheel
catacomb, ossuary: skull, grave
catnip, cat treat, scratching post: cat, paw
cellist, chamber music, string quartet, lyre: music, guitar
centaur, dryad, griffin, minotaur, nymph: horse, wand, feather
charcuterie, delicatessen, cold cuts: sausage, cheese, meat, store
chocolatier, confectioner, confectionery, gumdrop: candy, chocolate, lollipop
cliffhanger, suspense, thriller: movie, mountain, book
cloudburst, heavy rain: cloud-rain, cloud-storm
clubhouse, treefort: home, flag, users
cobble, cobblestone, paving, paving stone: brick-wall, road, grid
collarbone, forearm, earlobe, scalp, gizzard: bone, user, ear, muscle
compressor, air compressor: gauge, tool, air-conditioning
coverall, boiler suit, hazmat suit: biohazard, helmet, hanger
creamer, eggnog: milk, cup, coffee
crumpet, enchilada, crumble dessert, panini bread: bread, taco, cake
dashcam, dashboard camera: camera, car, device-cctv
deckhand, ship mate, sailor crew: anchor, ship, user
decoy, bait, lure: fish, target, fish-hook
derby, horse race: horse, trophy, hat
dewdrop, water drop: droplet, leaf
diorama, figurine, statuette, trophy figure, bobblehead: building-monument, award, horse-toy
dirtbike, dirt bike, quad bike, atv: motorbike, motorcycle, bike
ditch, gully, trough: shovel, waves, droplet
dog tag, dogtag, pet tag: tag, dog, military-award
drawstring, shoestring: bag, shoe
dugout, dumbwaiter, service lift: elevator, stairs-down
ebony, hardwood, mahogany, plywood: wood, tree
emery, nail file: tool
eyeshadow, eye makeup: eye, brush, palette
fish tank, fishtank, aquarium, guppy, fish bowl, goldfish bowl: fish, waves, droplet
flagship, flagship store: flag, ship, building-store
fleece, wool jumper: jacket, shirt, hanger
flint, tinder box, matchstick: flame, fire
floss, dental floss, flossing: dental, tooth
flotilla, armada, galley ship, galleon: ship, sailboat, anchor
foghorn, air horn: megaphone, ship, volume
footbath, foot spa: bath, droplet, footprints
forceps, surgical instruments: scissors, tool, stethoscope
frankincense, essential oils: candle, bottle, droplet
fuselage, gangway, jetway: plane, stairs
glowstick, glow stick, rave: bulb, confetti, wand
gnat, midge, inchworm, grub: bug, worm
goalpost, goal post, crossbar: ball-football, soccer-field, target
goldmine, gold mine, nugget, gold nugget: pick, gold, coins, diamond
grandstand, bleachers: stairs, building-stadium, users
grater, cheese grater, griddle, rolling board: cheese, tools-kitchen, pan
gumboots, wellington boots, wellingtons: boot, cloud-rain, droplet
halfpipe, skate park: skateboard, skateboarding
herbalist, naturopath, herbal medicine: leaf, plant, mortar
hillside, slope hill: mountain, trees
hobby horse, hobbyhorse, rocking horse: horse-toy, horse
ibex, chamois: deer, mountain
ice pack, icepack, ice pick, icepick: snowflake, bandage, ice
inlet, cove, lagoon bay: waves, beach, anchor
insulator, resistor, capacitor: circuit-resistor, bolt, cpu
kickstand, bike stand: bike
kneepad, knee pad, shin guard: shield, body-part-leg, roller-skating
labradoodle, cockapoo, golden retriever: dog, paw
lacquer, varnish, gloss paint: paint, brush, droplet
lint, lint roller: paint-roller, brush, shirt
lintel, mantle, mantelpiece, hearth: flame, home, door
mail room, mailroom: mail, mailbox, inbox
mitt, oven glove, oven mitt: glove, hand, oven
moat, castle moat: castle, waves
mouse pad, mousepad, mouse mat: mouse, square
noose: rope, skull, ban
oxcart, horse cart, waterwheel: wheel, cart, horse
pacemaker, defibrillator: heartbeat, heart, activity, bolt
pedestal, plinth, stand podium: podium, trophy
peephole, door viewer: eye, door
poster, billboard, placard: photo, speakerphone, frame, sign
prune, dried fruit: cherry, grape
pueblo, village, hamlet: home, building-community
rainforest, jungle, amazon rainforest: trees, tree, tree-palm, leaf
rosebud, rose bud: rose, flower
sawmill, woodshed, lumber yard: wood, axe, trees
shale, stalactite, sediment: stone, mountain
shrapnel, grenade fragment: bomb
snowdrift, snow bank: snowflake, snow, wind
trestle, railway bridge: bridge, table
washcloth, flannel cloth, face cloth: towel, bath, wash
wick, candle wick: candle, flame
wicker, wicker basket: basket
windowsill, window sill, window box: window, plant
after party, afterparty, celebrant, wedding reception: confetti, champagne, music, party
accomplice, partner in crime: users, mask
cabdriver, cab driver, taxi driver: taxi, car, user
cornucopia, horn of plenty: basket, apple, grape
absorbent, paper towel, kitchen roll: toilet-paper, droplet, paper
adhesion, adhesive, sticky tape, sellotape, scotch tape, duct tape: sticker, tape, sticker-2
aerobics, zumba, workout class: stretching, gymnastics, run, yoga
`;
