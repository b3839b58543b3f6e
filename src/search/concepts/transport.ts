// Transport and travel: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
airplane: plane, aeroplane, aircraft, jet | flight, flying, airliner, fly, airline | airport, travel, trip, takeoff, landing, holiday, vacation
ambulance: emergency vehicle | paramedic, medic, emergency, ems, rescue | hospital, accident, 911, 999, patient, siren
anchor: | harbor, harbour, port, marina, moor, ship anchor, dock | boat, ship, nautical, sea, sailor, navy, link, hope
automotive: car battery | motor vehicle | car, vehicle, engine, garage, mechanic
bicycle: bike, cycle, pushbike | cycling, push bike, cyclist, two wheeler | ride, sport, transport, exercise, wheel, pedal
bike: bicycle, cycle, pushbike | cycling, cyclist, push bike, ride, motorbike, two wheeler | sport, exercise, wheel, pedal, transport, delivery
boat: ship, vessel | ferry, sailing boat, yacht, sailboat, watercraft | sea, water, travel, harbour, marine, fishing
bulldozer: dozer | digger, excavator, earth mover | construction, heavy machinery, vehicle, demolition, building site
bus: coach, autobus | omnibus, shuttle, school bus, bus stop, double decker, minibus | public transport, transit, vehicle, passenger, travel, route
car: automobile, auto | vehicle, motor car, sedan, saloon, motorcar, taxi, drive | driving, transport, traffic, road, parking, garage, travel
caravan: camper, travel trailer | trailer, motorhome, rv, mobile home | camping, holiday, vacation, travel
carriage: pram, baby carriage | stroller, buggy, pushchair, perambulator | baby, newborn, infant, parent
crash: | accident, car accident, collision, server error, system failure | server, down, insurance, wreck
delivery: shipping, dispatch | shipment, delivery truck, parcel, courier, delivery van, post, ship | package, truck, order, logistics, box, food
engine: motor | check engine, machine, motor fault, engine warning | car, mechanic, vehicle, dashboard light
ev: electric vehicle | charging station, ev charger, electric car charger, charging point | electric car, charge, plug, energy
ferry: ferryboat | boat, ship, ferry boat, car ferry | water, sea, transport, travel, port
flight: | plane, airplane, aeroplane, takeoff, landing, departure, arrival, flying | travel, airport, aircraft, trip, airline
flying: | fly, flying saucer, ufo, superhero, flying person | air, alien, space, sky
forklift: fork lift, lift truck | pallet truck, fork truck, stacker | warehouse, logistics, vehicle, cargo, pallet
fuel: petrol, gas, gasoline | gas pump, petrol pump, gas station, petrol station, diesel, filling station, fuel pump | car, energy, refuel, oil, vehicle
gas: petrol, fuel, gasoline | gas station, petrol station, gas pump, filling station, jerry can, petrol can, gas can | car, energy, refuel, diesel, oil
gearbox: transmission | gear shift, gear stick, gear lever, manual transmission, automatic transmission, shifter, stick shift | car, drive, vehicle, clutch
headlights: | high beam, car lights, full beam, headlamp, fog lights, low beam | car, light, dashboard, driving, vehicle
helicopter: chopper | whirlybird, copter, helipad, rotorcraft | aircraft, fly, flight, rescue, aviation
jeep: | off road vehicle, suv, 4x4, four by four, off roader, safari car | car, vehicle, drive, adventure
kayak: canoe | canoeing, paddle, rowing boat | boat, water, sport, river, rafting
landing: touchdown, touch down | arrival, arrivals, plane landing, helipad, descend | airplane, flight, airport, travel, helicopter
launch: rocket launch, lift off, liftoff | startup, start, take off, deploy, blast off | rocket, space, boost, release, ship
lift: aerial tramway | cable car, ski lift, gondola, chairlift, elevator, forklift | skiing, mountain, warehouse, raise
moped: scooter, motor scooter | motorbike, delivery scooter, motorcycle | delivery, two wheeler, ride, transport, courier
motorbike: motorcycle | bike, moped, scooter, motor bike | biker, ride, vehicle, two wheeler, delivery, racing
motorcycle: motorbike | bike, moped, scooter, chopper | biker, ride, vehicle, two wheeler, delivery, racing
parking: car park, parking lot, parking space | parking garage, parking place, p | car, vehicle, meter, valet, road sign
plane: airplane, aeroplane, aircraft | flight, jet, airliner, fly | airport, travel, trip, take off, flying, airline, vacation
pump: | petrol pump, gas pump, fuel pump, gas station, petrol station, water pump | fuel, petrol, diesel, station, breast pump, refuel, air
ramp: exit ramp, slip road | off ramp, motorway exit | arrow, road, highway, turn, direction
road: street, highway | motorway, freeway, route, lane, avenue | traffic, travel, drive, car, journey, path, asphalt
rocket: spaceship, spacecraft | launch, rocket ship, space shuttle, startup, boost, deploy | space, nasa, fast, release, astronaut, moon
sailboat: sailing boat, yacht | sail, sailing, boat, dinghy, sailing ship | sea, ocean, water, regatta, marina, cruise, wind
saucer: flying saucer, ufo | alien spaceship, spaceship | alien, space, extraterrestrial, sci fi
scooter: | moped, kick scooter, electric scooter, e scooter, push scooter | delivery, ride, two wheeler, motorbike, transport, kids
seatbelt: seat belt, safety belt | buckle up, fasten seat belt, buckle | car, safety, passenger, plane, drive
ship: boat, vessel | cargo ship, ocean liner, ferry, cruise ship | sea, ocean, sailing, shipping, marine, cruise, travel, port
station: | gas station, petrol station, filling station, charging station, fuel station, train station | fuel, petrol, bus, transport, energy, stop
steering: steering wheel | car wheel, drive, driver, driving wheel | car, driving, vehicle, control
subway: metro, underground | tube, subway train, metro train, rapid transit | train, transit, public transport, station, commute, rail
takeoff: take off, departure | departures, departing flight, plane departure | plane, airport, flight, airplane, fly, travel
tank: | army tank, panzer, armoured vehicle, water tank, diving cylinder, tank top | military, war, army, oxygen, water, weapon, container
taxi: cab, taxicab | taxi cab, minicab, ride hailing, ride | car, transport, driver, vehicle, travel
taxiing: | plane on runway, runway, taxi to runway | airplane, plane, airport, flight
tire: tyre | wheel, car tire, car tyre, rubber tyre | car, vehicle, mechanic, garage, flat tyre
track: | railway track, rail, train track, song | railway, train, music, running, path
tractor: | farm vehicle, farm machinery, agricultural vehicle | farm, farming, agriculture, vehicle, field, farmer, harvest
traffic: | traffic light, traffic lights, traffic signal, traffic cone, stoplight | road, car, street, construction, congestion, jam, air traffic
trailer: | caravan, semi trailer, truck trailer, travel trailer | truck, transport, cargo, tow, haul, lorry, camping
train: | locomotive, railway, rail, railroad, metro, subway train, railcar | transport, station, public transport, travel, commute, tram, tracks
tram: streetcar, trolley car | tramway, light rail, trolley, tramcar | public transport, train, rail, city, transit
truck: lorry | delivery truck, delivery van, van, hgv, semi | delivery, shipping, transport, vehicle, freight, logistics, cargo, haulage
tunnel: | underpass, railway tunnel | train, road, rail, underground, mountain
ufo: flying saucer, alien spaceship | spaceship, saucer, unidentified flying object | alien, space, abduction, extraterrestrial, sci fi
van: minivan, minibus | camper van, delivery van, campervan, people carrier | vehicle, delivery, transport, car, shipping, moving
wheel: | steering wheel, ferris wheel, ship wheel, tyre, helm, big wheel | car, vehicle, ship, drive, carnival, amusement park, round
zeppelin: airship, blimp | dirigible, balloon | aircraft, fly, aviation, hindenburg, air
`;
