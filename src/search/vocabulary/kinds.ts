// Kinds of things that are drawn as what they are a kind of; rows as in the concept tables.
export const concepts = `
bird: | gull, seagull, sparrow, crow, raven, robin, parrot, pigeon, dove, swan, duck, goose, owl, eagle, hawk, falcon, penguin, flamingo, peacock, stork, heron, hummingbird, canary, woodpecker, kingfisher, ostrich, turkey, pelican, swallow, finch, magpie, toucan, vulture, budgie, chick, songbird, poultry, fowl | nest, beak, wing
feather: | bird, wing, quill, plume, seagull
dog: | wolf, fox, poodle, labrador, beagle, bulldog, terrier, dachshund, husky, retriever, shepherd, hound, pug, chihuahua, collie, greyhound, mutt, pooch, doggy, doggie, canine, coyote, jackal, hyena | kennel, leash
cat: | lion, tiger, panther, leopard, cheetah, jaguar, lynx, puma, cougar, lioness, tomcat, kitty, feline, tabby, pussycat | meow
horse: | pony, mare, stallion, donkey, mule, foal, zebra, unicorn, camel | saddle, equestrian, riding
fish: | salmon, tuna, trout, cod, shark, goldfish, herring, carp, sardine, mackerel, piranha, swordfish, dolphin, whale, eel, bass, catfish, pike, seafood, sushi | aquarium, angling, fishing, ocean
bug: | insect, beetle, ladybird, ladybug, cockroach, ant, termite, mosquito, fly, flea, bee, wasp, hornet, tick, louse, grasshopper, cricket, dragonfly, moth, caterpillar, firefly, mantis
spider: | tarantula, arachnid, scorpion | web, cobweb
rabbit: | bunny, hare, easter bunny
pig: | hog, boar, piglet, swine, pork, bacon, ham
deer: | elk, moose, reindeer, stag, antelope, gazelle, doe, bambi
turtle: | tortoise, reptile
worm: | snake, serpent, viper, cobra, python snake, earthworm, maggot, slug
rat: | mouse animal, rodent, hamster, squirrel, gerbil, guinea pig, chipmunk, beaver
paw: | bear, panda, koala, animal, pet, zoo, wildlife, veterinarian, vet, mammal
butterfly: | moth, caterpillar, insect
tree: | oak, birch, maple, willow, elm, beech, ash tree, poplar, forest, woods, orchard, woodland, grove
tree-evergreen: | pine, fir, spruce, conifer, cedar
trees: | forest, woods, park, woodland
tree-palm: | coconut tree, palm, tropical
flower: | rose, tulip, daisy, lily, orchid, sunflower, violet, carnation, poppy, daffodil, lavender, lotus, blossom, bouquet, dahlia, jasmine, hibiscus, iris flower, marigold, peony, florist
plant: | fern, ivy, bush, shrub, herb, basil, parsley, mint, seedling, bamboo, aloe, houseplant, weed plant, moss, vine
apple: | pear, peach, plum, apricot, nectarine, mango, quince, fruit, pomegranate, fig, papaya
cherry: | strawberry, raspberry, blueberry, blackberry, cranberry, berry, berries, currant, gooseberry
cherries: | strawberry, raspberry, blueberry, blackberry, cranberry, berry, berries, currant
lemon: | lime, grapefruit, citrus, orange, tangerine, mandarin, clementine
carrot: | vegetable, veggie, turnip, radish, beet, parsnip, onion, garlic, potato, cabbage, lettuce, cucumber, tomato, broccoli, spinach, celery, cauliflower, pumpkin, eggplant, aubergine, zucchini, courgette, leek
pepper: | chili, chilli, jalapeno, paprika, spice, spicy, bell pepper, hot pepper
salad: | lettuce, cucumber, tomato, vegetarian, greens, vegetable, vegan meal
meat: | steak, beef, pork, lamb, chicken, sausage, ham, bacon, bbq, barbecue, veal, mutton, kebab, grill
bread: | toast, loaf, baguette, bagel, bun, pastry, dough, bakery, sandwich bread, pretzel, croissant
cake: | pie, cupcake, muffin, pastry, tart, cheesecake, brownie, dessert, gateau, pudding, pancake, waffle, donut
cookie: | biscuit, cracker, gingerbread, macaron
candy: | sweet, sweets, bonbon, toffee, caramel, chocolate, lollipop, gum, marshmallow, jelly bean, confectionery
soup: | stew, broth, ramen, noodles, porridge, chowder, curry, goulash, pho
bowl: | noodles, ramen, rice, soup, cereal, porridge, pasta, spaghetti, salad, udon, oatmeal
cheese: | cheddar, gouda, brie, mozzarella, dairy, parmesan, camembert
beer: | lager, ale, stout, pint, cider, pilsner, booze, pub, bar drink, brewery
wine: | champagne, prosecco, merlot, cabernet, chardonnay, vineyard, booze, rose wine
martini: | cocktail, vodka, gin, whisky, whiskey, rum, tequila, booze, aperitif, mojito, margarita, bar, liqueur, brandy
bottle: | vodka, whisky, whiskey, rum, ketchup, perfume, cologne, sauce, juice, soda, shampoo, syrup, booze
cup: | espresso, latte, cappuccino, mocha, tea, cocoa, hot chocolate, matcha, chai
coffee: | espresso, latte, cappuccino, mocha, americano, macchiato, flat white, barista, caffeine, starbucks
music: | violin, cello, flute, clarinet, trombone, saxophone, harp, oboe, tuba, viola, harmonica, accordion, xylophone, orchestra, symphony, band, choir, singer, concert, jazz, rock music, opera, melody, tune
guitar: | violin, cello, bass, banjo, ukulele, lute, string instrument, viola, mandolin, harp, sitar
guitar-pick: | plectrum
piano: | keyboard instrument, organ, synthesizer, harpsichord, accordion, pianist
microphone: | karaoke, singer, singing, vocal, interview, podcast, speech
user: | president, boss, manager, director, employee, worker, colleague, member, guest, visitor, patient, citizen, candidate, applicant, tenant, owner, admin, administrator, moderator, author, editor, customer, client, buyer, seller, vendor, lawyer, engineer, accountant, secretary, assistant, athlete, actor, artist, neighbour, neighbor, tourist, passenger, adult, somebody, someone, individual, participant, subscriber, follower, freelancer, contractor, host, me
users: | family, crowd, audience, staff, crew, community, population, society, public, committee, employees, workforce, colleagues, members, visitors, twins, couple, tribe, followers, subscribers, contacts, party members
spy: | thief, burglar, robber, criminal, detective, secret agent, hacker, bandit, incognito, agent
user-secret: | thief, burglar, robber, criminal, detective, secret agent, hacker, incognito, spy
mask: | thief, burglar, robber, bandit, superhero, disguise
detective: | thief, spy, secret agent, sherlock, incognito, investigator, hacker
handcuffs: | thief, criminal, arrest, prison, jail, police
crown: | queen, king, prince, princess, emperor, monarch, royalty, royal, majesty, throne, premium, vip
stethoscope: | doctor, physician, medic, nurse, surgeon, clinic, cardiologist, checkup
chef-hat: | cook, chef, kitchen, baker
baby: | infant, newborn, toddler, child, kid
hospital: | clinic, infirmary, sanatorium, emergency room
pill: | tablet, aspirin, antibiotic, drug, vitamin, painkiller, medication, pharmaceutical, remedy, paracetamol, supplement
bandage: | plaster, wound, injury, cut finger, band aid, hurt, first aid
thermometer: | fever, flu, sick, ill, temperature
virus: | germ, bacteria, microbe, infection, pathogen, flu, covid, corona, disease, malware, epidemic, pandemic
car: | taxi, cab, limousine, sedan, hatchback, convertible, coupe, suv, jeep, van, minivan, estate car, station wagon, sports car, racing car, tesla, porsche, pickup, wagon
truck: | lorry, semi, trailer, tanker, dump truck, tow truck, pickup, fire engine, van, removal van, moving van
bus: | coach, minibus, trolleybus, school bus, shuttle bus
train: | tram, railway, locomotive, tube, metro, underground, streetcar, monorail, trolley, carriage, wagon
plane: | jet, airliner, aeroplane, glider, drone, airbus, boeing, airline
airplane: | jet, airliner, aeroplane, glider, airbus, boeing, airline
boat: | yacht, canoe, kayak, ferry, raft, dinghy, gondola, sailboat, ship, vessel, catamaran, rowboat, schooner
ship: | ferry, cruise, liner, vessel, yacht, tanker, freighter, galleon, container ship, boat
sailboat: | yacht, sailing, regatta, dinghy
bike: | tricycle, cyclist, cycling, mountain bike, e bike, bmx, velo
motorbike: | scooter, moped, vespa, harley, motorcyclist, motocross, quad
hammer: | mallet, gavel, nail, carpenter, sledgehammer, handyman, blacksmith
wrench: | spanner, pliers, plumber, mechanic, nut and bolt, maintenance, technician
axe: | hatchet, tomahawk, lumberjack
shovel: | spade tool, digging, gardening
scissors: | shears, hairdresser, barber, haircut, tailor, trim
brush: | paintbrush, painter, artist, roller, varnish, toothbrush, makeup brush
ruler: | measure, measuring tape, yardstick, scale ruler, tape measure, protractor, inches, centimetres
sword: | dagger, sabre, saber, rapier, knight, blade, katana, fencing
shirt: | blouse, jumper, sweater, pullover, t shirt, polo, hoodie, cardigan, vest, jacket, top, jersey, tee, garment, apparel, outfit, clothes, clothing, uniform
hanger: | wardrobe, closet, clothes, coat, jacket, cloakroom, dress
coat-hanger: | wardrobe, closet, clothes, coat, jacket, cloakroom, dress
shoe: | sneaker, trainer, trainers, sneakers, boot, sandal, slipper, loafer, footwear, heel, stiletto, moccasin, cleats
hat: | cap, beret, bonnet, fedora, sombrero, beanie, helmet, bowler
diamond: | ruby, emerald, sapphire, jewel, jewelry, gem, gemstone, crystal, brilliant, amethyst, luxury
ring: | wedding ring, engagement, jewelry, jewel, marriage, bracelet, wedding
necktie: | tie, bow tie, suit, formal wear
sofa: | couch, settee, loveseat, divan, chaise, furniture, futon
armchair: | recliner, easy chair, rocking chair, furniture, stool, seat
chair: | stool, bench, seat, rocking chair, furniture
bed: | mattress, bunk, cot, hammock, bedroom, nap, doze, furniture, rest, pillow, lazy, tired
lamp: | chandelier, lantern, torch, floor lamp, desk lamp, nightlight, lampshade
building: | skyscraper, flat, apartment, condo, block, factory, warehouse, hotel, office, tower, museum, embassy, headquarters, town hall, library building, mansion, villa
home: | cottage, villa, hut, cabin, bungalow, chalet, mansion, residence, dwelling, lodge, flat, apartment, igloo, shack, real estate, property, mortgage
house: | cottage, villa, hut, cabin, bungalow, chalet, mansion, residence, dwelling, lodge, flat, apartment, igloo, shack, real estate, property, mortgage
castle: | fortress, palace, citadel, tower, stronghold, chateau
church: | cathedral, chapel, monastery, abbey, basilica, wedding, priest, christianity
mountain: | hill, peak, summit, alps, everest, cliff, volcano, ridge, climbing, mountaineering, hiking
waves: | sea, ocean, tide, surf, tsunami, flood, lake, river, water, swimming, pool, stream
wind: | breeze, gale, storm, hurricane, tornado, gust, blizzard, typhoon
cloud-lightning: | thunderstorm, thunder, storm
tornado: | hurricane, cyclone, typhoon, twister, storm
planet: | saturn, jupiter, mars, venus, neptune, uranus, mercury planet, galaxy, universe, cosmos, solar system, astronomy, orbit
rocket: | missile, shuttle, spacecraft, spaceship, space shuttle, nasa, spacex, falcon rocket, cosmonaut, astronaut
barbell: | muscle, strong, strength, bodybuilding, crossfit, fitness, gym, weightlifting, bodybuilder, powerlifting
ball-football: | soccer, goal, match, footballer, kick
trophy: | champion, championship, winner, cup, tournament, victory, competition, contest, award, league
cards: | poker, blackjack, bridge game, rummy, deck, casino, gambling, solitaire, joker, ace
dice: | gambling, casino, backgammon, board game, craps, luck, random
coin: | penny, cent, quarter, dime, nickel, token, tip, change, pence, shilling
coins: | salary, wages, income, earnings, tip, change, revenue, profit, capital, tax, savings, budget, wealth, pension, inheritance
cash: | salary, wages, income, earnings, tip, revenue, payroll, money, fee, cost, expense, refund, loan, debt
currency-dollar: | salary, wages, income, price, cost, revenue, fee, usd, finance, inflation, profit, expense, budget
chart-bar: | sales, kpi, metrics, survey, poll, results, inflation, forecast, report, census
trending-up: | inflation, increase, rise, improvement, gain, boost, grow, progress, upturn, rally
trending-down: | recession, decrease, loss, decline, drop, crash, deflation, downturn
lock: | encryption, secret, locked, safe, privacy, private, confidential, protect, vault, prison, jail
key: | credentials, license key, token, unlock, secret, access, credential
shield: | firewall, antivirus, defense, defence, guard, protect, insurance, warranty, armor, armour, immunity
mail: | newsletter, spam, inbox, post, correspondence, gmail, outlook, mailing, subscription, postcard, telegram
message: | text, sms, dialog, reply, feedback, testimonial, whisper, quote, chatter, gossip
news: | magazine, newsletter, article, headline, journal, press, blog, gazette, tabloid
book: | novel, bible, dictionary, encyclopedia, manual, textbook, diary, homework, story, literature, fairy tale, poem, cookbook, atlas, glossary, koran, quran
file: | report, contract, essay, letter, form, resume, cv, thesis, homework, exam, manuscript, policy, memo, draft, pdf document
file-text: | report, contract, essay, article, resume, cv, thesis, homework, memo, transcript, policy, brief
certificate: | diploma, degree, qualification, license, warrant, accreditation, exam
calendar: | anniversary, deadline, birthday, holiday, vacation, agenda, planner, appointment, month, week, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, april, june, july, august, september, october, november, december, weekend, timetable, meeting, event date
clock: | deadline, midnight, noon, morning, evening, minute, second hand, oclock, duration, punctual, wait, late, hour
hourglass: | deadline, countdown, waiting, patience, pending, delay
chevron-right: | breadcrumb, breadcrumbs
home-link: | breadcrumb
layout-navbar: | breadcrumb, navigation bar, header
paperclip: | glue, staple, stapler, clip
mouth: | lips, lipstick, kiss, smile, speak
skull: | poison, death, pirate, toxic, halloween, deadly, dead
bomb: | explosion, dynamite, grenade, blast, explode, mine, tnt
flame: | campfire, bonfire, burn, heat, hot, lighter, arson, inferno, passion, calories
sparkles: | clean, shiny, new, glitter, fairy, wizard, miracle, special, enchant
moon: | nap, sleep, lunar, crescent, eclipse, midnight, ramadan, evening
sun: | summer, sunshine, sunny, bright, daylight, heat, solar, tan, sunlight, holiday
snowflake: | frost, frozen, freeze, blizzard, winter, ice, christmas, chill, cold
umbrella: | parasol, rainy, monsoon, insurance
leaf: | vegan, vegetarian, organic, natural, autumn, fall season, ecology, sustainable, foliage, herbal
heart: | passion, affection, romance, darling, anniversary, valentine, wedding, marriage, dating, health, charity, life, crush, sweetheart
mood-smile: | joy, joyful, cheerful, glad, funny, joke, laugh, fun, pleased, comedy, humor, humour
mood-happy: | joy, joyful, cheerful, glad, funny, joke, laugh, fun, pleased
mood-sad: | sorrow, grief, depressed, upset, lonely, disappointed, crying, tears, unhappy, miserable
mood-sick: | sick, ill, nausea, vomit, disgust, flu, unwell
mood-nerd: | nerd, geek, clever, smart
zzz: | nap, sleepy, doze, tired, lazy, snore, asleep, siesta
target: | objective, aim, archery, dart, purpose, focus, mission, okr, precision, accuracy
flag: | country, nation, banner, deadline, milestone, patriot, surrender, finish, territory
code: | programmer, software, developer, coder, hacker, algorithm, script, coding, syntax, engineer
terminal: | hacker, ssh, cli, powershell, linux, admin console
plug: | electrician, socket, outlet, adapter, charger
bolt: | electrician, voltage, high voltage, power, energy
hammer: | carpenter, builder, craftsman, joiner, construction worker
paint: | decorator, painter and decorator
scissors: | hairdresser, barber, hair salon, seamstress, dressmaker
camera: | photographer, paparazzi, dslr, snapshot
school: | teacher, pupil, student, professor, classroom, lecture, kindergarten, college, campus, academy, lesson, tuition
tractor: | farmer, farm, agriculture, harvest, field
plant: | gardener, gardening, garden, farmer
gavel: | judge, lawyer, attorney, lawsuit, verdict, court, trial, auction, legislation, solicitor
database: | big data, warehouse, data lake, dataset, sql, records
robot: | android robot, automaton, cyborg, droid, automation
key: | locksmith, landlord
handshake: | partner, partnership, deal, agreement, cooperation, collaboration, alliance, trust, merger, negotiation, greeting, welcome
gauge: | speed limit, velocity, performance, rpm, pressure, fuel level
users-group: | staff, crew, workforce, meeting, conference, assembly, committee
briefcase: | career, profession, occupation, employment, portfolio, businessman, hiring, vacancy, recruitment, lawyer
microscope: | scientist, biology, research, laboratory, lab, bacteria, examine
flask: | scientist, laboratory, lab, experiment, research, potion, alchemy, test tube, beta
telescope: | astronomer, astronomy, stargazing, explore, observatory
palette: | artist, painter, watercolor, art, artwork, creative, theme colors
`;
