// Transport and travel: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
4wd: four wheel drive, all wheel drive | off road, suv, jeep, awd | car, drivetrain, axles
accident: crash, car accident | collision, car crash, wreck, traffic accident | insurance, emergency, danger
aerial: aerial lift | cable car, gondola, ropeway, overhead | mountain, ski, antenna
aerial-lift: cable car, gondola, ski lift, chairlift | ropeway, aerial tramway | mountain, ski
air-balloon: hot air balloon, balloon ride | ballooning, montgolfier | sky, travel
air-traffic-control: control tower, atc, tower control, airport tower | aviation, radar | airport
aircraft: airplane, plane, aeroplane | fighter jet, jet, spaceship, spacecraft | flight, game, aviation, shooter
airplane: plane, aeroplane, aircraft, jet | flight, flying, airliner, fly, airline | airport, travel, trip, takeoff, landing, holiday, vacation
airplane-in-flight: plane, flying, flight | aeroplane, aircraft, jet | airport, travel
airplane-landing: arrival, arrivals, plane landing | inbound flight, flight | airport, travel
airplane-mode: flight mode, aeroplane mode | offline, plane | phone, settings
airplane-takeoff: departure, departures, plane takeoff, takeoff | outbound flight, flight | airport, travel
ambulance: emergency vehicle | paramedic, medic, emergency, ems, rescue | hospital, accident, 911, 999, patient, siren
anchor: | harbor, harbour, port, marina, moor, ship anchor, dock, berth, nautical, maritime | boat, ship, sea, sailor, navy, link, hope, pier, jetty, quay
arrival: arriving, landing | plane landing, touchdown, incoming flight | airport, flight, travel
automatic: automatic gearbox | automatic transmission, auto, gear selector | car, gearshift, driving
automatic-gearbox: automatic transmission, automatic gear | gear shift, gearstick | car
automotive: car battery | motor vehicle | car, vehicle, engine, garage, mechanic
backhoe: digger, excavator | jcb, backhoe loader, earth mover | construction, heavy machinery, dig
baggage: luggage, suitcase | baggage claim, bags, baggage reclaim | airport, travel, trip, carousel
baggage-claim: luggage claim, baggage reclaim, luggage cart | suitcase, baggage trolley, arrivals | airport, travel
barrier-block: road block, barricade, road barrier, under construction | construction barrier, closed road, road works | road, warning
bicycle: bike, cycle, pushbike | cycling, push bike, cyclist, two wheeler | ride, sport, transport, exercise, wheel, pedal
bike: bicycle, cycle, pushbike | cycling, cyclist, push bike, ride, motorbike, two wheeler | sport, exercise, wheel, pedal, transport, delivery
boat: ship, vessel | ferry, sailing boat, yacht, sailboat, watercraft | sea, water, travel, harbour, marine, fishing
bulldozer: dozer | digger, excavator, earth mover | construction, heavy machinery, vehicle, demolition, building site
bus: coach, autobus | omnibus, shuttle, school bus, bus stop, double decker, minibus | public transport, transit, vehicle, passenger, travel, route
bus-front: bus, coach | public transport, shuttle, school bus, transit | commute
bus-stop: bus station, bus sign | waiting for bus, public transport, transit stop | commute
cable-car: gondola, aerial tramway, ropeway, ski lift, aerial lift | funicular, chairlift | mountain, ski
camper: campervan, motorhome, camper van | rv, recreational vehicle, mobile home, caravan | camping, holiday, travel, van
car: automobile, auto | vehicle, motor car, sedan, saloon, motorcar, taxi, drive | driving, transport, traffic, road, parking, garage, travel
car-4wd: four wheel drive, 4x4, all wheel drive | off road, awd | car
car-battery: battery automotive, vehicle battery, 12v battery, accumulator | battery, jump start, ignition, starter | car, electricity
car-crash: car accident, accident, collision | crash, car insurance, wreck | road, safety
car-front: car, automobile, vehicle | drive, auto, taxi, traffic | transport, road
car-garage: garage, car park, parking garage | parking, car repair, workshop | house
car-lifter: car lift, car repair, mechanic | garage, service, workshop | car
car-parking: parking, car park, parking lot | parking space, valet | garage
car-profile: car, automobile, vehicle, car side view | sedan, auto, drive | transport
car-suv: suv, jeep, 4x4, off roader | family car, crossover | vehicle
car-taxi-front: taxi, cab, taxicab, minicab | uber, ride, ride hailing | transport
car-washing: car wash, auto wash | clean car, car cleaning | water
caravan: camper, travel trailer | trailer, motorhome, rv, mobile home | camping, holiday, vacation, travel
cargo: freight | cargo ship, container ship, goods, freighter | shipping, logistics, port, import
cargo-ship: container ship, freighter, ship cargo | freight, vessel, shipping | sea, logistics
carriage: pram, baby carriage | stroller, buggy, pushchair, perambulator | baby, newborn, infant, parent
charging-pile: charging station, ev charger, electric car charger, charge point | electric car, electric vehicle, ev | electricity, car
charging-station: ev charger, charging pile, electric car charger, charge point | electric car, electric vehicle, ev | electricity, car
circle-parking: parking, car park, parking sign, parking lot, parking circle | parking space, p | car, road
circle-parking-off: no parking, parking forbidden | tow away zone, no car park | car, road
citymapper: | transit app, route planner, public transport app | map, city, navigation
claim: baggage claim, luggage claim | baggage reclaim, collect luggage, insurance claim | airport, suitcase, travel
coastal: | coast, sailboat, sailing, seaside | sea, boat, shore, beach
container-truck: lorry, freight truck, semi truck | haulage, shipping | logistics
conveyor: conveyor belt | baggage belt, luggage scanner, production line | airport, factory, security, suitcase
crane-tower: tower crane, construction crane, building crane | construction site, building work, lifting | construction
crash: | accident, car accident, collision, server error, system failure | server, down, insurance, wreck
cupra: | spanish car, car brand, seat | car, brand, vehicle
delivery: shipping, dispatch | shipment, delivery truck, parcel, courier, delivery van, post, ship | package, truck, order, logistics, box, food
delivery-box: parcel, package, cardboard box | shipment, carton, order | logistics
delivery-return: return order, return shipment, send back | returns, refund, free returns | parcel
delivery-tracking: track order, track package, package tracking, order tracking | parcel tracking, where is my order, shipment tracking | logistics
delivery-truck: truck delivery, delivery van, shipping, delivery | lorry, courier, shipment, free shipping, track order, dhl, fedex, supplier | parcel, logistics
departure: take off, takeoff | plane taking off, leaving, outbound | airport, flight, travel
distribution: | delivery, dispatch, package distribution, supply, bell curve | logistics, box, statistics, warehouse
dump: dump truck, tipper | dumper, tipper truck, tip lorry | construction, truck, garbage
dump-truck: tipper, tipper truck | construction truck, lorry | construction
e-bike: electric bike, electric bicycle, ebike | moped, pedelec | cycling
engine: motor | check engine, machine, motor fault, engine warning, car engine start | car, mechanic, vehicle, dashboard light
ev: electric vehicle | charging station, ev charger, electric car charger, charging point | electric car, charge, plug, energy
ev-charger: charging station, electric car charger, ev charging station, charge point, charging pile | electric car, electric vehicle, charger, plug in car | electricity, car
ev-charging: charging station, electric car charger, ev charger | electric car, electric vehicle | electricity, car
excavator: digger | backhoe, earth mover, jcb | construction, dig, heavy machinery
ferry: ferryboat | boat, ship, ferry boat, car ferry | water, sea, transport, travel, port
ferry-boat: ferry, passenger ship | ship, boat | sea, travel
fire-truck: fire engine, fire brigade | firefighter, fire department, emergency vehicle | fire, siren
firetruck: fire engine, fire truck | fire brigade, fire lorry | fire, emergency, firefighter, rescue
flight: | plane, airplane, aeroplane, takeoff, landing, departure, arrival, flying | travel, airport, aircraft, trip, airline
flight-land: arrival, arrivals, plane landing | inbound flight, landing | airport, travel
flight-takeoff: departure, departures, plane takeoff | outbound flight | airport, travel
flightradar24: flight radar | flight tracker, plane tracker | plane, radar, travel
flying: | fly, flying saucer, ufo, superhero, flying person | air, alien, space, sky
flying-saucer: ufo, alien ship, alien spaceship | alien, spacecraft, extraterrestrial | space
forklift: fork lift, lift truck | pallet truck, fork truck, stacker | warehouse, logistics, vehicle, cargo, pallet
fuel: petrol, gas, gasoline | gas pump, petrol pump, gas station, petrol station, diesel, filling station, fuel pump | car, energy, refuel, oil, vehicle
fuel-station: gas station, petrol station, filling station, gas pump | fuel, gasoline, petrol | car
garbage-truck: bin lorry, trash truck, refuse truck | waste collection, dustcart | rubbish
gas: petrol, fuel, gasoline | gas station, petrol station, gas pump, filling station, jerry can, petrol can, gas can | car, energy, refuel, diesel, oil
gas-can: jerry can, petrol can, fuel can, canister | gasoline, fuel, oil | car
gas-pump: petrol pump, fuel pump, gas station, petrol station | fuel, gasoline, filling station, diesel | car
gas-station: petrol station, filling station, fuel pump, gas pump, fuel station | fuel, gasoline, petrol, service station, diesel | car
gearbox: transmission | gear shift, gear stick, gear lever, manual transmission, automatic transmission, shifter, stick shift | car, drive, vehicle, clutch
headlights: | high beam, car lights, full beam, headlamp, fog lights, low beam | car, light, dashboard, driving, vehicle
helicopter: chopper | whirlybird, copter, helipad, rotorcraft, apache, airwolf, medevac, air ambulance | aircraft, fly, flight, rescue, aviation
helicopter-landing: helipad, heliport | landing pad, helicopter | hospital
hot-air-balloon: air balloon, balloon ride, balloon flight | ballooning, montgolfier, balloon | sky, travel, adventure
incident: | traffic incident, accident, car crash, outage, event | warning, road, traffic, report, police
inflight: in flight | mid air, flying plane, cruising | plane, airline, travel
jam: traffic jam | congestion, gridlock, traffic congestion, tailback | cars, road, queue, rush hour
jeep: | off road vehicle, suv, 4x4, four by four, off roader, safari car | car, vehicle, drive, adventure
jetpack: jet pack, rocket pack | rocket belt, booster | fly, wordpress, space, future
jetski: jet ski | personal watercraft, water scooter, waverunner | water sport, sea, summer
kayak: canoe | canoeing, paddle, rowing boat | boat, water, sport, river, rafting
landing: touchdown, touch down | arrival, arrivals, plane landing, helipad, descend | airplane, flight, airport, travel, helicopter
lane: road lane | traffic lane, road, lane markings, parallel lines, track | motorway, drive, highway
launch: rocket launch, lift off, liftoff | startup, start, take off, deploy, blast off | rocket, space, boost, release, ship
license-no: no license | unlicensed | legal
lift: aerial tramway | cable car, ski lift, gondola, chairlift, elevator, forklift | skiing, mountain, warehouse, raise
lift-truck: fork lift, pallet truck | warehouse, lifting | logistics
luggage-cart: baggage trolley, baggage claim, luggage trolley | porter, bellhop | airport, hotel
manual: manual gearbox, stick shift | gear stick, gear shift, manual transmission, shifter | car, driving, handbook, gears
manual-gearbox: gear shift, gearstick, stick shift, manual transmission | gear lever, shifter, h pattern | car
mercedes: mercedes benz, mercedes-benz | benz, daimler, german car maker | car, star, vehicle
metro: subway, underground | tube, underground train, rapid transit, metro station | train, station, public transport, rail
moped: scooter, motor scooter | motorbike, delivery scooter, motorcycle | delivery, two wheeler, ride, transport, courier
motorbike: motorcycle | bike, moped, scooter, motor bike | biker, ride, vehicle, two wheeler, delivery, racing
motorcycle: motorbike | bike, moped, scooter, chopper | biker, ride, vehicle, two wheeler, delivery, racing
moving: on the move, shipping | delivery, fast delivery, relocation, removal, move house | package, box, parcel
offshore: sailing | sailing boat, yacht, sailboat, at sea | sea, ocean, boat
oil-barrel: oil drum, barrel, petroleum | crude oil, oil, fuel, opec | industry
parking: car park, parking lot, parking space | parking garage, parking place, p | car, vehicle, meter, valet, road sign
parking-box: parking, square parking, car park, parking lot | parking space, p | car, road
parking-circle: parking, circle parking, car park, parking lot | parking space, p | car, road
parking-meter: pay parking, coin meter | parking ticket, paid parking, parking fee | car, street
petrol: gas, gasoline | petrol pump, gas pump, fuel, petrol station, gas station | car, oil, diesel
petrol-pump: gas pump, fuel pump, gas station | fuel, gasoline, filling station | car
pickup: pickup truck, pick up truck | pick-up, ute, truck | car, vehicle, delivery
plane: airplane, aeroplane, aircraft | flight, jet, airliner, fly | airport, travel, trip, take off, flying, airline, vacation
plane-arrival: arrival, arrivals, landing, plane landing | inbound flight, flight | airport, travel
plane-departure: departure, departures, takeoff, plane takeoff | outbound flight, flight | airport, travel
plane-landing: arrival, arrivals, flight arrival, plane arrival, airplane landing | inbound flight, flight, land | airport, travel
plane-takeoff: departure, departures, flight departure, take off, plane departure, airplane takeoff | outbound flight, flight, leave | airport, travel
plug-charging: charging, electric plug, charging plug | electric car, charger, power, electric vehicle | electricity
police-car: patrol car, cop car, squad car | police, emergency vehicle, cops | siren, law
process: | order processing, package processing, in progress, workflow | package, clock, delivery
propeller: ship propeller, screw propeller | fan, rotor, airscrew, turbine, blades | boat, plane, engine, drone
pump: | petrol pump, gas pump, fuel pump, gas station, petrol station, water pump | fuel, petrol, diesel, station, breast pump, refuel, air
rail: railway, national rail | british rail, railroad, rail sign | train, station, uk
railway: railroad, china railway | rail, train company, train line | train, station, china
ramp: exit ramp, slip road | off ramp, motorway exit | arrow, road, highway, turn, direction
road: street, highway | motorway, freeway, route, lane, avenue, boulevard, roadway, pavement, asphalt, highway code | traffic, travel, drive, car, journey, path
road-sign: street sign, warning sign, traffic sign | direction sign | road
roadside: roadside person | pedestrian, street view, hitchhiker | street, road, user
roadster: sports car, car | convertible, automobile, front of car, tesla roadster | vehicle, drive, auto
rocket: spaceship, spacecraft | launch, rocket ship, space shuttle, startup, boost, deploy, productive, productivity | space, nasa, fast, release, astronaut, moon
rocket-launch: launch, liftoff, start up, rocket | blast off, ship it, deploy, spaceship, boost, takeoff | space, business
rv: motorhome, recreational vehicle | camper, campervan, camper van, caravan | camping, travel, van
sailboat: sailing boat, yacht | sail, sailing, boat, dinghy, sailing ship | sea, ocean, water, regatta, marina, cruise, wind
satellite-dish: dish antenna, parabolic antenna, receiver dish | satellite tv, radar, broadcast, antenna, telemetry, telecom, telecommunications, seti | signal, space
saucer: flying saucer, ufo | alien spaceship, spaceship | alien, space, extraterrestrial, sci fi
scooter: | moped, kick scooter, electric scooter, e scooter, push scooter, vespa, segway, rickshaw | delivery, ride, two wheeler, motorbike, transport, kids
scooter-electric: e scooter, electric scooter, kick scooter | micromobility | city, ride
seatbelt: seat belt, safety belt | buckle up, fasten seat belt, buckle | car, safety, passenger, plane, drive
segway: self balancing scooter | personal transporter, electric scooter, hoverboard | electric, ride, tour
semi: semi truck, articulated lorry | tractor trailer, big rig, lorry, 18 wheeler, juggernaut | freight, truck, transport
semi-truck: articulated lorry, truck trailer, lorry | 18 wheeler, freight, haulage | logistics
ship: boat, vessel | cargo ship, ocean liner, ferry, cruise ship | sea, ocean, sailing, shipping, marine, cruise, travel, port
ship-cargo: container ship, freighter, cargo ship | freight, vessel, shipping | sea, logistics
ship-wheel: helm, ships wheel, boat wheel, kubernetes | captain, steer, sailing, nautical, boat steering wheel, voyager, sailor | ship, navigation
shipment: delivery, consignment | parcel tracking, shipment tracking, cargo, freight | package, box, shipping
shipment-tracking: track order, track package, package tracking, order tracking | parcel tracking, where is my order | logistics
shipping-container: container, freight container, cargo container | cargo, freight, docker | port, logistics
shipping-truck: delivery truck, truck delivery, delivery van | lorry, courier, shipment, free shipping | parcel, logistics
signpost-big: street sign, direction sign, guidepost, direction | road sign, directions, crossroads, wayfinding | road, navigation
sleigh: sled, sledge, toboggan | santa's sleigh, santa sleigh, christmas, xmas, yuletide, dashing through the snow, sledding | snow, reindeer
space-ship: spaceship, spacecraft, shuttle | rocket, ufo, starship | space
spaceship: spacecraft, rocket | space shuttle, starship, space ship, ufo | space, launch, astronaut
speed-train: bullet train, high speed train, shinkansen, tgv | express train | railway
speedboat: motorboat, power boat | motor boat, fast boat, powerboat | boat, sea, water
square-parking: parking, car park, parking sign, parking lot | parking space, p | car, road
square-parking-off: no parking, parking forbidden | tow away zone | car, road
station: | gas station, petrol station, filling station, charging station, fuel station, train station | fuel, petrol, bus, transport, energy, stop
steering: steering wheel | car wheel, drive, driver, driving wheel | car, driving, vehicle, control
steering-wheel: car wheel, driving, drive | driver, drive mode, driving school, wheel, streering wheel | car
streering: steering wheel, steering | driving wheel, car wheel | car, driving, vehicle
submarine: sub, u boat | underwater boat, submersible, u-boat | sea, ocean, navy, periscope
subway: metro, underground | tube, subway train, metro train, rapid transit | train, transit, public transport, station, commute, rail
suitcase-rolling: luggage, trolley case, wheeled suitcase, carry on | baggage, cabin bag, travel bag | airport, travel
suspension: car suspension, shock absorber | spring, damper, axle, coil spring | car, wheel, repair
suv: off roader, four by four | sport utility vehicle, 4x4, jeep, crossover | car, vehicle, family
take: take off, takeoff | departure, plane taking off, departures | plane, airport, flight
takeoff: take off, departure | departures, departing flight, plane departure | plane, airport, flight, airplane, fly, travel
tank: | army tank, panzer, armoured vehicle, water tank, diving cylinder, tank top, combatant, militia, battlefield, squadron | military, war, army, oxygen, water, weapon, container
tanker: tanker truck, tank truck | fuel tanker, oil truck, petrol tanker, road tanker | oil, fuel, milk, transport
taxi: cab, taxicab | taxi cab, minicab, ride hailing, ride, dropoff, rickshaw, carpool, rideshare, fare | car, transport, driver, vehicle, travel
taxiing: | plane on runway, runway, taxi to runway | airplane, plane, airport, flight
tesla: tesla motors | electric car maker, elon musk | electric car, car, ev
tickets-plane: boarding pass, plane tickets, flight tickets, air ticket | airline ticket, flight booking, travel | airport, holiday
tir: lorry, truck | tractor unit, semi truck, freight truck | transport, logistics, delivery
tire: tyre | wheel, car tire, car tyre, rubber tyre, flat tire, flat tyre, puncture | car, vehicle, mechanic, garage
tow: tow truck, breakdown truck | recovery vehicle, wrecker, roadside assistance | breakdown, car, help
tow-truck: breakdown truck, recovery truck, roadside assistance | car breakdown, towing | car
tower-control: control tower, air traffic control, airport tower | aviation, atc | airport
toyota: | japanese car maker | car, vehicle, japan
track: | railway track, rail, train track, song | railway, train, music, running, path
tractor: | farm vehicle, farm machinery, agricultural vehicle | farm, farming, agriculture, vehicle, field, farmer, harvest
traffic: | traffic light, traffic lights, traffic signal, traffic cone, stoplight | road, car, street, construction, congestion, jam, air traffic
traffic-cone: road works, construction cone, pylon, cone, under construction | construction, roadwork, work in progress, maintenance, safety cone, vlc | road, warning
traffic-jam: congestion, rush hour | traffic, queue of cars, gridlock | road, car
traffic-light: traffic signal, stop light, traffic lights, semaphore, vertical traffic light | signal, red light, green light, stoplights | road, street, crossing
traffic-lights: traffic signal, stop light, traffic light | signal, red light | road, street
traffic-sign: road sign, street sign | direction sign, turn sign, warning sign | road
traffic-signal: traffic light, stop light, traffic lights | red light | road, street
trailer: | caravan, semi trailer, truck trailer, travel trailer | truck, transport, cargo, tow, haul, lorry, camping
train: | locomotive, railway, rail, railroad, metro, subway train, railcar | transport, station, public transport, travel, commute, tram, tracks
train-front: train, railway, metro, subway | railroad, underground, commuter train, rail | public transport, station
train-front-tunnel: subway, metro, underground, tube | train tunnel, rapid transit | public transport
train-regional: train, railway, regional train | railroad, commuter train | public transport
train-track: railway, rails, railroad, train rails | rail line, track | train
tram: streetcar, trolley car | tramway, light rail, trolley, tramcar | public transport, train, rail, city, transit
tram-front: tram, streetcar, trolley, light rail | metro, trolley car | public transport
travel: travel bag, trip | suitcase, luggage, journey, vacation, baggage | holiday, airport, bag
tripadvisor: trip advisor | travel reviews, hotel reviews | travel, owl, hotel, restaurant
trolley-suitcase: luggage cart, baggage trolley, luggage trolley | suitcase | airport, travel
truck: lorry | delivery truck, delivery van, van, hgv, semi | delivery, shipping, transport, vehicle, freight, logistics, cargo, haulage
truck-delivery: delivery truck, delivery, delivery van, shipping, free shipping | lorry, courier, shipment, freight, track order, dispatch, van, dhl, fedex, supplier | parcel, logistics, order
truck-electric: electric truck, electric van, ev | electric vehicle, green delivery, zero emission | delivery
truck-loading: loading truck, load cargo | freight, moving, dispatch | logistics
truck-return: return order, return shipment, send back | returns, refund, reverse logistics, free returns | parcel, logistics
truck-trailer: semi truck, articulated lorry, trailer, lorry | 18 wheeler, freight, haulage | transport, logistics
tunnel: | underpass, railway tunnel | train, road, rail, underground, mountain
uber: | ride hailing, taxi app, ride sharing, cab | taxi, ride, car
ufo: flying saucer, alien spaceship | spaceship, saucer, unidentified flying object | alien, space, abduction, extraterrestrial, sci fi, invade, invasion, space invaders
van: minivan, minibus | camper van, delivery van, campervan, people carrier | vehicle, delivery, transport, car, shipping, moving
volkswagen: vw | german car maker | car, vehicle, germany
wayside: road junction, roundabout | crossroads, intersection, traffic circle | road, traffic, street
waze: | navigation app, traffic app, sat nav | navigation, traffic, map
wheel: | steering wheel, ferris wheel, ship wheel, tyre, helm, big wheel | car, vehicle, ship, drive, carnival, amusement park, round
wiper-wash: washer fluid, windscreen washer
zeppelin: airship, blimp | dirigible, balloon | aircraft, fly, aviation, hindenburg, air
`;
