// Objects of every day: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
ammo: ammunition, bullets | cartridge, rounds, bullet, magazine | gun, weapon, war, army
amphora: | ancient vase, greek vase, urn, jar, pottery | archaeology, history, museum, wine
apron: pinafore | kitchen apron, cooking apron, chef clothes, pinny | cook, kitchen, baker, clothing
armchair: easy chair, lounge chair, event seat, chair accent | chair, seat, recliner, sofa, couch | furniture, living room, sit, lounge
armor: armour | body armour, breastplate, bulletproof vest, protective vest | knight, protection, soldier, police
armored: armoured | armoured boot, plated, protected | knight, medieval, game
baby-bed: crib, cradle, cot | bassinet, nursery, infant bed
backpack: rucksack, knapsack | school bag, schoolbag, bag, daypack | travel, hiking, school, trekking, camping, luggage
bag: | shopping bag, handbag, purse, sack, carrier bag, tote, shopping | cart, store, buy, luggage, purchase, backpack
balance: scale, scales | balance scale, equilibrium, weighing scale, equality | justice, law, compare, weigh, money
balloon: | party balloon, hot air balloon, celebration | birthday, party, fun, festival, air, float
balloons: party balloons | celebration, birthday balloons | birthday, party, festival
bank-card: credit card, debit card, payment card, payment method | pay, atm card, billing | money, bank
barrel: cask, keg | drum, oil barrel, vat, tun, fossil fuel, wine barrel | oil, wine, beer, whisky, petroleum, database
baseball-cap: cap, hat, peaked cap | headwear | fashion
basket-plus: add to basket, add to cart | add item, buy | ecommerce
bath: bathtub, tub | bathroom, soak, jacuzzi, whirlpool, aromatherapy, rejuvenation | wash, shower, hygiene, water, hotel, clean
bathtub: bath, tub | bathing, hot tub, bathroom, jacuzzi, whirlpool, relaxation | wash, shower, soak, hygiene, water, clean
beanie: woolly hat, knit cap, bobble hat | winter hat, tuque, hat, cap | winter, cold, clothing, wool, head
bed: | double bed, single bed, sleep, bedroom, mattress, lie down, lay down | hotel, rest, furniture, night, accommodation, patient, hospital, blanket, duvet, quilt, bedding, linen, pajamas, pyjamas, insomnia
bed-double: double bed, hotel room, bedroom, sleep | king size bed, accommodation, queen bed, night | furniture, hotel
bed-single: single bed, bedroom, sleep | accommodation, hotel room | furniture, hotel
belt: | waist belt, conveyor belt, buckle | fashion, trousers, clothes, factory, airport
bible: holy bible | scripture, holy book, gospel | christian, religion, church, prayer, book
birdhouse: bird house, nest box | nesting box, bird box, nest | garden, bird, home
bleach: | chlorine bleach, laundry symbol, whitening | laundry, washing, care label, triangle, clothes, cleaning
blender: liquidizer, liquidiser | food processor, smoothie maker, juicer, mixer | kitchen, smoothie, appliance, mix, 3d software, cooking
blinds: window blind, venetian blind, roller shade, window shade, sun blind | shutters, roller blind, jalousie | window, smart home, curtain, shade
blush: rouge, blusher | blush brush, makeup brush, cosmetics brush | makeup, beauty, cosmetics, face
board: | circuit board, pcb, blackboard, whiteboard, kanban, motherboard | layout, electronics, school, project
body-soap: soap
bomb: explosive | explosion, blast, boom, grenade, dynamite | weapon, danger, war, explode, minesweeper, terror, cannon, cannonball
bong: water pipe | hookah, shisha, pipe | cannabis, weed, smoke, marijuana, stoner
bookshelf: bookcase, book shelf | library, shelf, shelves | books, reading, furniture, study, collection
boom: | boombox, explosion, ghetto blaster, bang, blast | stereo, music, radio, cassette, bomb, burst
boot: | shoe, wellington, hiking boot, footwear | shoes, winter, fashion, clothes, hiking, army
bottle: | flask, wine bottle, baby bottle, container, water bottle | drink, water, wine, beer, alcohol, plastic, milk, pour, vinegar, sauce
bow-tie: bowtie, dickie bow | formal wear, tuxedo, gentleman | fashion
box: package, carton, parcel | crate, container, cardboard box, product, square, packaging | delivery, shipping, cube, storage, moving, inventory, module
box-arrow-down: archive, put in box, store | inbox, import | delivery
box-arrow-up: unarchive, export box, unpack | send parcel, restore | delivery
boxer: boxer shorts, underpants | underwear, trunks, briefs, men's underwear, shorts | clothes, boxing, swimwear
boxes: packages, parcels | cartons, cubes, crates, stock, modules | inventory, storage, warehouse, delivery
brick: | wall, toy brick, brick wall | construction, building, mason, firewall, lego
briefcase: attache case | work, job, business, portfolio, office bag, career, employment, experience | office, company, bag, businessman, professional, profession, suitcase, consulting, consultant, firm
briefcase-2: job, work, business bag, portfolio | career, office, employment
briefcase-business: job, work, business bag, portfolio | career, office, vacancy, employment, business trip
briefcase-conveyor-belt: baggage claim, luggage belt, baggage carousel, airport security, security check | luggage scan | airport
briefcase-medical: first aid kit, medical bag, doctor bag, medkit, medical kit | first aid, doctor, medical case | health, emergency
broom: broomstick, sweep | clean, sweeper, clean up, cleaning, clear cache | witch, janitor, housekeeping, halloween, tidy
brush-cleaning: scrub brush, cleaning brush, clean up | scrub, clear data, sweep, housekeeping | household
bulb: light bulb, lightbulb | idea, lamp, light, inspiration, innovative, inventive | electricity, tip, hint, innovation, bright, example, theory, suggest, suggestion, invention, eureka
bulb-off: light off, lights out | lamp off, no idea | electricity
bulletproof: bulletproof vest, flak jacket | body armor, kevlar, ballistic vest | police, army, protection, safety
bunk: bunk bed | double decker bed, loft bed, dormitory bed | bedroom, hostel, kids, sleep
buoy: life buoy, lifebuoy, life ring | lifebelt, ring buoy, life preserver, lifesaver | help, support, rescue, sea
cabinet: cupboard | filing cabinet, dresser, drawers, wardrobe, sideboard | furniture, storage, files, kitchen, office
can: tin, tin can | soda can, fizzy drink, spray can, gas can, jerry can | drink, cola, aluminium, canned food, fuel, graffiti
candelier: chandelier | ceiling light, hanging lamp, candelabra | lamp, light, luxury, interior, girandole
candle: candlelight | candlestick, candle chart, girandole, candleholder, aromatherapy, sabbath | light, flame, romantic, wax, church, birthday, stocks, ritual
cane: walking stick | candy cane, stick, staff | christmas, old age, elderly, disability, blind
cap: | graduation cap, baseball cap, mortarboard, hat, line cap, stroke cap | education, student, school, clothing, academic
card: | credit card, debit card, bank card, payment card, business card, id card, playing card, sim card | payment, pay, checkout, identity, wallet
cardigan: knitted jacket | sweater, jumper, knitwear, woolly | clothes, fashion, winter
cards: playing cards, deck of cards | deck, flashcards, wallet | poker, game, casino, layout, flash cards
case: | uppercase, lowercase, case sensitive, match case, suitcase, pc case, toolbox, computer tower | text, letters, capital letters, cover, typography
ceiling: ceiling lamp | ceiling light, pendant light, overhead lamp | light, room, lighting
chair: seat, event seat | stool, armchair, office chair, desk chair, rocking chair, sit, sitting | furniture, office, dining, gaming
chair-director: director chair, folding chair | film director, camping chair | movie
chalkboard: blackboard | whiteboard, board, classroom, presentation | teacher, school, lesson, education, teach, lecture
chest: treasure chest | treasure, loot, trunk, coffer, chest press | pirate, gold, box, game, torso
cleaning: | brush, mop bucket, sweep, broom, scrub, housekeeping | hygiene, bucket, tidy, janitor, wash, spring clean
clips: hair clips, hairpins | barrettes, hair grips, bobby pins, hair slides | hair, beauty, accessories
clock: time | watch, hour, wall clock, schedule, timer, timepiece, o'clock, recent, pending, moment, instant | history, wait, alarm, deadline, hours, duration, minute
clothes: clothing, apparel, garment | clothes rack, wardrobe, outfit, wear, t shirt, fashion | laundry, shop, hanger, dress, shirt, tshirt
coat: coat hanger | clothes hanger, wardrobe, cloakroom | clothes, jacket, closet
coat-hanger: clothes hanger, hanger, wardrobe | closet, cloakroom, dry cleaning | clothes
coffin: casket | funeral, burial, sarcophagus | death, vampire, halloween, grave, widow, mourning
cone: | traffic cone, ice cream cone, safety cone, pylon, conical | construction, geometry, shape, road works, 3d
confetti: party popper | streamers, celebrate, party, celebration, tada | birthday, congratulations, new year, festival
container: | shipping container, cargo container, docker container, storage, freight | cargo, ship, logistics, docker, transport, box
cooker: stove, range | oven, hob, kitchen stove, gas cooker | kitchen, cooking, appliance
couch: sofa, settee | loveseat, lounge | furniture, living room, sit, seat, tv
countdown: | timer, count down, clock, time left | time, deadline, wait, seconds
cowboy: cowboy hat, stetson | western hat | western, hat, wild west, sheriff, texas, rodeo
crane: | construction crane, tower crane, lifting, tow truck, hoist | construction, building site, hook, heavy machinery
credit-card: bank card, payment card, debit card, pay by card, payment method, card payment, payment | pay, atm card, billing, plastic, checkout, subscription, credit score | money, bank, finance
crystal: crystal ball | fortune teller, gem, glass ball | magic, future, prediction, psychic
crystal-ball: fortune teller, prediction, forecast, divination | future, magic, psychic, predict, prophecy | fantasy, destiny
curtains: drapes, home theatre curtain | window curtains, stage curtain, net curtains | window, home, interior, theatre
desk: | office desk, writing desk, workspace, computer desk, work table, table | office, furniture, work, study, lamp
detergent: washing powder, laundry detergent | soap, washing liquid, cleaning product | laundry, cleaning, bottle
diamond: rhombus | gem, jewel, gemstone, brilliant, lozenge, precious stone | jewellery, jewelry, premium, shape, ring, luxury, cards, sketch
diamond-ring: engagement ring, wedding ring, ring | engagement, proposal, marriage, jewelry | love
diaper: nappy | baby nappy, baby diaper, pampers | baby, infant, child, newborn
dining-table: table, restaurant table, dinner table | reserve a table, dining room | furniture
disco-ball: mirror ball, nightclub, glitter ball | party, dance, club | night
dish: | satellite dish, food, meal, dishwasher, parabolic antenna, plate | restaurant, kitchen, antenna, tv, cuisine
dispenser: soap dispenser | pump bottle, liquid soap, hand sanitizer, hand wash | hygiene, bathroom, wash
door: doorway | entrance, exit, entry, leave, gate, open door | room, house, login, logout, sign out, lock, corridor, hallway
door-closed: closed door, door, exit, room | entrance, private room, closed | house
door-closed-locked: locked door, private room, no access | restricted area, secure room | house
door-lock: lock, keyhole, smart lock | secure door, deadbolt, room key | house
door-open: exit, open door, entrance, leave, way out | log out, enter, room available, check out, entry | house
drawer: | archive drawer, filing cabinet, file drawer, chest of drawers | office, furniture, storage, archive
dress: frock, gown | evening dress, outfit, clothes, womens clothing, skirt, miniskirt, ball gown, sari | fashion, clothing, woman, wedding, shop
dresser: chest of drawers | drawers, bureau, cabinet, commode | furniture, bedroom, storage, clothes
dressing: | dressing table, vanity table, makeup table, mirror | furniture, bedroom, beauty, makeup
dry: | laundry symbol, dry clean, drip dry, tumble dry | laundry, washing, care label, clothes, heat
dryer: drier | hair dryer, hairdryer, blow dryer, hair drier, tumble dryer, hairdresser | hair, salon, beauty, air, appliance
duration: time span | length of time, timer, seconds, elapsed time | time, clock, minutes, countdown, stopwatch
electric-tower: pylon, transmission tower, power line, electricity pylon | high voltage, grid | electricity
email-stamp: postage stamp, stamp | mail, postage | office
eyeglass: glasses, eyeglasses, spectacles | specs, monocle, reading glasses | optician, read, vision, sight
eyeglasses: glasses, spectacles, specs | reading glasses, eyewear, sunglasses | optician, read, vision, nerd, sight
faucet: tap, water tap, kitchen tap, sink tap | spigot, running tap, mixer tap, drip, drainage, potable, household tap | water, bathroom, kitchen, plumbing
fidget: fidget spinner | spinner toy, stress toy | toy, play, adhd
fire-extinguisher: extinguisher, fire safety | fire protection, emergency, firefighting, put out, douse | safety
fire-hydrant: hydrant, fire plug | firefighter, water supply | street
fish-food: | fishbowl
flag-off: unflag, no flag, remove flag | unreport, unmark | report
flag-pennant: pennant, team flag, triangular flag | sport fan, golf flag | goal
flag-triangle-right: golf flag, pennant, triangular flag | milestone, goal, finish
flashlight-off: torch off, light off | no flashlight | phone
flip-flops: thongs, sandals, beach shoes, slippers | summer shoes, beach | holiday
floor: | floor plan, floor lamp, standing lamp, floor division, round down, storey | house, room, architecture, maths
flops: flip flops, sandals | thongs, beach sandals, slippers | summer, shoes, beach
fob: key fob | fob key, key generator, security token | key, access, security
folded: | folded shirt, laundry, folded clothes, t shirt | shirt, clothes, map, tshirt
garbage: garbage truck, trash, rubbish | waste, refuse, bin lorry, litter | truck, recycling, bin
garden-cart: wheelbarrow, barrow | gardening | garden
garlands: bunting | party decorations, string flags, festoon | party, celebration, birthday, christmas
gem: gemstone, jewel | diamond, precious stone, crystal, ruby, sapphire, emerald, topaz, amethyst, obsidian, quartz, garnet, precious, treasure, valuable | jewelry, premium, ruby gem, luxury, rare, limited edition
gift: present | gift box, giveaway, reward, gift card, wrapped box, bonus, donation, generosity, wrap, unwrap, giving, surprise gift, yuletide, xmas | birthday, christmas, surprise, party, voucher, celebration, package, benefit, benefits, perk, perks
glasses: spectacles, eyeglasses, specs | sunglasses, reading glasses, eyewear, 3d glasses, nerd | optician, read, vision, eye, sight
glove: | boxing glove, mitten, rubber glove, handwear, gloves, catcher | boxing, hand, winter, protection, sport
goggles: safety glasses | swimming goggles, ski goggles, safety goggles, protective eyewear, vr headset, diving mask | swimming, skiing, lab, protection, eyes
grave: gravestone, tombstone | tomb, headstone, cemetery, graveyard, rip | death, dead, halloween, funeral
gun: pistol, handgun | revolver, firearm, weapon, rifle, trigger, ammo, sniper, musket, western, holster, projectile | shoot, bullet, police, crime
hair: | hairdryer, blow dryer, hair clips, hairpin, barrette, hairdresser, hair dryer | salon, beauty, barber, style
hand-bag: handbag, purse, ladies bag | fashion bag | fashion
handbag: purse | shopping bag, ladies bag, pocketbook, clutch, tote, bag | fashion, woman, shopping, accessory
handbag-simple: purse, ladies bag, handbag | fashion bag | fashion
handcuffs: cuffs, manacles | shackles, arrest, restraints | police, crime, prison, criminal, torture, guilty
hanger: clothes hanger, coat hanger | coathanger, door hanger, wardrobe, closet, cloakroom | clothes, laundry, fashion, dry cleaning, do not disturb
hanging: | hanging clock, wall clock, suspended | clock, time, wall
hard: | hard drive, hard disk, hard hat, hdd, storage, safety helmet, construction helmet | computer, drive, difficult, worker
hat: headwear, headgear | cap, top hat, fedora, chef hat, hard hat | clothing, fashion, cook, graduation
heater: radiator | heating, electric heater, space heater | warm, winter, heat, home
heel: high heel, high heels | stiletto, pumps, shoe, womens shoe | fashion, shoes, footwear, woman
heels: high heels, stilettos | pumps, court shoes, high heel shoes | shoes, women, fashion
helmet: crash helmet | hard hat, baseball helmet, football helmet, bike helmet, safety helmet, motorcycle helmet, brain bucket, hard shell | safety, sport, protection, head, army
high-heel: stiletto, high heels, pumps, women's shoe | heels, lady shoe | fashion
high-heels: stiletto, heels, pumps, women's shoe, high heel | lady shoe | fashion
hoodie: hooded sweatshirt, hoody | sweatshirt, sweater, jumper, pullover | clothes, fashion, clothing, sport
hook: fish hook | fishing hook, fishhook, bait, webhook | fishing, fish, catch, phishing
horseshoe: horse shoe | lucky charm, good luck | luck, horse, casino
hotel-bed: bed, hotel room, sleep, accommodation | bedroom, overnight stay | hotel
hotel-bell: | servant, butler, maid service
hour: o'clock | clock, time | watch, schedule, minute, timer
hourglass: sand timer, egg timer, sand clock | timer, sandglass, loading, wait, waiting, pending | time, deadline, countdown, busy, process, century, decade, impatient, expect, millennium
hours: | 24 hours, 24 7, around the clock, opening hours, clock, 12 hour clock | time, open, service, support, always open
household: | house painting, paint brush, decorating, diy | home, paint, brush, wall
hydrant: fire hydrant | fireplug, fire plug | fire, water, firefighter, street
ironing: iron | press clothes, laundry symbol, clothes iron, flat iron, steam iron | laundry, clothes, care label, heat, wrinkles
jacket: coat, blazer | windbreaker, bomber jacket, anorak | clothes, fashion, winter, raincoat
jar: mason jar, glass jar | tip jar, jam jar, tips, donations | food, container, jam, storage, money
jewelry: jewellery, jewels | necklace, pendant, jewel | gold, luxury, fashion, diamond
jogger: sweatpants | jogging bottoms, track pants, tracksuit bottoms | trousers, clothes, running
jumpers: sweater, pullover | sweatshirt, jersey, long sleeve shirt, knitwear | clothes, fashion, winter
keffiyeh: kufiya, ghutra | arab headdress, shemagh, arab scarf | arab, middle east, palestine, clothing
kettle: tea kettle, electric kettle | water boiler, teapot, tea pot | tea, boil, kitchen, hot water
key: room key, house key, car key | password, unlock, access key, api key, credentials, passkey | security, lock, login, secret, encryption, door
keyhole: key hole, lock | padlock, lock hole, secret | security, privacy, access, key, password
knives: knife | kitchen knives, cutlery, chef knives | kitchen, cook, cut
kurta: tunic | muslim shirt, indian shirt, punjabi, kameez | clothes, india, islam, fashion
laminated: | padlock, lock, locked, secure | security, password, protection
lamp: | light, desk lamp, floor lamp, table lamp, ceiling lamp, light fixture, pendant light, night light | furniture, lighting, interior, idea, smart home
lamp-ceiling: ceiling lamp, pendant lamp, hanging lamp, lamp pendant | chandelier, light, lighting | furniture
lamp-desk: desk lamp, table lamp, reading lamp, study lamp, task light | desk light, light | furniture
lamp-floor: floor lamp, standing lamp | light, living room | furniture
lamp-pendant: ceiling lamp, hanging lamp, pendant lamp | chandelier, light | furniture
lamp-wall-down: wall lamp, sconce, wall light | downlight, lighting | furniture
lamp-wall-up: wall lamp, sconce, wall light | uplight, lighting | furniture
lantern: lamp | paper lantern, chinese lantern, ramadan lantern, fanous | light, ramadan, camping
lawn-mower: lawnmower, mow, grass cutter | gardening, mowing | garden
lectern: podium, pulpit, dais, rostrum | speech, speaker stand, public speaking | conference, presentation, lecture, press
life: life buoy, life ring | lifebuoy, lifesaver, life preserver | help, support, rescue
lifebuoy: life buoy, life ring, life preserver, lifebelt | help, support, lifesaver, help desk, life belt, rescue, buoy, drown, drowning, overboard, assist, lifeline, crisis, helpful | safety, sos, swimming, boat, customer service, survive, survival, survivor
lightbulb: light bulb, bulb | idea, tip, hint, inspiration, innovation, lamp, innovative, inventive | light, electricity, bright, creative, suggestion, solution
lightbulb-filament: idea, bulb, light bulb | inspiration, insight, edison bulb | electricity
lightbulb-off: light off, lights out, no idea | lamp off, bulb off | electricity
lights: traffic lights | traffic signal, stoplight, traffic light | traffic, red, road, lamps
list-heart: wish list, favorites list, favourites | liked items, saved items | shopping
list-star: favorites list, favourites, wishlist | ranked list, top list, starred items, curate, curated, handpicked | rating
lock: padlock | secure, security, private, password, protected, encryption, encrypted, strict | safe, privacy, login, key, access, https, ssl, auth
locked: lock, padlock | secured, closed, private, protected, encrypted | security, password, door, access
locker: | storage locker, gym locker, school locker, cabinet | gym, school, storage, security
lockers: locker room | changing room, cabinet | school, gym, luggage, storage
luggage: suitcase, baggage, bags | travel bag, carry on, travel case, trolley bag | travel, airport, trip, vacation, holiday, check in, journey
magnet: horseshoe magnet | attract, snap, snapping, magnetic, attraction, lodestone, polarity, magnetism | physics, pull, metal, lead generation, retention
magnetic: magnetic field | magnetism, field lines, magnet | physics, attraction, poles, force
mailbox: letterbox, post box, letter box, mail box | inbox, postbox, letter drop | post, letter, delivery, mailman, postman, address
mask: face covering | face mask, disguise, carnival mask, masquerade, facemask, surgical mask | theatre, theater, clip, incognito, protection, layer mask, venetian, fake, pretend, liar, prank
matches: matchsticks | matchbox, book of matches, safety matches | fire, light, flame, camping
matchstick: match | lighter, lit match, safety match | fire, flame, ignite, burn
megaphone: bullhorn, loudhailer, loudspeaker | announcement, announce, marketing, promotion, advertise, shout, scream, yell, amplify, rally, protest | campaign, advertising, news, speaker, declare, proclaim, influence, parade
military: army | rank, military badge, medal, armed forces, defence, defense | soldier, war, navy, insignia, officer, veteran
mirror: looking glass | vanity mirror, reflection, reflect, flip horizontally | bathroom, makeup, glass, dressing table, furniture
mirror-rectangular: mirror, wall mirror | dressing mirror, reflection | bathroom
mirror-round: mirror, round mirror | vanity, makeup, reflection | bathroom
mixer: stand mixer, food mixer | kitchen mixer, food processor, blender | baking, kitchen, appliance, dough
model: 3d model | cube, 3d object, box model, prototype, mesh | ai, css, data model, cad, machine learning
modern: | contemporary, new, flat screen | tv, television, style
monocle: eyeglass | single lens, quizzing glass, lorgnette, eye glass | gentleman, vintage, glasses
month: | calendar, monthly, month view | date, schedule, ramadan, period, plan
mop: floor mop | floor cleaner, cleaning, swab | housekeeping, bucket, janitor
mortar: mortar and pestle, pestle and mortar | pharmacy bowl, grinder, herbal medicine | pharmacy, herbs, apothecary, kitchen
mortarboard: graduation cap, graduation hat, square academic cap | graduation, graduate, academic cap, degree | education, university, school, student, college, diploma
napkins: serviettes | paper napkins, paper towels, tissues, napkin holder | table, restaurant, dinner
neck: turtleneck, turtle neck | polo neck, roll neck, collar, jumper | sweater, clothes, body
necklace: pendant | jewelry, jewellery, pearl necklace, chain, collar, talisman, amulet, jewelry box, charm | jewel, gift, luxury, wedding
needle-thread: sewing, needle and thread, sew, stitch | tailor, mending, embroidery | craft
notebook: notepad, exercise book | journal, diary, jotter, notes, address book, logbook | write, school, stationery, study, book, spiral
notepad: notebook, memo pad, jotter | notes, pad, writing pad, memo | write, stationery, text, todo list, document
office-chair: desk chair, swivel chair, computer chair, office seat | chair, ergonomic chair, job opening | furniture
package: parcel, box | delivery, shipment, cardboard box, carton, product, npm, order, postal, dhl, fedex, ups delivery, this side up | shipping, logistics, post, module, dependency, dispatch
package-check: delivered, order delivered, package delivered, parcel arrived | order complete, shipped, received | delivery
package-delivered: order delivered, package check | parcel arrived | delivery
package-open: unbox, open box, unboxing, unpack | product, opened parcel | delivery
package-out-of-stock: sold out, unavailable | no inventory | delivery
package-plus: new order, add product, new product | add package, restock | delivery
package-search: track order, track package, find parcel, order tracking | inventory search, package tracking, lost parcel | delivery
package-x: out of stock, order cancelled, delivery failed, undelivered | returned parcel, damaged parcel | delivery
packages: boxes, parcels | cubes, blocks, packages list, modules | delivery, shipping, dependencies
packaging: package, wrapping | bag, paper bag, coffee bag, pouch, pack | product, shop, coffee, food
paint-brush-household: house painting brush, wall paint brush, decorator | painting, diy | renovation
pants: trousers, slacks | jeans, joggers, shorts, bottoms, sweatpants | clothes, clothing, fashion, apparel, wear, wardrobe, waist, waistband
paper: | sheet, page, document, paper bag, toilet paper, scroll | write, print, file, stationery, recycling, news
paper-bag: brown bag, lunch bag, takeaway bag | grocery bag, takeout | food
paperclip: attachment, paper clip | attach, attach file, clip, attached | file, email, document, stationery, office, upload, link
parachute: | skydiving, parachuting, airdrop | jump, airborne, skydiver, sky, insurance, delivery
parasol: beach umbrella, sun umbrella | sunshade, umbrella, garden umbrella | beach, summer, sun, shade
party-popper: celebrate, congratulations, tada, celebration, confetti, hooray | party, surprise, birthday, new year, festive, woohoo, success, launch | event, fun, parade
pass: | access pass, ticket, id card, permit, badge, membership card | entry, valid, time, expired, success
passport: citizenship | travel document, e passport, identity document, visa, immigration, nationality, border control, passport control | travel, identity, border, airport, id, abroad
pattern: | motif, texture, grid, repeat, tiles | fingerprint, design, background, wallpaper, fill
pendant: pendant lamp, hanging lamp | ceiling lamp, ceiling light, hanging light | lighting, furniture, interior, necklace, bulb
pennant: triangular flag, pennon | flag, banner, bunting, sports flag | team, sport, milestone, golf, college, marker
perfume: fragrance, cologne | scent, eau de toilette, aftershave, perfume spray | beauty, cosmetics, smell, gift, bottle, aroma
picnic-table: picnic bench, park table | camping, rest area | outdoors
pile: | stack, heap, charging station | electric car, charge, mound
pillow: cushion | bed pillow, headrest | bed, sleep, bedroom
pin-off: unpin, unpinned, push pin slash, remove pin | not pinned | office
pinwheel: paper windmill, whirligig | windmill, spinner, loader | toy, wind, spin, kids, loading
pipe-wrench: monkey wrench, plumber wrench, plumbing | plumber, repair | tools
pit: fire pit, firepit | campfire, bonfire, fire bowl | fire, camping, garden
pocket: | read later, save for later, pocket knife, pouch | bookmark, clothes, pants, swiss army knife, save
podium: winners podium | lectern, rostrum, speaker stand, ranking, pulpit, winner, democrat, republican, oration, dais | speech, conference, first place, award, speaker, leaderboard
pole: utility pole, telephone pole | power pole, telegraph pole, electricity pole, pylon | electricity, wire, power
police-badge: sheriff star, police, officer badge | law enforcement, cop | law
poly: water tank, poly tank | storage tank, plastic tank, rainwater tank | water, storage
popper: party popper | confetti, celebration, party, tada, cracker | birthday, new year, congratulations
potion: magic potion, elixir | flask, poison, magic bottle, venom | magic, witch, game, fantasy
printables: | 3d model library, 3d print models | 3d printing, model, printer
product: | goods, item, merchandise, product hunt, box | shop, package, store, launch, loading, commerce
purse: handbag | wallet, pocketbook, clutch, money purse, bag | money, fashion, woman
push-pin: pin, thumbtack, drawing pin, tack, pinned | pin to top, noticeboard | office
push-pin-slash: unpin, pin off, unpinned | remove pin | office
pushpin: pin, thumbtack, drawing pin | push pin, tack | keep, location, bulletin board, notice board, fix, save
quran: koran, quran book | holy book, islamic book | islam, muslim, religion, ramadan, read, prayer
rack: | clothes rack, towel rail, towel rack, clothes rail, shelf | bathroom, laundry, wardrobe, hanger, storage
razor: shaver | shaving razor, electric razor, electric shaver, trimmer, shave, comb | beard, barber, bathroom
refrigerator: fridge | freezer, icebox, fridge freezer, cooler | kitchen, food, appliance, cold
ring: | engagement ring, wedding ring, call, chime | jewellery, jewelry, bell, marriage, circle, alert, ring finger, network
rings: | wedding rings, earrings, jewellery, jewelry, gymnastics rings | wedding, marriage, gymnastics, engagement, honeymoon, spouse, husband, wife, widow
rocking: rocking chair, rocking horse | rocker | chair, toy, horse, furniture, porch, grandmother, nursery
rocking-chair: rocker, grandma chair | chair, retirement, porch | furniture
rubber: | rubber stamp, rubber duck | eraser, stamp, toy, bath, approval
rubber-duck: duck toy, bath duck | rubber duck debugging, bath | toy
rubber-stamp: stamp, seal, approval stamp | approved, notary | office
rug: carpet | mat, prayer mat, prayer rug, floor covering | furniture, floor, living room, interior, decor
safety: safety pin | security pin, nappy pin, diaper pin, fastener | sewing, baby, punk
safety-pin: nappy pin, baby pin | fasten, sewing | clothes
sandals: flip flops | slippers, summer shoes | shoes, beach, summer
scales: balance, balance scales | scales of justice, weighing scales, justice, legal, libra, law | court, lawyer, weight, measure, judge, compare, moral, ethics, honest, justice system
scissors-line-dashed: cut here, cut line, coupon, cut along line | clip coupon, tear off | paper
seat: chair, event seat | airplane seat, car seat, cinema seat, armchair, sit, sitting | passenger, reservation, flight, car, booking, theatre
shampoo: hair wash | conditioner, shower gel, body wash, shampoo bottle | bathroom, hair, bottle
shelf: bookshelf, book shelf | bookcase, shelves, library | books, furniture, reading
shelving: shelving unit, shelves | shelf, rack, bookcase, storage rack, storage unit | furniture, storage, warehouse
shelving-unit: shelf, shelves, storage rack, bookcase | warehouse shelf, inventory, bookshelf | furniture
shipping: delivery | freight, shipment, cargo, dispatch, logistics, free shipping | truck, lorry, package, container, courier, parcel, transport
shirt: t shirt, tee, tshirt, tee shirt | top, jersey, blouse, polo | clothes, clothing, fashion, apparel, laundry, garment, scarf, shawl, pajamas
shirt-folded: folded shirt, laundry, clothing | clothes, shirt | fashion
shoe: footwear | sneaker, trainer, sports shoe, running shoe | clothing, fashion, running, foot, sport, shoelace, lace, laces, shoelaces
shoes: footwear | sneakers, trainers, pair of shoes, running shoes | clothes, feet, sport
shopping-bag: bag, carrier bag, purchase, tote, buy | shopping, ecommerce, shop, store, checkout, retail bag, add to bag, orders | retail, fashion, gift
shopping-bag-add: add to bag, add to cart, buy | add item | ecommerce
shopping-bag-check: order placed, purchased, order complete | order confirmed, checkout complete | ecommerce
shopping-bag-heart: wish list, save for later, favorite items | favorites | ecommerce
shopping-bag-plus: add to bag, add to cart, buy | add item | ecommerce
shopping-basket: basket, cart, add to basket, shopping cart | purchase, checkout, groceries, ecommerce, supermarket | retail, store
shopping-cart: cart, basket, add to cart, checkout, trolley, shopping trolley, shopping basket, buy | purchase, ecommerce, shop, store, view cart, shop now, order, my cart, supermarket, merchant, supplies, checkout cart | retail, commerce, sale
shopping-cart-add: add to cart, add to basket, shopping cart plus, buy | add item, put in cart | ecommerce
shopping-cart-check: order placed, purchased, order complete | checkout complete, order confirmed | ecommerce
shopping-cart-heart: wish list, save for later, favorite items | favorites | ecommerce
shopping-cart-minus: remove from cart, remove from basket | remove item | ecommerce
shopping-cart-off: no shopping, not for sale | out of stock, checkout disabled | ecommerce
shopping-cart-plus: add to cart, add to basket, buy | add item, put in cart, purchase | ecommerce
shopping-cart-x: empty cart, clear cart, remove from cart | abandoned cart, cancel order | ecommerce
shorts: short pants, short trousers | bermuda shorts, swim shorts, swimming trunks, boxers | clothes, summer, sport
shower: | shower head, wash, bathe, rinse, dripping, wet | bathroom, bath, water, hygiene, plumbing, hotel
sign: | signboard, symbol, placard, road sign, signage | direction, signature, street, street sign, mark, traffic, at
sink: washbasin, basin | wash basin, kitchen sink, bathroom sink, wash hand basin | tap, faucet, water, kitchen
sleeve: long sleeve, long sleeved shirt | shirt sleeve, sweatshirt, long sleeve shirt | clothes, shirt, arm
sleeveless: tank top | vest, sleeveless shirt, singlet, muscle shirt | clothes, summer, sport
smoke: | smoke detector, smoke alarm, fire alarm | fire, alarm, safety, cigarette, detector
sneaker: trainer, running shoe | sports shoe, gym shoe, shoe, tennis shoe, footwear | sport, running, fitness, fashion, jogging
soap: | hand soap, soap dispenser, hand wash, liquid soap | wash, clean, hygiene, bathroom, hands, foam
sock: stocking | foot sock, hosiery, stockings | clothing, foot, christmas, laundry, wear, cozy, warm feet
socks: stockings | ankle socks, pair of socks, hosiery | clothes, feet, christmas
sofa: couch, settee | loveseat, divan, armchair, lounge, sit, sitting | furniture, living room, interior, seat, relax
spatula: turner | fish slice, flipper, scraper, grill spatula | kitchen, cooking, barbecue
spray: spray can, aerosol | spray paint, spray bottle, aerosol can, spritz, atomiser | paint, graffiti, clean, disinfect, deodorant, pesticide
stamp: rubber stamp | postage stamp, approve, seal, approval, imprint, certified, validation | mail, letter, post, official, certificate, notary, passport
stand: | globe stand, desk globe | globe, geography, school
stationery: school supplies, office supplies | pen and ruler, writing materials, art supplies | school, office, pencil
sticker: decal | label, sticky label, peel | emoji, chat, badge, note, sticker pack
stool: bar stool | seat, footstool, barstool | chair, furniture, sit, kitchen
stove: cooker, gas stove | hob, cooktop, gas cooker, range, burner | kitchen, cooking, fire
study-lamp: desk lamp, table lamp, reading lamp | light, study | furniture
suit: business suit | jacket and tie, tuxedo, formal wear, blazer | clothes, business, man, wedding
suitcase: luggage, baggage | briefcase, travel case, travel bag, carry on, trolley case | travel, trip, vacation, holiday, business, airport, journey
sunglasses: shades | sun glasses, eyewear, glasses, cool | summer, beach, fashion, sun, holiday
t-shirt: tee, tshirt, shirt, top | clothing, apparel, clothes, merch | fashion
teapot: tea pot | kettle, pot of tea, coffee pot | tea, drink, kitchen
thingiverse: | 3d model library, 3d print models | 3d printing, model, maker
ticket: | coupon, voucher, admission ticket, pass, boarding pass, raffle ticket | event, cinema, movie, travel, support, discount, concert, issue
ticket-check: valid ticket, booked, ticket confirmed | event booking, admitted | event
ticket-percent: coupon, voucher, discount coupon, promo code | discount, sale, special offer, discount code | shop
ticket-plus: add ticket, book ticket, new ticket | raise a ticket, support ticket | event
ticket-x: cancelled ticket, invalid ticket | expired ticket | event
tickets: | coupons, vouchers, boarding passes, passes | event, cinema, travel, flight, concert, booking, admission
tie: necktie, neck tie | bow tie, formal wear, cravat | suit, business, office, fashion, clothes, fathers day, draw
tissue: toilet paper, tissue paper | toilet roll, kitchen roll, paper towel, loo roll, bog roll | bathroom, toilet, hygiene
toilet: lavatory, loo, wc, bidet | bathroom, restroom, lavatory seat, water closet, washroom, commode, john, porcelain, waste, outhouse, urinal, pee, throne | flush, toilet paper, plumbing, bog, sanitary
tombstone: gravestone, headstone | grave, rip, tomb, cemetery, graveyard | death, halloween, funeral
tool-case: tool box, toolkit | tools, repair kit, briefcase | repair
toothbrush: tooth brush | brush teeth, dental care, brushing teeth | dentist, teeth, bathroom, hygiene
torch: olympic torch, flaming torch | olympic flame, burning torch | fire, olympics, sport
tote: tote bag | shopping bag, canvas bag, shopper, handbag | bag, shopping, fashion, reusable
tote-simple: tote bag, shopping bag, carrier bag | bag | shopping
towel: bath towel | hand towel, towel rail, beach towel | bathroom, bath, spa, dry, hotel, laundry
towel-rack: towel, towel rail | bathroom, hand towel
towels: | bath towel, towel rail, hand towel, towel rack | bathroom, beach, spa
tracking: | track order, parcel tracking, shipment tracking, track package, letter spacing | delivery, shipping, package, location, follow
treasure-chest: treasure, loot, pirate chest, reward chest, chest | gold, loot box, jewels, hidden treasure, jewelry box, jewel case, jewellery box | pirate, game
trident: three pronged spear | pitchfork, devil's fork, poseidon fork, neptune | devil, ukraine, weapon, sea
tumble: tumble dry, tumble dryer | dry, laundry symbol, machine dry | laundry, washing, care label
umbrella: brolly, parasol | beach umbrella, sunshade, sun umbrella | rain, weather, insurance, protection, beach, wet, cover, raincoat
underpants: underwear, briefs | pants, knickers, boxers, undies, panties | clothes, lingerie, laundry
utility: utility pole, telephone pole | power pole, electricity pole, power line | electricity, wire, power
utility-pole: power pole, telephone pole, telegraph pole | power line, electricity pylon | electricity
venetian: venetian mask, carnival mask | masquerade mask, eye mask, masquerade, ball mask | carnival, venice, party, incognito
vest: waistcoat | bulletproof vest, tank top, gilet, sleeveless | clothes, police, protection
vintage: retro, antique | old clock, old fashioned, antique clock | clock, classic, old
wall: brick wall | bricks, firewall, wall lamp, barrier | building, construction, masonry, protection
wardrobe: closet, cupboard | armoire, clothes cupboard | furniture, clothes, bedroom, storage, hanger
wash: | laundry, washing instructions, care label, laundry symbol, clean | washing machine, clothes, water, temperature, dry, soap
washer: dishwasher, dish washer | washing machine, dish washing machine | kitchen, appliance, dishes
waste: trash, garbage, rubbish | bin, waste bin, refuse, dustbin, litter | delete, recycling, restore
week: | calendar week, weekly, week view, seven days | calendar, schedule, date, plan
whisk: egg beater, egg whisk | balloon whisk, mixer, beater, whip | baking, kitchen, cooking, stir
whiteboard: white board, dry erase board | board, presentation board, flip chart, blackboard | meeting, school, presentation
wrecking-ball: demolition, destroy, demolish | tear down, destruction | construction
`;
