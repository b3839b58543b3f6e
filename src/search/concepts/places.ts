// Places and buildings: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
airport: aerodrome, airfield | air terminal, control tower, flights, departures, arrivals | plane, travel, runway, airline, terminal
al: |  | burj al arab, al aqsa, arabic, dubai, jerusalem
ancient: | pagoda, chinese gate, old building, historic | temple, monument, pavilion, history, chinese architecture
apartment: flat, apartment building, block of flats | condo, tower block, residential building, housing, apartment block | building, home, rent, real estate, city
barn: farmhouse, farm building | farm, stable, shed | agriculture, ranch, animals, hay, countryside
barricade: road barrier, roadblock | barrier, road block, construction sign, road works | traffic, construction, closed, obstacle, stop
barrier: barricade, roadblock | road block, road works, obstruction, fence | construction, traffic, stop, closed
beach: seaside, seashore | coast, shore, beach umbrella, parasol, holiday, seafront | vacation, summer, sea, sand, sun, island, umbrella
bridge: overpass, viaduct | suspension bridge, crossing, footbridge | river, road, city, connect, architecture, engineering
building: office building | company, skyscraper, block, tower block, office, organization, organisation, architecture | city, apartment, business, headquarters, real estate, construction, corporate
buildings: office buildings, skyscrapers | city, skyline, town, downtown | urban, companies, real estate, apartments, architecture
castle: fortress | fort, palace, tower, turret, rook | medieval, king, knight, fairy tale, kingdom, history
china: | chinese, chinese temple, pagoda, railway | asia, beijing, train
church: chapel | cathedral, religious building, parish, place of worship | christian, cross, religion, wedding, pray, building, faith
city: town | skyline, downtown, urban, cityscape, metropolis, buildings | skyscrapers, architecture, place, travel
court: | courthouse, basketball court, law court, tribunal | judge, law, sport, justice, legal
current: current location | my location, gps, where am i | map, navigation, position, locate
earth: globe, world, planet earth | planet, global, international, worldwide, web, terra | internet, map, geography, www, language, environment
east: | eastern hemisphere, orient, right, e | compass, map, direction, globe
elevator: lift, passenger lift | lift shaft, up and down, goods lift | building, floor, hotel, arrows, accessibility
escalator: moving staircase, moving stairs | stairs, moving walkway | mall, station, airport, up, down, shopping centre
estate: real estate | property, housing, realtor, estate agent, council estate | house, home, building, rent, mortgage
factory: manufacturing plant | manufacturing, industry, industrial, production, mill, works, industrial plant | building, pollution, smoke, chimney, company, workshop, plant
fallout: fallout shelter, nuclear shelter | bunker, radiation, radioactive | nuclear, safety, war, trefoil
farm: ranch | farmland, agriculture, barn, field | countryside, rural, crops, tractor, animals
fence: | garden fence, picket fence, fencing, barrier, geofence, railing | garden, yard, border, wood, boundary
field: | soccer field, football pitch, pitch, input field, text field, form field, custom field | form, sport, stadium, grass, farm
fountain: water fountain | water feature, spring | park, garden, water, plaza, city
garage: carport, car garage | car port, car repair, workshop, garage door | car, parking, house, mechanic
gate: gateway | torii gate, archway, india gate, entrance, monument | temple, door, landmark, entry
global: worldwide, globe | world, international, earth, planet, universal | internet, language, web, network
globe: world, earth | planet, global, website, internet, web, international, language, worldwide, www | map, geography, browser, travel, network, localization, translate, online
gps: satellite navigation, sat nav, satnav | location, navigation, locate, my location, positioning | map, position, track, route, signal
hemisphere: half sphere | dome, half globe, eastern hemisphere, western hemisphere | globe, earth, world, geometry, shape
hotel: | accommodation, lodging, motel, inn, hostel, hotel bed, guest house, stay | bed, travel, booking, building, room, vacation, reservation
house: home | residence, dwelling, property, homepage, cottage, villa | building, real estate, family, roof, rent, mortgage, address
internet: web, www | online, world wide web, globe, network, wifi, connection, website | browser, antenna, world, broadband
island: isle, desert island | tropical island, palm tree, paradise | beach, vacation, holiday, sea, travel
land: plot of land | landing, terrain, flag on ground, estate, ground, arrival | property, real estate, golf, airplane
library: | books, bookshelf, collection, media library, music library, bookcase | reading, study, education, archive
lighthouse: beacon | light house, seamark | coast, sea, harbour, navigation, guidance
locate: find location | my location, gps, target, crosshair, find me, current location | map, position, navigation
location: place, map pin | pin, map marker, marker, gps, address, where, position, whereabouts, poi | map, navigation, direction, travel, geo
map: atlas | chart, location, directions, navigation, floor plan, cartography, treasure map | travel, gps, geography, place, route, region, country
maps: | navigation app, directions, street map, location | gps, route, place, travel
mosque: masjid | muslim temple, place of worship | islam, muslim, prayer, religion, minaret, ramadan, building, dome
navigator: | compass, gps, navigation, satnav, directions | location, map, route, travel, guide
office: office building, workplace | company, headquarters, corporate, business, hq, bureau | work, building, desk, city, job, office suite
park: | bench, public garden, green space, playground, trees | nature, outdoors, leisure, tree, city, picnic, recreation
pavilion: gazebo | pagoda, tent, summerhouse | park, building, exhibition, fair, ancient
picnic: picnic table, picnic area | picnic bench, outdoor table | park, camping, barbecue, outdoors, lunch, campsite
pin: map pin, pushpin, location pin, map marker | location, place, thumbtack, drawing pin, geotag, stick, address, destination | map, gps, save, position, favourite, navigation, bookmark
pins: | locations, places, map markers, bowling, skittles, ninepins | map, destinations, bowling alley, route
plot: plot of land, parcel of land | land, lot, field, terrain | property, real estate, building site, garden, graph
prison: jail, gaol | cell, jail cell, bars, behind bars, penitentiary | crime, prisoner, guard, police, convict, arrest, justice
property: real estate | house, home, building, estate | rent, mortgage, landlord, apartment, owner, buy
regional: | regional train, local train, commuter train | train, railway, area, rail
rollercoaster: roller coaster | theme park, amusement park, fairground | ride, fun, thrill, loop
roof: rooftop | solar roof, housetop | house, solar panel, home, shingle
route: | path, directions, itinerary, way, journey, course, road | map, navigation, travel, trip, track, gps, waypoint
russian: | russian ruble | russia, currency, ruble
safari: | web browser, compass, browser | internet, web, navigation, explore
school: | schoolhouse, academy, education, college, graduation cap, university | student, teacher, learn, building, class, study, learning
shelter: fallout shelter | bunker, refuge, nuclear shelter | radioactive, safety, protection, war
signpost: direction sign, guidepost | road sign, fingerpost, street sign | directions, navigation, way, crossroads, wayfinding, guidance
stairs: steps, staircase | stairway, upstairs, downstairs, stairwell | up, down, level, climb, floor, building, escalator
store: shop | storefront, market, boutique, retail store, marketplace | shopping, buy, app store, retail, ecommerce, grocery, business, mall, save
storefront: shop, store, shopfront | shop front, boutique, marketplace | shopping, retail, business, awning, market, small business
swiss: | swiss franc, switzerland | currency, chf
synagogue: jewish temple | temple, jewish place of worship | jewish, judaism, religion, prayer, building, star of david
tent: camping tent | camping, camp, marquee, campsite, campground | outdoors, nature, hiking, shelter, wigwam, festival, scout, circus
theater: theatre, playhouse | comedy and tragedy masks, drama, stage, cinema | masks, acting, show, performance, comedy, tragedy, play, curtain
tipi: teepee, tepee | wigwam, native american tent | tent, camping, camp, outdoors, indigenous
tower: | radio tower, antenna, control tower, transmitter mast, cell tower, skyscraper | broadcast, building, signal, airport, eiffel tower, landmark, castle
trifold: folded map | brochure, leaflet | map, guide, fold
turkish: | turkish lira, turkey | currency, lira
turret: castle tower, castle turret | tower, castle, fortress | medieval, battlement, rook, fort
warehouse: depot, storehouse | storage building, stockroom, distribution centre, fulfilment centre | storage, inventory, logistics, garage, stock, shipping, building
windmill: | wind turbine, mill, dutch windmill | wind, energy, netherlands, farm, renewable, flour
world: globe, earth | planet earth, www, worldwide, global, international | internet, web, website, map, language, travel, planet, geography
zone: | time zone, area, region | time, clock, world
`;
