// Callings, faith, law, health and places that no icon is named after, and what they are drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
anthropologist, sociologist, anthropology, sociology, humanities: users, book, world, bone
biochemist, chemist scientist, physicist, scientist, researcher: flask, microscope, atom, test-tube
geographer, geologist, naturalist, geology: world, mountain, map, leaf
linguist, interpreter, translator: language, translate
aviator, airman, paratrooper, commando, platoon, infantry, troop, troops: plane, parachute, military-rank, medal, helmet
bartender, barman, barmaid, innkeeper, landlord: beer, martini, cocktail, glass
waitstaff, waiter, waitress, server person: bell, dish, tools-kitchen, user
beautician, cosmetologist, hair stylist: scissors, brush, hair-dryer, mirror
bricklayer, stonemason, plasterer, tiler, builder person, foreman, scaffolder: brick-wall, helmet, hammer, wall
glassblower, goldsmith, blacksmith, watchmaker, shoemaker, cobbler, engraver, craftsman, artisan: hammer, tool, tools, watch, anvil
welder, welding: flame, mask, tool, helmet
forester, lumberjack, woodcutter, gamekeeper, ranger, park ranger: trees, axe, tree, hat
greengrocer, grocer, butcher, fishmonger: carrot, apple, store, building-store, meat
fisherman, angler: fish, fishing, fish-hook
milkman, mailman, postman, courier person: milk, mailbox, mail, truck
constable, detective, inspector, private eye: police-badge, spy, search, zoom
prosecutor, solicitor, barrister, notary: gavel, scale, briefcase
chaplain, deacon, vicar, minister priest, exorcist, godfather: cross, church, bible
spectator, onlooker, audience member, crowd people: users, eye, user-group
stockbroker, stockholder, stock trader: chart-line, chart-candle, trending-up, briefcase
paymaster, treasurer, bookkeeper, accountant, auditor: calculator, coins, receipt, file-dollar
ticket inspector, usher, conductor, train conductor: ticket, user, train
keeper, zookeeper, caretaker, gatekeeper: key, user, paw, gate
stuntman, daredevil stunt, thrill seeker: motorbike, flame, movie
undertaker, mortician, hearse, morgue, crematorium, cremation, burial, coffin, casket: grave, cross, candle, skull
jeweler, jeweller, jewellery shop: diamond, ring, gem
marketer, marketing manager, advertiser: speakerphone, megaphone, target, chart-bar
consultant, consulting, advisor, adviser: briefcase, messages, user-check, bulb
businesswoman, businessman, businessperson, entrepreneur: briefcase, user, building
copywriter, scribe, diarist, blogger, columnist: pencil, writing, feather, notebook
videographer, cameraman, film maker, filmmaker: video, movie, camera
actress, actor, thespian, drama, vaudeville: masks-theater, star, movie, mask
taskmaster, timekeeper, foreperson: clock, stopwatch, checklist
contestant, candidate, applicant, donor, voter person: user, user-check, id
organ donor, blood donor, blood donation: droplet, heart, hand-heart, heart-plus
peasant, farmer, shepherd, rancher: tractor, wheat, user, cow
traveler, traveller, backpacker, tourist, holidaymaker, wanderer: backpack, luggage, plane, map
stranger, visitor, guest, outsider: user, user-question, door
intruder, trespasser, burglar alarm, trespassing: alert-triangle, lock-open, door, alarm, spy
hippie, flower power: peace, flower
samurai sword, sumo, kendo, nunchucks: swords, sword
geisha, kimono: flower, hanger, dress
elder, senior citizen, senior, old man, old woman, grandma, granny, grandmother, grandfather, grandpa, grandad, grandparents: old, users, user, wheelchair
daughter, sister, girl, niece girl: gender-female, woman, baby, user
brother, son, boy: gender-male, man, user, baby
surrogate, motherhood, mother, mom, mum, mummy, fatherhood, father, dad, daddy: baby, baby-carriage, heart, users, woman, man
suffragette, feminism, feminist, womens rights, women s day: gender-female, venus, woman
nomad, tribe people: users, tent
acupuncture, chiropractor, osteopath, physio, physiotherapist, masseur: massage, needle, stethoscope, body-soap
appendix, pancreas, gallstone, ovary, artery, vein, spleen, organ body: heart, stethoscope, lungs, activity
armpit, nosebleed, unibrow, hemorrhoids, phlegm: user, droplet, nose, mood-sick
bronchitis, pneumonia, tuberculosis, influenza, mumps, malaria, smallpox, rabies, tetanus, leprosy, jaundice, psoriasis, shingles: virus, lungs, mask, bacteria, thermometer
concussion, migraine, headache, head pain: brain, mood-sick, pill, bandage
diabetes, diabetic, blood sugar, glucometer: droplet, vaccine, injection, syringe, test-tube
leukemia, chemotherapy, radiotherapy: ribbon-health, ribbon, vaccine, radioactive
rheumatism, arthritis, sprain, fracture, dislocation: bone, bandage, bone-fracture
gynaecologist, gynecologist, obstetrician, urologist, podiatrist, dermatologist, neurologist, ophthalmologist, dermatology: stethoscope, medical-cross, heartbeat
dialysis, endoscopy, enema, lobotomy, transplant, surgery, surgical: stethoscope, medical-cross, scissors, heart, hospital
detox, laxative, decongestant, penicillin, morphine, multivitamin, tranquilizer, antibiotic, paracetamol, ibuprofen, painkiller: pill, medicine-bottle, medicine, tablets
autism, adhd, neurodivergent, neurodiversity: infinity, brain
dyslexia: letter-case, book, brain
insomnia, sleepless, sleeplessness: moon, zzz, eye, bed
paralysis, paralyzed, disability, paralympics, disabled: wheelchair
facelift, plastic surgery, botox, cosmetic surgery: vaccine, mirror, face-id, sparkles
trauma, ptsd, shock medical: brain, heart-broken, ambulance, bandage
swab, lab test, pcr, antigen: test-pipe, test-tube, virus
incubator, newborn ward: egg, baby, temperature
heroin, cocaine, meth, narcotics, drug abuse, drugs: vaccine, syringe, pill, cannabis
suicide, self harm: lifebuoy, phone, heart-handshake, ribbon
baptism, christening, holy water: droplet, church, baby, cross
incense, myrrh: candle, smoke
rosary, prayer beads: pray, cross
bar mitzvah, passover, hanukkah, purim, menorah: star-of-david, candle, confetti
kwanzaa: candle, confetti
nowruz: flower, plant, confetti
tabernacle, synagogue: star-of-david, building-monument
pantheon: building-monument, columns
sarcophagus, tomb, mausoleum: grave, pyramid, skull
oath, vow, pledge, promise, swear in: hand-stop, heart-handshake, gavel, hand
ransom, extortion, blackmail: money-bag, cash, lock, skull
fugitive, hijacker, arson, arsonist, shoplifter, vandals: run, spy, flame, mask
probation, curfew, prohibition, boycott, ban law: clock, gavel, ban, home
genocide, holocaust, massacre: candle, grave, skull
swastika, nazi, fascism: ban, skull, flag
executioner, guillotine, gallows, hangman: axe, skull, swords
atelier, studio room, workshop: palette, tools, brush, building
auditorium, theatre hall, concert hall, opera house: masks-theater, presentation, building, armchair
backyard, courtyard, front yard: fence, plant, tree, home
bedside, nightstand, bedside table: bed, lamp, bed-flat
floorboard, parquet, flooring: wood, grid, stack
flyover, underpass, roundabout: bridge, road, arrow-roundabout-left
hangar, airfield, runway: plane, building-airport, plane-departure
harbormaster, shipyard, slipway, drydock: anchor, ship, crane
junkyard, scrapyard: trash, car, recycle
kiln, smelter, steelworks, foundry: flame, building-factory, factory
coalmine, coal mine, quarry, oilrig, oil rig, fracking: pick, pickaxe, droplet, building-factory
lamppost, streetlamp, streetlight, street light, street lamp, lamplight: lamp, bulb, lamp-2, road
manhole, plughole, drainpipe: circle, droplet, pipeline
manor, penthouse, mansion, villa: home, building, building-estate, crown
pigsty, stable, barn, cowshed, sheepfold: pig, horse, fence
porthole, hatch: circle, window, ship, door
racecourse, racetrack, velodrome: flag, horse, bike, car
restroom, ladies room, mens room, powder room: toilet
silo, granary: building-warehouse, wheat, building-factory
slum, shanty town, ghetto: home, building-community
steakhouse, pizzeria, bistro, brasserie, diner, tavern, pub: tools-kitchen, restaurant, steak, pizza, beer
toyshop, toy store: horse-toy, store, building-store, balloon
tollbooth, toll road, turnstile: road, cash, coin, gate
trapdoor, portcullis, secret door: door, castle, grid
vestibule, hall, entryway, entrance hall: door, door-open, door-enter
waterpark, water park, aqua park, solarium: pool, swimming, beach, sun
exhibition, expo, trade fair, gala, convention center: building, presentation, ticket, frame
bootcamp, military camp, army base: tent, barbell, military-rank
district, quarter city, suburb, residential, neighborhood, neighbourhood, neighbour, neighbours, neighbor, neighbors: building-community, home, map, users
africa, asia, europe, america, australia, oceania, continent: world, globe, map
london, paris, new york, tokyo, berlin, rome, sydney, moscow, athens, amsterdam, barcelona, istanbul, madrid, chicago, beijing, cairo, vienna, prague, lisbon, dublin: building-skyscraper, city, map-pin, building-monument
big ben, bigben, louvre, kremlin, colosseum, taj mahal, statue of liberty, eiffel tower, tower bridge, landmark: building-monument, building-castle, tower
birthplace, hometown, place of birth: map-pin, home, baby
backstage, greenroom: masks-theater, door, star
`;
