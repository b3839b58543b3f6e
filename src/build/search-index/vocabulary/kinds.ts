// Kinds of things that are drawn as what they are a kind of; rows as in the concept tables.
export const concepts = `
bird: | gull, seagull, sparrow, crow, raven, robin, parrot, pigeon, dove, swan, duck, goose, owl, eagle, hawk, falcon, penguin, flamingo, peacock, stork, heron, hummingbird, canary, woodpecker, kingfisher, ostrich, turkey, pelican, swallow, finch, magpie, toucan, vulture, budgie, chick, songbird, poultry, fowl, rooster, hen, cockatoo, kiwi bird, puffin, albatross, condor, hornbill, emu, cuckoo, partridge, quail, pheasant, nightingale | nest, beak, wing
feather: | bird, wing, quill, plume, seagull, fountain, poem, poetry, lightweight, delicate
dog: | wolf, fox, poodle, labrador, beagle, bulldog, terrier, dachshund, husky, retriever, shepherd, hound, pug, chihuahua, collie, greyhound, mutt, pooch, doggy, doggie, canine, coyote, jackal, hyena, woof, bark, ribbit | kennel, leash
cat: | lion, tiger, panther, leopard, cheetah, jaguar, lynx, puma, cougar, lioness, tomcat, kitty, feline, tabby, pussycat, meow, whiskers, claw
horse: | pony, mare, stallion, donkey, mule, foal, zebra, unicorn, camel, mustang, horseback, equus, horseman | saddle, equestrian, riding
fish: | salmon, tuna, trout, cod, shark, goldfish, herring, carp, sardine, mackerel, piranha, swordfish, dolphin, whale, eel, bass, catfish, pike, seafood, sushi, porpoise, seahorse, jellyfish, stingray, lobster, squid, octopus, starfish, walrus, plankton | aquarium, angling, fishing, ocean
bug: | insect, beetle, ladybird, ladybug, cockroach, ant, termite, mosquito, fly, flea, bee, wasp, hornet, tick, louse, grasshopper, cricket, dragonfly, moth, caterpillar, firefly, mantis, bedbug, infestation, pest control, termites, earwig, weevil, stink bug, dengue, zika, cricket insect
spider: | tarantula, arachnid, scorpion, black widow, charlotte | web, cobweb
rabbit: | bunny, hare, easter bunny, bugs bunny, jackrabbit
pig: | hog, boar, piglet, swine, pork, bacon, ham
deer: | elk, moose, reindeer, stag, antelope, gazelle, doe, bambi
turtle: | tortoise, reptile, lizard, crocodile, alligator, gecko, chameleon, iguana, frog, toad, amphibian, bullfrog, tadpole, dinosaur, newt, salamander
worm: | snake, serpent, viper, cobra, python snake, earthworm, maggot, slug, maggots, larva, python, rattlesnake, leech, bloodsucker, tapeworm
rat: | mouse animal, rodent, hamster, squirrel, gerbil, guinea pig, chipmunk, beaver, mole, mice, gopher, lemming, vermin
paw: | bear, panda, koala, animal, pet, zoo, wildlife, veterinarian, vet, mammal, gorilla, giraffe, kangaroo, otter, hippo, hippopotamus, rhino, rhinoceros, hedgehog, raccoon, skunk, sloth, badger, chimp, chimpanzee, ape, baboon, llama, alpaca, hyena, walrus, seal animal, marsupial, fauna, primate, mole animal, wolverine, koala bear, polar bear
butterfly: | moth, caterpillar, insect
tree: | oak, birch, maple, willow, elm, beech, ash tree, poplar, forest, woods, orchard, woodland, grove, bonsai, foliage, hickory, sycamore, redwood, cypress, greenery
tree-evergreen: | pine, fir, spruce, conifer, cedar
trees: | forest, woods, park, woodland
tree-palm: | coconut tree, palm, tropical, coconut, coconut palm, caribbean, polynesia
flower: | rose, tulip, daisy, lily, orchid, sunflower, violet, carnation, poppy, daffodil, lavender, lotus, blossom, bouquet, dahlia, jasmine, hibiscus, iris flower, marigold, peony, florist, flora, petal, petals, bloom, magnolia, chrysanthemum, lilac, azalea, snowdrop, freesia, begonia, buttercup
plant: | fern, ivy, bush, shrub, herb, basil, parsley, mint, seedling, bamboo, aloe, houseplant, weed plant, moss, vine, botany, flora, greenery, horticulture, succulent, sapling, hothouse
apple: | pear, peach, plum, apricot, nectarine, mango, quince, fruit, pomegranate, fig, papaya, pineapple, kiwi, coconut, guava, lychee, passion fruit, dragon fruit, persimmon, fruit salad
cherry: | strawberry, raspberry, blueberry, blackberry, cranberry, berry, berries, currant, gooseberry
cherries: | strawberry, raspberry, blueberry, blackberry, cranberry, berry, berries, currant
lemon: | lime, grapefruit, citrus, orange, tangerine, mandarin, clementine
carrot: | vegetable, veggie, turnip, radish, beet, parsnip, onion, garlic, potato, cabbage, lettuce, cucumber, tomato, broccoli, spinach, celery, cauliflower, pumpkin, eggplant, aubergine, zucchini, courgette, leek, asparagus, artichoke, beetroot, brussels sprout, chard, kale, legume, okra, yam, sweet potato, rutabaga
pepper: | chili, chilli, jalapeno, paprika, spice, spicy, bell pepper, hot pepper, habanero, cayenne, tabasco, pimento, capsicum, hot sauce, hot stuff
salad: | lettuce, cucumber, tomato, vegetarian, greens, vegetable, vegan meal
meat: | steak, beef, pork, lamb, chicken, sausage, ham, bacon, bbq, barbecue, veal, mutton, kebab, grill, ribs, venison, turkey leg, barbecue ribs
bread: | toast, loaf, baguette, bagel, bun, pastry, dough, bakery, sandwich bread, pretzel, croissant, rye, pumpernickel, pita, focaccia, yeast, ciabatta, naan, loaf of bread, flatbread
cake: | pie, cupcake, muffin, pastry, tart, cheesecake, brownie, dessert, gateau, pudding, pancake, waffle, donut, baked good, patisserie
cookie: | biscuit, cracker, gingerbread, macaron, oreo, ginger snap, stroopwafel, macaroon, crumbs, baked good, brownie
candy: | sweet, sweets, bonbon, toffee, caramel, chocolate, lollipop, gum, marshmallow, jelly bean, confectionery, lollies, sugary, chocolate bar
soup: | stew, broth, ramen, noodles, porridge, chowder, curry, goulash, pho
bowl: | noodles, ramen, rice, soup, cereal, porridge, pasta, spaghetti, salad, udon, oatmeal
cheese: | cheddar, gouda, brie, mozzarella, dairy, parmesan, camembert, feta, gorgonzola, ricotta, swiss cheese, curd
beer: | lager, ale, stout, pint, cider, pilsner, booze, pub, bar drink, brewery
wine: | champagne, prosecco, merlot, cabernet, chardonnay, vineyard, booze, rose wine, sauvignon, bordeaux, rioja, riesling, cork
martini: | cocktail, vodka, gin, whisky, whiskey, rum, tequila, booze, aperitif, mojito, margarita, bar, liqueur, brandy
bottle: | vodka, whisky, whiskey, rum, ketchup, perfume, cologne, sauce, juice, soda, shampoo, syrup, booze, thermos, water bottle, jug, drinkware, canteen
cup: | espresso, latte, cappuccino, mocha, tea, cocoa, hot chocolate, matcha, chai
coffee: | espresso, latte, cappuccino, mocha, americano, macchiato, flat white, barista, caffeine, starbucks, ristretto, doppio, arabica, robusta, brewed, drinkware
music: | violin, cello, flute, clarinet, trombone, saxophone, harp, oboe, tuba, viola, harmonica, accordion, xylophone, orchestra, symphony, band, choir, singer, concert, jazz, rock music, opera, melody, tune, trumpet, bugle, ocarina, bassoon, fiddle, musical instrument, ringtone, lyrics
guitar: | violin, cello, bass, banjo, ukulele, lute, string instrument, viola, mandolin, harp, sitar, fiddle, stringed instrument
guitar-pick: | plectrum
piano: | keyboard instrument, organ, synthesizer, harpsichord, accordion, pianist, musical instrument, grand piano
microphone: | karaoke, singer, singing, vocal, interview, podcast, speech
user: | president, boss, manager, director, employee, worker, colleague, member, guest, visitor, patient, citizen, candidate, applicant, tenant, owner, admin, administrator, moderator, author, editor, customer, client, buyer, seller, vendor, lawyer, engineer, accountant, secretary, assistant, athlete, actor, artist, neighbour, neighbor, tourist, passenger, adult, somebody, someone, individual, participant, subscriber, follower, freelancer, contractor, host, me, ninja, civilian, samurai, occupant, suspect, victim, teenager
users: | family, crowd, audience, staff, crew, community, population, society, public, committee, employees, workforce, colleagues, members, visitors, twins, couple, tribe, followers, subscribers, contacts, party members, demographics, council, congregation
spy: | thief, burglar, robber, criminal, detective, secret agent, hacker, bandit, incognito, agent, ninja, assassin, sneaky, covert
user-secret: | thief, burglar, robber, criminal, detective, secret agent, hacker, incognito, spy
mask: | thief, burglar, robber, bandit, superhero, disguise, masquerade, costume party, theatrical, carnival mask, identity mask
detective: | thief, spy, secret agent, sherlock, incognito, investigator, hacker
handcuffs: | thief, criminal, arrest, prison, jail, police, detained, detention, captivity, custody, kidnapping
crown: | queen, king, prince, princess, emperor, monarch, royalty, royal, majesty, throne, premium, vip, empire
stethoscope: | doctor, physician, medic, nurse, surgeon, clinic, cardiologist, checkup
chef-hat: | cook, chef, kitchen, baker
baby: | infant, newborn, toddler, child, kid
hospital: | clinic, infirmary, sanatorium, emergency room
pill: | tablet, aspirin, antibiotic, drug, vitamin, painkiller, medication, pharmaceutical, remedy, paracetamol, supplement, dosage, pharmaceuticals, supplements, steroid
bandage: | plaster, wound, injury, cut finger, band aid, hurt, first aid, boo boo, plaster cast, ache, adhesive
thermometer: | fever, flu, sick, ill, temperature, mercury, heat wave, celsius
virus: | germ, bacteria, microbe, infection, pathogen, flu, covid, corona, disease, malware, epidemic, pandemic, antibody, influenza, vaccine, contagious, outbreak
car: | taxi, cab, limousine, sedan, hatchback, convertible, coupe, suv, jeep, van, minivan, estate car, station wagon, sports car, racing car, tesla, porsche, pickup, wagon, saloon, carpool, hybrid car, electric car, rental car
truck: | lorry, semi, trailer, tanker, dump truck, tow truck, pickup, fire engine, van, removal van, moving van, hauler, monster truck, plow, snowplow, dumpster, cargo van
bus: | coach, minibus, trolleybus, school bus, shuttle bus
train: | tram, railway, locomotive, tube, metro, underground, streetcar, monorail, trolley, carriage, wagon, commuter, railroad, express train
plane: | jet, airliner, aeroplane, glider, drone, airbus, boeing, airline, warplane, bomber, airforce, biplane, aerospace
airplane: | jet, airliner, aeroplane, glider, airbus, boeing, airline, warplane, bomber, airforce, biplane, aerospace
boat: | yacht, canoe, kayak, ferry, raft, dinghy, gondola, sailboat, ship, vessel, catamaran, rowboat, schooner, barge, pontoon, watercraft, longboat
ship: | ferry, cruise, liner, vessel, yacht, tanker, freighter, galleon, container ship, boat, barge, watercraft, cruise ship, battleship, maritime
sailboat: | yacht, sailing, regatta, dinghy, nautical, mast, watercraft, vessel
bike: | tricycle, cyclist, cycling, mountain bike, e bike, bmx, velo
motorbike: | scooter, moped, vespa, harley, motorcyclist, motocross, quad
hammer: | mallet, gavel, nail, carpenter, sledgehammer, handyman, blacksmith
wrench: | spanner, pliers, plumber, mechanic, nut and bolt, maintenance, technician
axe: | hatchet, tomahawk, lumberjack
shovel: | spade tool, digging, gardening
scissors: | shears, hairdresser, barber, haircut, tailor, trim
brush: | paintbrush, painter, artist, roller, varnish, toothbrush, makeup brush
ruler: | measure, measuring tape, yardstick, scale ruler, tape measure, protractor, inches, centimetres, centimetre
sword: | dagger, sabre, saber, rapier, knight, blade, katana, fencing, shuriken, lightsaber, scimitar, templar, medieval
shirt: | blouse, jumper, sweater, pullover, t shirt, polo, hoodie, cardigan, vest, jacket, top, jersey, tee, garment, apparel, outfit, clothes, clothing, uniform, short sleeve, polo shirt, kidswear, xxl
hanger: | wardrobe, closet, clothes, coat, jacket, cloakroom, dress
coat-hanger: | wardrobe, closet, clothes, coat, jacket, cloakroom, dress
shoe: | sneaker, trainer, trainers, sneakers, boot, sandal, slipper, loafer, footwear, heel, stiletto, moccasin, cleats
hat: | cap, beret, bonnet, fedora, sombrero, beanie, helmet, bowler
diamond: | ruby, emerald, sapphire, jewel, jewelry, gem, gemstone, crystal, brilliant, amethyst, luxury, topaz, opal, garnet, jewel case, precious, treasure, carat
ring: | wedding ring, engagement, jewelry, jewel, marriage, bracelet, wedding, proposal, betrothal
necktie: | tie, bow tie, suit, formal wear
sofa: | couch, settee, loveseat, divan, chaise, furniture, futon, cushion, relax, throw pillow
armchair: | recliner, easy chair, rocking chair, furniture, stool, seat
chair: | stool, bench, seat, rocking chair, furniture
bed: | mattress, bunk, cot, hammock, bedroom, nap, doze, furniture, rest, pillow, lazy, tired, berth, bunk bed, overnight, cradle
lamp: | chandelier, lantern, torch, floor lamp, desk lamp, nightlight, lampshade
building: | skyscraper, flat, apartment, condo, block, factory, warehouse, hotel, office, tower, museum, embassy, headquarters, town hall, library building, mansion, villa, consulate, senate, archive building, agency, institution
home: | cottage, villa, hut, cabin, bungalow, chalet, mansion, residence, dwelling, lodge, flat, apartment, igloo, shack, real estate, property, mortgage, abode, domicile, attic
house: | cottage, villa, hut, cabin, bungalow, chalet, mansion, residence, dwelling, lodge, flat, apartment, igloo, shack, real estate, property, mortgage, abode, domicile, attic
castle: | fortress, palace, citadel, tower, stronghold, chateau, battlefield, watchtower, empire, medieval, rook
church: | cathedral, chapel, monastery, abbey, basilica, wedding, priest, christianity, congregation, christian, salvation, catholicism, sanctuary
mountain: | hill, peak, summit, alps, everest, cliff, volcano, ridge, climbing, mountaineering, hiking, glacier, caldera, scenic, embankment, uphill
waves: | sea, ocean, tide, surf, tsunami, flood, lake, river, water, swimming, pool, stream, aquifer, puddle, undercurrent
wind: | breeze, gale, storm, hurricane, tornado, gust, blizzard, typhoon, airflow, windstorm, blow
cloud-lightning: | thunderstorm, thunder, storm
tornado: | hurricane, cyclone, typhoon, twister, storm, landspout, waterspout, funnel cloud
planet: | saturn, jupiter, mars, venus, neptune, uranus, mercury planet, galaxy, universe, cosmos, solar system, astronomy, orbit
rocket: | missile, shuttle, spacecraft, spaceship, space shuttle, nasa, spacex, falcon rocket, cosmonaut, astronaut, propulsion, astronautics, aerospace, starfighter, shuttlecraft, apollo, moon landing
barbell: | muscle, strong, strength, bodybuilding, crossfit, fitness, gym, weightlifting, bodybuilder, powerlifting, kettlebell, strength training
ball-football: | soccer, goal, match, footballer, kick
trophy: | champion, championship, winner, cup, tournament, victory, competition, contest, award, league, compete, win, bounty, playoffs
cards: | poker, blackjack, bridge game, rummy, deck, casino, gambling, solitaire, joker, ace
dice: | gambling, casino, backgammon, board game, craps, luck, random, probability, randomness, yahtzee
coin: | penny, cent, quarter, dime, nickel, token, tip, change, pence, shilling
coins: | salary, wages, income, earnings, tip, change, revenue, profit, capital, tax, savings, budget, wealth, pension, inheritance, farthing, nickel, penny, dime, quarter coin, guinea, monetary, pot of gold
cash: | salary, wages, income, earnings, tip, revenue, payroll, money, fee, cost, expense, refund, loan, debt, paycheck, paystub, subsidy, monetary, bounty
currency-dollar: | salary, wages, income, price, cost, revenue, fee, usd, finance, inflation, profit, expense, budget, monetary, petrodollar, economy
chart-bar: | sales, kpi, metrics, survey, poll, results, inflation, forecast, report, census
trending-up: | inflation, increase, rise, improvement, gain, boost, grow, progress, upturn, rally
trending-down: | recession, decrease, loss, decline, drop, crash, deflation, downturn
lock: | encryption, secret, locked, safe, privacy, private, confidential, protect, vault, prison, jail, cryptography, restrained, confined
key: | credentials, license key, token, unlock, secret, access, credential, passcode, keycard, unlocking
shield: | firewall, antivirus, defense, defence, guard, protect, insurance, warranty, armor, armour, immunity, knight, paladin, protective
mail: | newsletter, spam, inbox, post, correspondence, gmail, outlook, mailing, subscription, postcard, telegram
message: | text, sms, dialog, reply, feedback, testimonial, whisper, quote, chatter, gossip
news: | magazine, newsletter, article, headline, journal, press, blog, gazette, tabloid, editorial, publication, bulletin, publishing
book: | novel, bible, dictionary, encyclopedia, manual, textbook, diary, homework, story, literature, fairy tale, poem, cookbook, atlas, glossary, koran, quran, fable, folklore, manuscript, spellbook, workbook, lore
file: | report, contract, essay, letter, form, resume, cv, thesis, homework, exam, manuscript, policy, memo, draft, pdf document
file-text: | report, contract, essay, article, resume, cv, thesis, homework, memo, transcript, policy, brief
certificate: | diploma, degree, qualification, license, warrant, accreditation, exam, guarantee, warranty, credential, commendation, assurance
calendar: | anniversary, deadline, birthday, holiday, vacation, agenda, planner, appointment, month, week, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, april, june, july, august, september, october, november, december, weekend, timetable, meeting, event date, timeframe, schedule, annual, quarterly, biweekly
clock: | deadline, midnight, noon, morning, evening, minute, second hand, oclock, duration, punctual, wait, late, hour, punctuality, recurring, elapsed
hourglass: | deadline, countdown, waiting, patience, pending, delay, elapsed
chevron-right: | breadcrumb, breadcrumbs
home-link: | breadcrumb
layout-navbar: | breadcrumb, navigation bar, header
paperclip: | glue, staple, stapler, clip, attachment horizontal, attachment vertical, fasten, binder
mouth: | lips, lipstick, kiss, smile, speak, jaw, lip sync, verbal
skull: | poison, death, pirate, toxic, halloween, deadly, dead, skeleton, cranium, pirate flag, spooky, crossbones
bomb: | explosion, dynamite, grenade, blast, explode, mine, tnt, detonator, kaboom, explosive, boobytrap, nuke
flame: | campfire, bonfire, burn, heat, hot, lighter, arson, inferno, passion, calories, wildfire, fiery, ignition
sparkles: | clean, shiny, new, glitter, fairy, wizard, miracle, special, enchant, shimmer, gleam, glint, mystical, enchantment, fancy
moon: | nap, sleep, lunar, crescent, eclipse, midnight, ramadan, evening, moonlight, twilight, moonrise, late night
sun: | summer, sunshine, sunny, bright, daylight, heat, solar, tan, sunlight, holiday, warmth, midday, noon, solstice, sunbathe
snowflake: | frost, frozen, freeze, blizzard, winter, ice, christmas, chill, cold, subzero, antifreeze, freezing point
umbrella: | parasol, rainy, monsoon, insurance, waterproof, dry, rainproof
leaf: | vegan, vegetarian, organic, natural, autumn, fall season, ecology, sustainable, foliage, herbal, botany, greenery, flora, eco-friendly, environment
heart: | passion, affection, romance, darling, anniversary, valentine, wedding, marriage, dating, health, charity, life, crush, sweetheart, infatuation, beloved
mood-smile: | joy, joyful, cheerful, glad, funny, joke, laugh, fun, pleased, comedy, humor, humour, chuckle, amused, delight
mood-happy: | joy, joyful, cheerful, glad, funny, joke, laugh, fun, pleased
mood-sad: | sorrow, grief, depressed, upset, lonely, disappointed, crying, tears, unhappy, miserable, gloomy, melancholy
mood-sick: | sick, ill, nausea, vomit, disgust, flu, unwell, contagious, symptom
mood-nerd: | nerd, geek, clever, smart, hipster, dork
zzz: | nap, sleepy, doze, tired, lazy, snore, asleep, siesta
target: | objective, aim, archery, dart, purpose, focus, mission, okr, precision, accuracy
flag: | country, nation, banner, deadline, milestone, patriot, surrender, finish, territory, patriotic, patriotism, republic
code: | programmer, software, developer, coder, hacker, algorithm, script, coding, syntax, engineer
terminal: | hacker, ssh, cli, powershell, linux, admin console
plug: | electrician, socket, outlet, adapter, charger
bolt: | electrician, voltage, high voltage, power, energy
hammer: | carpenter, builder, craftsman, joiner, construction worker
paint: | decorator, painter and decorator
scissors: | hairdresser, barber, hair salon, seamstress, dressmaker
camera: | photographer, paparazzi, dslr, snapshot, gopro, shutter, photo booth, pentax
school: | teacher, pupil, student, professor, classroom, lecture, kindergarten, college, campus, academy, lesson, tuition, preschool, montessori
tractor: | farmer, farm, agriculture, harvest, field, cultivation, ranch, agribusiness, plow, farming
plant: | gardener, gardening, garden, farmer
gavel: | judge, lawyer, attorney, lawsuit, verdict, court, trial, auction, legislation, solicitor, arbitration, courtroom, sentencing, bailiff
database: | big data, warehouse, data lake, dataset, sql, records, aquifer data, sql server, data warehouse
robot: | android robot, automaton, cyborg, droid, automation, futuristic, automate, humanoid, terminator, autonomous
key: | locksmith, landlord
handshake: | partner, partnership, deal, agreement, cooperation, collaboration, alliance, trust, merger, negotiation, greeting, welcome, truce, ceasefire, diplomacy, arbitration, mediation, pardner, treaty
gauge: | speed limit, velocity, performance, rpm, pressure, fuel level, barometer, altimeter, manometer, measurement
users-group: | staff, crew, workforce, meeting, conference, assembly, committee, demographics, congregation, society, council, consortium, battalion
briefcase: | career, profession, occupation, employment, portfolio, businessman, hiring, vacancy, recruitment, lawyer
microscope: | scientist, biology, research, laboratory, lab, bacteria, examine, pathology, bacterial, scientific, magnification, specimen, lab equipment
flask: | scientist, laboratory, lab, experiment, research, potion, alchemy, test tube, beta, scientific, chemical, chemist
telescope: | astronomer, astronomy, stargazing, explore, observatory
palette: | artist, painter, watercolor, art, artwork, creative, theme colors, acrylic, pigment, oil paint, hue
`;
