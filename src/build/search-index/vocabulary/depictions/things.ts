// Things that no icon is named after, and what they are drawn as: animals, food, objects, clothes, places.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
dinosaur, dino, tyrannosaurus, t rex, fossil: bone, skull, egg
alligator, crocodile, croc: turtle, worm, fish
lizard, iguana, gecko, chameleon, reptile: turtle, worm
dragon: flame, fire, sword, ghost-3
frog, toad, tadpole: turtle, droplet, bug, fish
kangaroo, wombat, wallaby, koala, platypus: paw-print, paw, pawprint
baboon, gorilla, ape, chimpanzee, monkey, orangutan: paw-print, paw, banana, tree
badger, raccoon, skunk, otter, hedgehog, weasel, mole, ferret, meerkat, walrus: squirrel, paw-print, paw, rat
bison, buffalo, ox, yak, bull: cow, paw-print, paw, milk
giraffe, elephant, hippo, rhino, rhinoceros, mammoth, antelope, hippopotamus: paw-print, paw, trees
sloth: snail, turtle, zzz, tree
shark, orca, whale: fish, waves, anchor
seahorse, starfish, stingray, blowfish, jellyfish, octopus, squid, coral, reef, puffin fish: fish, shell, waves, fish-symbol
crab, lobster, prawn, crawfish, crayfish: shrimp, fish, shell
oyster, mussel, clam, seashell, scallop: shell, fish
puffin, penguin: bird, feather, snowflake
rooster, cock, hen, cockerel: egg, bird, feather
octopus tentacle, tentacle: fish, waves
centipede, millipede, larva, cocoon: worm, bug, bug-02
beehive, hive, bee, wasp, bumblebee, hornet: hexagon, bug, honey, hexagons
cub, calf, foal, kitten: paw-print, paw, dog, cat
udder: milk, cow
hoof, stirrup, saddle: horse, horseshoe
tusk, fang, claw: tooth, paw-print, paw, bone
yeti, bigfoot, sasquatch: footprints, ghost, mountain-snow, snowman
pegasus, unicorn: horse, horse-toy, sparkles
phoenix: flame, bird, feather
mermaid, siren song, triton: fish, waves, shell
zombie, ghoul, monster, undead: ghost, skull
vampire, dracula: ghost, skull, moon
sphinx, pharaoh, egypt: pyramid, triangle, landmark, ankh
loch ness, kraken, sea monster: fish, waves, ghost
almond, walnut, hazelnut, cashew, pistachio, acorn, chestnut, pecan, macadamia: nut, peanut, bean
peanut, peanuts, groundnut: nut, bean
artichoke, asparagus, beetroot, cauliflower, celery, courgette, zucchini, eggplant, aubergine, leek, radish, turnip, parsnip, spinach, kale, cabbage, lettuce: carrot, salad, vegetarian-food, broccoli, plant, leaf
onion, garlic, shallot, spring onion: carrot, salad, vegetarian-food, clover
potato, yam, sweet potato: french-fries, carrot, vegetarian-food
pineapple, mango, papaya, coconut, kiwi, guava, lychee, passion fruit, dragon fruit, pomegranate: apple, cherry, citrus, tree-palm, banana
soybean, chickpea, lentil, lentils, soya: bean, salad, plant
sesame, poppy seed, sunflower seeds: plant, wheat
vanilla, cinnamon, ginger, turmeric, saffron, clove, nutmeg, cumin, cardamom, curry, paprika, oregano, thyme, rosemary: leaf, plant, pepper, bowl
bagel, pretzel: donut, bread, cookie, croissant
macaroni, lasagna, ravioli, gnocchi, linguine: spaghetti, noodles, bowl, fork
macaroon, macaron, biscotti, shortbread: cookie, cake
nougat, marzipan, fudge, toffee, caramel, marshmallow, praline, truffle: candy, chocolate, lollipop
salami, bratwurst, chorizo, pepperoni, hot dog sausage: sausage, meat, pizza
falafel, shawarma, gyro, doner: bowl, sausage, bread
gravy, vinegar, ketchup, mustard, mayonnaise, mayo, sauce bottle, relish, pesto: bottle, droplet, jar, soup
margarine, butter, lard: milk, cheese, bread, butterfly
yeast, dough, batter: bread, chef-hat, wheat
yolk, omelette, scrambled eggs, egg white: egg-fried, eggs, egg
custard, pudding, mousse, tiramisu, trifle, gelatin, jelly: dessert, cake, ice-cream, bowl
nectar, syrup, maple syrup, honeycomb: honey, jar, droplet, hexagon
appetizer, starter, tapas, antipasto, canape: bowl, salad, plate, cheese, tools-kitchen
feast, banquet, buffet, thanksgiving dinner: tools-kitchen, dish, utensils, bowl, plate, restaurant
appetite, crave, cravings: tools-kitchen, burger, utensils, hamburger, fork-knife
nutritious, nutrition, wholesome, vitamins: apple, salad, carrot, leaf
kosher: star-of-david, meat, cheese, tools-kitchen
halal: star-and-crescent, meat, tools-kitchen
unhealthy, junk food: burger, hamburger, french-fries, pizza, cigarette
homemade, handmade: home, hand, cookie, hand-heart
tasty, yummy, scrumptious, flavour, flavor: mood-tongue, tongue, tools-kitchen, cake, fork-knife
crunchy, crispy: cookie, apple, french-fries
baguette sandwich, panini, blt, sub sandwich: sandwich, bread, baguette
thermos, vacuum flask, water flask: bottle, cup, milk-bottle, coffee
tablecloth, placemat: table, picnic-table, grid
teacup, saucer: cup, coffee, tea
corkscrew, bottle opener, tin opener, can opener, opener: wine, beer, bottle, tool
strainer, colander, sieve: filter, funnel, bowl, tea
cafeteria, canteen, food court, mess hall: tools-kitchen, restaurant, coffee, utensils, chef-hat
lid, pot lid: pot, bowl, cooking-pot, cap
ashtray, cigar, tobacco, nicotine: cigarette, smoking
dumpster, landfill, skip bin: trash, waste, recycle
doll, teddy, puppet, marionette, mannequin, toy soldier: horse-toy, lego, baby, robot
pinball, arcade, coin op: joystick, device-gamepad, game-controller, trophy
hopscotch, seesaw, trampoline, playpen, jungle gym: kid, mood-kid, park, ball, child
swing, swings, playground swing: park, kid, pendulum, tree
pinata, streamer, party popper: confetti, party, candy, gift
stilts, acrobat, trapeze, juggler: circus, stretching, gymnastics, stretching-2
tambourine, xylophone, bongo, triangle instrument, cymbal, maracas: drum, music, music-note
bagpipe, bugle, trumpet, trombone, tuba, horn instrument, cornet, flute, clarinet, saxophone, oboe: music, music-note, music-note-01, megaphone
fiddle, lute, banjo, ukulele, mandolin, harp: guitar, music
chorus, choir, vocals, duet: microphone, music, mic-vocal, users, mic
anthem, hymn, lullaby: music, flag, playlist
accordion instrument, harmonica: music, piano, music-note
typewriter: keyboard, type, writing, feather
stencil, template drawing: shapes, brush, spray, ruler
chisel, sculptor, sculpture, carve, carving: hammer, brush, building-monument, pen-tool
mural, fresco, graffiti: brush, spray-can, paint-brush, wall, paint
stylus, apple pencil: pen, pencil, ipad, device-ipad, tablet-pen
plank, lumber, timber, wood board, beam: wood, trees, axe, log
sawdust, chainsaw, hacksaw, jigsaw tool: axe, trees, tool
mold, mould, moldy, mildew, fungus: mushroom, bacteria, virus
concrete, cement, mortar, asphalt: wall, brick-wall, brick, crane, building
marble, granite, ceramic tile: diamond, circle, texture, grid
jade, ivory, amber, emerald, sapphire, opal, topaz: diamond, gem
brass, steel, iron metal, zinc, magnesium, tin metal, aluminium, copper, titanium, lead metal, nickel: magnet, anvil, metal, atom
nitrogen, oxygen, hydrogen, helium, carbon, isotope: atom, flask, test-tube
ozone, atmosphere, stratosphere: world, cloud, wind, planet
lever, crank, knob: adjustments, joystick, toggle-right, tool
hinge, latch, doorknob, door lock: door, lock, door-lock
furnace, boiler, radiator, heater, central heating: flame, temperature, fire, thermometer
sprinkler, irrigate, irrigation, garden hose: droplet, droplets, plant, water, shower-head
handcart, barrow: garden-cart, cart, shovel
plow, plough, sickle, scythe, hoe, harrow: tractor, shovel, wheat, pickaxe
fertilizer, compost, manure: plant, recycle, leaf, plant-2
scarecrow: wheat, ghost, tractor, plant
sewage, sewer, drainage, wastewater: droplet, waves, toilet, pipeline, water
urinal, bidet, latrine, outhouse: toilet, toilet-paper
toothpick, toothpaste, mouthwash, denture, dentures, braces: dental, tooth
hairbrush, curler, hairstyle, ponytail, wig, hairdo, perm, bun hair: hair-dryer, scissors, user
pacifier, dummy pacifier, baby bottle, rattle, baby toy, teether: baby-bottle, baby, baby-carriage, milk, baby-01
cradle, crib, nursery: baby, baby-bed, bed, baby-carriage, moon
pajamas, pyjamas, nightgown, dressing gown, bathrobe, robe: shirt, bed, moon, hanger
bikini, swimsuit, swimwear, swim trunks: swimming, beach, pool, swimming-pool, underpants
skirt, tutu, gown, petticoat, miniskirt, frock: dress, hanger, hanger-2
lace, velvet, nylon, silk, flannel, linen, wool, fabric, cloth, textile: shirt, needle-thread, needle, hanger, t-shirt, yarn
undershirt, singlet, tank top, jersey, tracksuit, sweatshirt, polo shirt: shirt, t-shirt, shirt-sport, vest
raincoat, waterproof jacket, wellies, rain boots, galoshes: umbrella, jacket, cloud-rain, boot
scarf, shawl, pashmina, poncho, neckerchief: hanger, jacket, shirt-sport, snowflake, hanger-2
hood, beanie, beret, sombrero, turban, bonnet, fedora: hat, chef-hat, cowboy-hat, hat-glasses
suspenders, garter, stockings, tights, pantyhose: socks, sock, underpants, pants
handkerchief, tissue, napkin, kleenex: tissue-paper, paper, towel, toilet-paper
apron, smock, overalls: chef-hat, tools-kitchen, hanger
wristband, armband, bracelet, bangle, anklet: watch, circle, ring, device-watch
brooch, pendant, tiara, earring, earrings: diamond, crown, gem, jewelry
pocketwatch, sundial, grandfather clock: clock, watch, sun, hourglass
tweezers, nail clipper, clipper, emery board, cuticle: scissors, tool, scissor
manicure, pedicure, fingernail, nail polish, nail varnish: brush, hand, hand-finger, hand-pointing-right-01, sparkles
lipstick, eyeliner, mascara, blush makeup, foundation makeup, concealer, rouge, makeup, cosmetics: brush, eye, perfume, mirror, sparkles
eyebrow, eyelash, eyelid, eyelashes: eye, eye-closed
cheek, forehead, chin, jaw, face shape: mood-smile, face-id, mood-neutral, smile, face
belly, stomach, abdomen, tummy, waist, hip, hips, womb, uterus: body-soap, user, man, person, stretching
throat, tonsil, tonsils, vocal cords: microphone, thermometer, medicine, mood-sick
rib, ribs, spine, spinal, vertebra, backbone: bone, x-ray, stretching
wrist, elbow, shoulder, knee, shin, calf leg, thigh, ankle, hip bone: bone, body-part-leg, muscle, bandage, body-part-muscle
nerve, neuron, neurons, synapse, neurology, cognition, cognitive: brain, brain-circuit, ai-brain, network
genitals: gender-bigender, gender-male, gender-female
penis, testicle, scrotum: gender-male
vagina: gender-female
breast: ribbon-health, gender-female
saliva, spit, drool, mucus, snot: droplet, droplets, mood-sick, mouth
urine, pee, wee, bladder: toilet, droplet, test-tube
colon, bowel, intestine, gut, digestion: toilet, bacteria, soup
wart, pimple, acne, freckle, mole skin, rash, eczema: mood-neutral, dots, virus, mood-smile, user
scar, bruise, wound, sore, stab, cut wound: bandage, first-aid
tumor, tumour, ulcer, cancer, cyst: ribbon-health, virus, ribbon, cell, medical-file
coma, unconscious, faint, fainted, dizzy spell: bed, zzz, mood-sick, dizzy, bed-flat
seizure, epilepsy, stroke illness: brain, activity, activity-heartbeat, ambulance
diarrhea, constipation, poop, poo, feces: toilet-paper, toilet, mood-sick
fetus, embryo, umbilical, ultrasound, maternity, childbirth: baby, heart-rate-monitor
pregnancy, expecting, midwife, obstetrics: baby, baby-carriage
pediatrics, pediatrician, paediatrics: baby, stethoscope, kid, baby-01
oncology, oncologist, cardiologist, nephrology: ribbon-health, ribbon, stethoscope, medical-file
psychiatrist, therapist, psychotherapy, counselor, counsellor: brain, sofa, armchair, message
prosthesis, implant, prosthetic, artificial limb: body-part-leg, disabled, bone, cpu
inhaler, asthma, ventilator: lungs, spray, wind
testosterone, estrogen, hormone, steroids, insulin, glucose: vaccine, injection, syringe, atom, gender-male
vaccinated, serum, booster shot, jab: vaccine, injection, syringe
venom, poison, poisonous, toxin: skull, bottle, alert-triangle
antidote, cure, remedy: pill, medicine, medicine-bottle, first-aid
overweight, obese, obesity, skinny, slim, underweight: scale, weight-scale, ruler, weight, body-weight
condom, contraception, contraceptive, birth control: pill, shield, heart
widow, orphan, mourner: heart-broken, user, grave, cross, candle
husband, spouse, wife, fiance, groom, bride, newlyweds: ring, heart, wedding, user-heart
girlfriend, boyfriend, lover, sweetheart, soulmate, partner love: heart, user-heart, hearts, love-korean-finger
aunt, uncle, cousin, nephew, niece, sibling, siblings, relative, relatives, grandchild: users, user-group, friends, home
maid, butler, doorman, concierge, valet, bellboy, stewardess, steward: user, bell, briefcase
duke, lord, sultan, emperor, empress, monarch, tsar, czar, nobility, noble, baron: crown
president, senator, minister, prime minister, congressman, mayor, politician: podium, user-star, building-bank, building, microphone-2, landmark
senate, congress, parliament, municipality, city hall, capitol: building-bank, landmark, bank, government, building
diplomat, ambassador, consul: flag, world, handshake, user
monk, nun, priest, bishop, pope, preacher, pastor, minister of religion: church, cross, pray, building-church, bible, praying
imam, mullah: mosque, building-mosque, pray, star-and-crescent
rabbi: star-of-david, pray, book
shaman: feather, campfire, drum
goddess, deity, god, zeus, divine: sun, sparkles, crown, pray
saint: cross, church, pray
prophet, holy man: book, pray
bodyguard, bouncer, security guard: shield, user-shield, security, shield-user
policeman, policewoman, patrolman, sheriff, trooper: police-badge, police-car, shield, badge, police-cap
banker, broker, trader, investor, tycoon, shareholder, stakeholder: bank, briefcase, chart-line, building-bank, coin
artist job, poet, novelist, playwright, essayist: feather, writing, pencil, quill-write-01, palette
composer, guitarist, rapper, singer, musician, drummer: music, microphone, guitar, mic, mic-vocal
clerk, receptionist, cashier, teller, secretary: user, desk, cash-register, bell, cash, headset
dealer, merchant, retailer, shopkeeper, supplier, vendor, salesman, seller, trader shop: store, building-store, shopping-bag, truck, cash
apprentice, trainee, intern, internship, newbie, rookie, novice, beginner, amateur: school, user, plant, student, graduation-cap
librarian, archivist: books, library, book
nutritionist, dietitian: apple, salad, carrot
reporter, journalist, newscaster, anchorman, newsroom: news, microphone, newspaper, mic, camera
goalkeeper, goalie: ball-football, football, hand, glove, soccer
referee, umpire: whistle, flag, clock, cards
cheerleader, cheerleading, pompom, supporter, fan club: megaphone, confetti, award, stars, mood-happy
mascot: mood-smile, paw, horse-toy, robot, dog
chauffeur, cabbie, bus driver: steering-wheel, car, taxi
hunter, poacher, sniper, marksman, archer: target, crosshair, bow, focus, target-arrow
hip hop, rap music: microphone, mic-vocal, music, headphones
killer, murderer, murder, assassin, homicide: knife, skull, sword, blood
thief, robber, pickpocket, burglar, stolen, steal, theft, robbery, rob: mask, lock-open, spy, wallet, hand-grab, hat-glasses
mafia, gangster, mobster, outlaw, bandit: spy, hat-glasses, mask, gun
hostage, captive, prisoner, inmate, captivity, kidnap, kidnapping: handcuffs, lock, prison
traitor, spyware agent, double agent, informant: spy, mask, knife, user-x
terrorist, terrorism, extremist: bomb, alert-triangle, skull, mask
slave, slavery, servitude: link, lock, handcuffs
tyrant, dictator, oppressor: crown, sword, user
victim, casualty, bystander: user, bandage, mood-sad, user-x
witness, juror, jury, testimony: users, eye, gavel, scale
superman, superhero, batman, hero cape: star, shield, bolt, mask, user-star
elf, gnome, dwarf, leprechaun, fairy: wand, magic-wand, clover, sparkles
einstein, genius, mastermind, brainiac, intellectual: brain, bulb, atom, lightbulb
giant, titan, colossus: mountain, user, arrows-maximize, maximize
handsome, good looking, gorgeous, attractive, beautiful, pretty, beauty: sparkles, flower, eye, mirror, stars, in-love
citizen, townspeople, folk, inhabitants, townsfolk: users, user, id, building-community
homeless, vagrant, begging: home-off, home-x, bed, mood-sad
workaholic, overworked, burnout, burned out: briefcase, flame, battery-low, mood-sad, laptop
teammate, coworker, colleague, workmate, peer: users, user-plus, user-group, friends
association, society, fellowship, brotherhood, guild, union club, committee: users, user-group, users-group, heart-handshake, building
employer, recruiter, human resources, headhunter, staffing, recruitment: user-search, briefcase, user-plus, users
aisle, corridor, hallway, lobby, foyer, passageway: door, door-open, layout-columns, door-01
attic, loft, garret: home, roof, stairs, home-up
basement, cellar, crypt: stairs-down, stairs, home, bottle-wine
balcony, terrace, porch, veranda, patio: window, building, plant, fence
bookstore, bookshop: books, book, store, building-store
booth, kiosk, stall, newsstand, stand shop: store, building-store, tent, storefront
brewery, distillery, winery, vineyard: beer, wine, bottle, bottle-wine
dormitory, dorm, bunk bed, hostel: bed, building, bed-double
daycare, nursery school, creche, preschool, kindergarten: baby, kid, school, building, horse-toy, abc
driveway, roadway, carriageway, avenue, boulevard: road, car-garage, garage, car
drawbridge, footbridge, viaduct, overpass: bridge
watchtower, lookout tower, fortress, citadel, stronghold: castle, building-castle, tower, binoculars, building-fortress
dungeon, torture, torture chamber: castle, prison, lock, skull, chess-rook
battlefield, war zone, front line, combat: sword, swords, bomb, flag
battleship, warship, destroyer, frigate: ship, anchor, submarine
hovercraft, tugboat, steamboat, ferryboat, barge: ship, boat, speedboat, ferry
racecar, racer, race car, formula one, grand prix, rally car: car, steering-wheel, flag, car-suv, racing-flag, flag-3
rickshaw, tuk tuk, pedicab: bike, moped, taxi
snowmobile, snowplow, sledge, sled, toboggan: snowflake, sleigh, snow, truck, motorbike
airbag, seat belt, crash test: car-crash, car, steering-wheel, shield
airmail, par avion: mail, plane, mail-fast, mail-send
bumper, fender, mudguard, chassis: car, car-crash, wheel
tire, tyre, tyres, hubcap, flat tire: wheel, car, steering-wheel
convoy, fleet, motorcade: truck, ship, car
cannon, artillery, missile, torpedo, warhead: bomb, rocket, military, submarine
rifle, shotgun, pistol, revolver, handgun, firearm, weapon, ammunition, bullet: gun, sword, target, focus
catapult, sling, slingshot, spear, tomahawk, dagger, scimitar: sword, bow, knife, target-arrow, axe
gladiator, spartan, viking, samurai, warrior, knight: sword, swords, helmet, shield, chess-knight
harness, leash, muzzle, collar pet: dog, link, dog-bowl, belt
blanket, duvet, quilt, comforter, bedspread, bedding: bed, bed-double, pillow
upholstery, cushion, footstool, ottoman, beanbag: armchair, sofa, pillow
doormat, rug mat, welcome mat: door, home, rug, square
clothesline, drying rack, washing line: hanger, shirt, hanger-2, wash-dry
mop, mess, messy, dirty, filthy, untidy, stain, dusty, grime, muddy, smudge, unclean: brush, wash, trash, droplet, broom, vacuum-cleaner, clean
sponge, scrub, loofah: wash, bubble, soap, bath, droplet
dye, tint, hair dye, pigment: palette, droplet, color-swatch, paint, color-picker
cape, cloak, camouflage, disguise, costume: mask, masks-theater, ghost, hanger, hat-glasses
whip, lasso, rope, lariat: infinity, cowboy-hat, link
sceptre, scepter, throne: crown, wand, armchair
treasure map, booty, jackpot, loot: treasure, coins, diamond, coin, chest, treasure-chest
locket, keepsake, memento, souvenir: heart, gift, photo, key
loudspeaker, pa system, tannoy: speakerphone, megaphone, speaker, volume
photocopier, photocopy, xerox, fax machine: printer, copy, scan, files
codec, encoder, decoder: file-music, movie, binary, code, video
bulletin, leaflet, flyer, handout, pamphlet, brochure: news, file-text, clipboard, pin, newspaper
testament, will document, last will, bequest, inheritance: file-text, scroll, signature, gavel, coins
torah, talmud: star-of-david, scroll, book
koran, quran: star-and-crescent, book
gospel, scripture, verse: bible, book, scroll
totem, idol, buddha statue, gargoyle, effigy: building-monument, pray, tower
stonehenge, obelisk, ruin, ruins, relic: building-monument, columns, landmark, column, pyramid
abbey, monastery, convent, chapel, sanctuary, shrine: church, building-church, cross, torii
tepee, teepee, wigwam, yurt: tent, campfire
treehouse, cabin, hut, lodge, chalet: tree, home, trees, house, building-cottage
plantation, pasture, meadow, prairie, field, grassland, steppe, farmland: plant, wheat, cow
lagoon, creek, pond, stream river, brook, reservoir: ripple, waves, droplet, water
pier, wharf, dock harbor, jetty, marina, quay, seaport: anchor, ship, sailboat, boat
peninsula, archipelago, atoll, coast, coastal, shore: beach, island, map, tree-palm, waves
quicksand, sandstorm, sand dune, sandcastle: wind, sandbox, beach, cactus, hourglass
swamp, marsh, mud, slime, sludge, slush: droplet, plant, waves, droplets
trench, canyon, ravine, gorge: mountain, shovel
avalanche, landslide, rockfall: mountain-snow, mountain, snowflake, alert-triangle
tumbleweed: cactus, wind, plant
wildfire, bushfire, forest fire, blaze: flame, fire, campfire, trees
tornado alley, storm chaser, cyclone: tornado, wind, storm
moonlight, starlight, night sky: moon, moon-stars, stars
darkness, pitch black, gloom: moon, sun-off, lamp-off, bulb-off
shadow play, silhouette: shadow, user, sun
tomorrow, next day, day after: calendar, calendar-plus, sunrise, arrow-right
yesterday, day before: calendar, history, calendar-minus, arrow-left
decade, century, millennium, era, epoch: calendar, history, hourglass, clock
semester, trimester, term school, school year: calendar, school, book
moss, fern, ivy, lilac, thistle, shrub, stem, bud flower: plant, leaf, flower, plant-2
botany, botanical, horticulture, zoology: plant, leaf, flower, paw, microscope
equator, latitude, longitude, meridian, hemisphere: world, globe, world-latitude, world-longitude
gallon, ounce, quart, pint, litre, liter, gram, kilogram, kilometer, kilometre, centimeter, inch: ruler, scale, weight, ruler-2, bottle
megabyte, gigabyte, terabyte, kilobyte: database, device-sd-card, server, sd-card
atom smasher, fusion, fission, nuclear: atom, atom-2, radioactive, nuclear-power
quantum, physics, particle: atom, atom-2, infinity, cpu
vowel, consonant, syllable, letter sound: abc, letter-a, alphabet-latin, letter-case
acronym, abbreviation, initials: letter-case, text, abc, quote
fable, folklore, myth, fairy tale, legend, saga: book, wand, castle, building-castle, dragon
haunted, spooky, eerie, creepy, scary movie: ghost, pumpkin-scary, skull, mood-sad
scream, shriek, yell, shout: megaphone, speakerphone, mood-surprised, volume, mood-angry
echo, reverb, resonance: volume, wave-sine, radar, microphone, ripple
noisy, loudness, deafening: volume, speakerphone, speaker, ear
soundproof, earplug, earplugs, ear defenders: ear-off, headphones, volume-off, ear
lightening, lightning bolt, thunderbolt: zap, bolt, lightning
saw, handsaw, wood saw: axe, tool, tools, tree
glue, superglue, glue stick, paste glue: sticker, droplet, bottle, tube
wheelbarrow, garden cart: garden-cart, shovel, shopping-cart
hardware store, diy store, builders merchant: building-store, hammer, tools, store
roman numeral, roman numerals: letter-v, letter-x, letter-i
`;
