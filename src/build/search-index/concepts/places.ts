// Places and buildings: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
airbnb: | holiday rental, vacation rental, home sharing | travel, accommodation, booking, apartment
airport: aerodrome, airfield | air terminal, control tower, flights, departures, arrivals | plane, travel, runway, airline, terminal
al: |  | burj al arab, al aqsa, arabic, dubai, jerusalem
ancient: | pagoda, chinese gate, old building, historic | temple, monument, pavilion, history, chinese architecture
apartment: flat, apartment building, block of flats | condo, tower block, residential building, housing, apartment block | building, home, rent, real estate, city
aqsa: al aqsa, al aqsa mosque | dome of the rock, bayt al maqdis | jerusalem, mosque, islam, palestine
arab: burj al arab | sail hotel, luxury hotel | dubai, emirates, middle east
arch: archway, triumphal arch | arc de triomphe, gate, monument, gateway | architecture, building, roman, paris
barn: farmhouse, farm building | farm, stable, shed, ranch, hayloft, homestead | agriculture, animals, hay, countryside
barns: | farm buildings, farm, stables | agriculture, countryside, ranch
barricade: road barrier, roadblock | barrier, road block, construction sign, road works | traffic, construction, closed, obstacle, stop
barrier: barricade, roadblock | road block, road works, obstruction, fence | construction, traffic, stop, closed
beach: seaside, seashore | coast, shore, beach umbrella, parasol, holiday, seafront, sandcastle, tropical, bay, time off, paid leave | vacation, summer, sea, sand, sun, island, umbrella, honeymoon, getaway
berlin: brandenburg gate, berlin tv tower | berlin tower, fernsehturm, television tower, city gate | germany, capital, landmark
booking: booking com | reservation, hotel booking, reserve | travel, hotel, appointment, calendar
borobudur: borobudur temple | buddhist temple, stupa | indonesia, java, buddhism, monument
brick-wall: wall, bricks, masonry | construction, border, bricklaying, embankment | building, concrete
brick-wall-fire: fire wall | network protection, security
brick-wall-shield: firewall, network security | protection | security
bridge: overpass, viaduct | suspension bridge, crossing, footbridge, embankment, span, pathway | river, road, city, connect, architecture, engineering
building: office building | company, skyscraper, block, tower block, office, organization, organisation, architecture | city, apartment, business, headquarters, real estate, construction, corporate, firm, institute
building-2: office building, company, business, buildings, city | skyscraper, headquarters, corporate, tower block, office, enterprise | real estate, work
building-airport: airport, terminal | flight, airfield | travel
building-apartment: apartment building, flats, apartments, block of flats | condo, tower block, residential building | city
building-arch: triumphal arch, arch, gateway | arc de triomphe, monument | history
building-bank: bank, columns, government building | finance, court, museum, parthenon | money
building-bridge: bridge, suspension bridge, golden gate | crossing, viaduct | river
building-broadcast-tower: broadcast tower, radio tower, transmitter | antenna, cell tower | signal
building-carousel: carousel, merry go round | funfair, amusement park | fair
building-castle: castle, fortress | palace, medieval, kingdom | history
building-church: church, chapel | cathedral, religion, christianity | wedding
building-circus: circus, circus tent, big top | show, clown | fun
building-community: town, neighbourhood, neighborhood, village | city, community, houses | people
building-cottage: cottage, cabin, country house | hut, farmhouse | rural
building-eiffel-tower: eiffel tower, paris | france, landmark | travel
building-estate: real estate, property, villa | residence, mansion | house
building-factory: factory, plant, manufacturing | industry, industrial | smoke
building-hospital: hospital, clinic | medical center, infirmary | health
building-lighthouse: lighthouse, beacon | coast, sea light | navigation
building-monument: monument, obelisk, memorial | landmark, statue | tourism
building-mosque: mosque, masjid | islam, muslim, religion | prayer
building-office: office building, company, business | headquarters, workplace | work
building-skyscraper: skyscraper, high rise, tower | city, office building, downtown | business
building-stadium: stadium, arena, colosseum | sports ground | sport
building-store: store, shop, storefront | market, retail, merchant, franchise, bodega, retailer | shopping
building-tunnel: tunnel, underpass | cave, road tunnel | road
building-warehouse: warehouse, depot, storehouse | storage, garage, logistics | inventory
buildings: office buildings, skyscrapers | city, skyline, town, downtown | urban, companies, real estate, apartments, architecture
burj: burj al arab | sail hotel, tower hotel | dubai, emirates, skyscraper
castle: fortress | fort, palace, tower, turret, rook | medieval, king, knight, fairy tale, kingdom, history
castle-turret: castle, rook, tower, fortress | medieval, keep, chess rook | history
cayan: cayan tower | twisted tower, infinity tower | dubai, skyscraper, landmark
central: | comedy central, centre, shaheed minar | middle, tv channel, monument
chimney: smokestack | flue, chimney stack, fireplace | smoke, house, roof, santa
china: | chinese, chinese temple, pagoda, railway | asia, beijing, train
chrysler: chrysler building | art deco skyscraper | new york, skyscraper, manhattan
church: chapel | cathedral, religious building, parish, place of worship | christian, cross, religion, wedding, pray, building, faith, nun, pope, preach, pastor, bishop, priest
circus: circus tent, big top | marquee, funfair | clown, show, entertainment, acrobat
city: town | skyline, downtown, urban, cityscape, metropolis, buildings | skyscrapers, architecture, place, travel
colosseum: coliseum, amphitheatre | roman arena, amphitheater, gladiator arena | rome, italy, landmark, ancient
compass-rose: compass, wind rose, cardinal directions | north, navigation, orientation | map, sea
concierge: concierge bell, reception bell | hotel bell, service bell, front desk | hotel, reception, service, call
construction: roadworks, building site | under construction, barricade, work in progress, men at work | barrier, builder, road, safety
corporate: corporation, company | business, enterprise, headquarters | office, building, organisation
cottage: cabin | country house, small house, hut, chalet, bungalow | home, village, countryside, holiday
couchsurfing: | home stay, hospitality exchange | travel, sofa, accommodation
court: | courthouse, basketball court, law court, tribunal | judge, law, sport, justice, legal
court-house: courthouse, court, law court | justice, government building | law
current: current location | my location, gps, where am i | map, navigation, position, locate
current-location: my location, locate me, gps, gps fix, crosshair | where am i, center map, find me | map, navigation
dam: reservoir dam, barrage | hydroelectric dam, weir | water, hydropower, river, energy
departement: department | division, unit, office | organisation, company, building
dome: cupola | semicircle, planetarium, rotunda | building, architecture, mosque
duplex: two storey house | two family house, semi detached, tall house | home, real estate, double
earth: globe, world, planet earth | planet, global, international, worldwide, web, terra, continent, hemisphere, mother nature | internet, map, geography, www, language, environment, ozone layer, ozone
earth-lock: vpn, secure connection, https | private internet, geoblocked, secure web | security, internet
east: | eastern hemisphere, orient, right, e | compass, map, direction, globe
eiffel: eiffel tower | tour eiffel | paris, france, landmark, tower
elevator: lift, passenger lift | lift shaft, up and down, goods lift, people mover, vertical lift | building, floor, hotel, arrows, accessibility
entrance: entry, way in | doorway, entryway, steps | door, stairs, building
escalator: moving staircase, moving stairs | stairs, moving walkway | mall, station, airport, up, down, shopping centre
estate: real estate | property, housing, realtor, estate agent, council estate | house, home, building, rent, mortgage
factory: manufacturing plant | manufacturing, industry, industrial, production, mill, works, industrial plant | building, pollution, smoke, chimney, company, workshop, plant
fallout: fallout shelter, nuclear shelter | bunker, radiation, radioactive | nuclear, safety, war, trefoil
farm: ranch | farmland, agriculture, barn, field | countryside, rural, crops, tractor, animals
fence: | garden fence, picket fence, fencing, barrier, geofence, railing | garden, yard, border, wood, boundary
ferris-wheel: big wheel, observation wheel, london eye | funfair, amusement park, carnival | fair, theme park
field: | soccer field, football pitch, pitch, input field, text field, form field, custom field | form, sport, stadium, grass, farm
firewall-flame: fire wall, brick wall fire | network protection | security
fortress: castle, fort | citadel, stronghold, keep | tower, medieval, defence, wall
fountain: water fountain | water feature, spring | park, garden, water, plaza, city
foursquare: | check in app, location app, swarm | location, places, social
garage: carport, car garage | car port, car repair, workshop, garage door | car, parking, house, mechanic
gate: gateway | torii gate, archway, india gate, entrance, monument | temple, door, landmark, entry
geo: geography | geofence, geolocation, geofencing | location, map, gps
geographic: national geographic, nat geo | geographical | magazine, tv, nature
global: worldwide, globe | world, international, earth, planet, universal | internet, language, web, network
globe: world, earth | planet, global, website, internet, web, international, language, worldwide, www, continent, intranet, worldwide web | map, geography, browser, travel, network, localization, translate, online
globe-hemisphere-east: earth, world, planet | globe, international, europe, africa, asia | map
globe-hemisphere-west: earth, world, americas, planet | globe, international, worldwide | map
globe-lock: vpn, secure connection, private internet | https, secure web, privacy, restricted internet | security, internet
globe-off: offline, no internet | disconnected, no connection, not public | network
globe-simple: world wide web, internet, website, language | www, globe, international | web
globe-x: offline, no internet, website down | disconnected, site error | network
government: parliament, town hall | city hall, state, capitol, authority | politics, building, columns, bank
gps: satellite navigation, sat nav, satnav | location, navigation, locate, my location, positioning | map, position, track, route, signal
gps-fix: my location, locate me, current location | center map, crosshair | map, navigation
gps-slash: location off, gps off | location disabled | map, privacy
hemisphere: half sphere | dome, half globe, eastern hemisphere, western hemisphere | globe, earth, world, geometry, shape
hotel: | accommodation, lodging, motel, inn, hostel, hotel bed, guest house, stay | bed, travel, booking, building, room, vacation, reservation
house: home | residence, dwelling, property, homepage, cottage, villa | building, real estate, family, roof, rent, mortgage, address
houses: homes, neighbourhood | housing, village, residential area, suburb | real estate, home, neighborhood
hut: shack, cabin | hovel, shed, log cabin, cottage | house, home, village, beach
india: india gate | new delhi, indian | delhi, monument, landmark
internet: web, www | online, world wide web, globe, network, wifi, connection, website | browser, antenna, world, broadband
island: isle, desert island | tropical island, palm tree, paradise, bay | beach, vacation, holiday, sea, travel
kaaba: kabah, ka'ba | mecca, qibla, holy mosque | islam, hajj, pilgrimage, muslim
land: plot of land | landing, terrain, flag on ground, estate, ground, arrival | property, real estate, golf, airplane
landmark: bank, monument | government building, courthouse, museum, classical building, pillars, embassy, consulate, heritage, monumental, culture, governmental | columns, sightseeing, institution
libraries: | books, bookshelf, code libraries, book stack | reading, education, school
library: | books, bookshelf, collection, media library, music library, bookcase | reading, study, education, archive
lighthouse: beacon | light house, seamark | coast, sea, harbour, navigation, guidance
locate: find location | my location, gps, target, crosshair, find me, current location | map, position, navigation
locate-fixed: my location, locate me, gps fixed, current location, gps fix | where am i, center map, crosshair, target, find me | map, navigation
locate-off: location off, gps off, location disabled | no gps, location unavailable | map, privacy
location: place, map pin | pin, map marker, marker, gps, address, where, position, whereabouts, poi | map, navigation, direction, travel, geo
location-add: add location, add place, map pin plus, drop pin | new address, save place | map
mahal: taj mahal | mausoleum, agra | india, landmark, monument
map: atlas | chart, location, directions, navigation, floor plan, cartography, treasure map | travel, gps, geography, place, route, region, country
map-pin: location, pin, place, map marker, location pin, marker, gps, address, drop pin | where, destination, position, point of interest, poi, geo, venue, whereabouts, near me, store locator | map, navigation, travel
map-pin-2: location, pin, place, map marker, location pin, marker | where, destination, address, gps | map, navigation
map-pin-check: arrived, location confirmed, checked in, destination reached | check in, visited place, address verified | map, delivery
map-pin-house: home address, home location | delivery address, real estate | map, house
map-pin-line: location, pin, map pin | place, address, gps | map
map-pin-off: location off, location disabled, no location | gps off, hide location | map, privacy
map-pin-pen: edit location, edit address | change address, location edit | map
map-pin-plus: add location, add place, new address, drop pin | save place, mark location | map
map-pin-search: find location, search place | find nearby, store locator | map
map-pin-user: meeting point, person location | user location, nearby people | map
map-pin-x: remove location, location not found | invalid address, closed place, lost | map
map-pinned: location on map, destination, pin on map, map location | place, directions, store locator, address | navigation, travel
map-route: route, directions, journey | way, trip, itinerary | navigation
map-search: explore map, find on map | find location, search place | navigation
map-trifold: map, folded map, road map | atlas, navigation, route | travel, location
maping: mapping, map | folded map, cartography, street map | location, navigation, travel
maps: | navigation app, directions, street map, location | gps, route, place, travel
mayan: mayan pyramid, maya | chichen itza, aztec pyramid, step pyramid | mexico, temple, landmark
minar: minaret, shaheed minar | central shaheed minar, martyrs monument, dhaka | bangladesh, monument, landmark
monas: national monument | monumen nasional, jakarta monument, obelisk, tower | indonesia, jakarta, landmark
monument: memorial, landmark | obelisk, washington monument, statue, column | history, tourism, city
mosque: masjid | muslim temple, place of worship, sunnah, salah, minaret | islam, muslim, prayer, religion, ramadan, building, dome
navigation-2: navigation arrow, compass arrow, gps arrow, north | direction, heading, location arrow, cursor | map, gps
navigation-arrow: gps arrow, location arrow, compass arrow | direction, heading, cursor, send | map, gps
navigator: | compass, gps, navigation, satnav, directions | location, map, route, travel, guide
office: office building, workplace | company, headquarters, corporate, business, hq, bureau | work, building, desk, city, job, office suite
park: | bench, public garden, green space, playground, trees | nature, outdoors, leisure, tree, city, picnic, recreation
patio: balcony | terrace, veranda, balcony door, courtyard | house, garden, outdoor
pavilion: gazebo | pagoda, tent, summerhouse | park, building, exhibition, fair, ancient
pavilon: pavilion | pagoda, gazebo, chinese pavilion, summerhouse | asia, garden, temple
picnic: picnic table, picnic area | picnic bench, outdoor table | park, camping, barbecue, outdoors, lunch, campsite
pin: map pin, pushpin, location pin, map marker | location, place, thumbtack, drawing pin, geotag, stick, address, destination | map, gps, save, position, favourite, navigation, bookmark
pin-distance: distance, route, journey | from a to b, directions, trip | map
pin-location: map pin, location pin, place, map marker | gps, address | map
pinpoint: map pin, location pin | pin, marker, place marker, exact location | map, gps, navigation
pins: | locations, places, map markers, bowling, skittles, ninepins | map, destinations, bowling alley, route
pisa: leaning tower of pisa, leaning tower | tower of pisa, pisa tower | italy, landmark, tourism
plan: floor plan, floorplan | blueprint, house plan, layout, room plan | architecture, house, real estate
plaza: building | office building, shopping plaza, tower block, mall | city, business, apartments
plot: plot of land, parcel of land | land, lot, field, terrain | property, real estate, building site, garden, graph
position: location | current position, my location, coordinates, where am i, placement | gps, scan, arrow
prison: jail, gaol | cell, jail cell, bars, behind bars, penitentiary | crime, prisoner, guard, police, convict, arrest, justice
property: real estate | house, home, building, estate | rent, mortgage, landlord, apartment, owner, buy
prophets: prophet's mosque, al masjid an nabawi | masjid nabawi, medina mosque | medina, islam, mosque
regional: | regional train, local train, commuter train | train, railway, area, rail
road-map: map, route map, atlas | directions | travel
roller-coaster: rollercoaster, theme park, amusement park | thrill ride, funfair, ups and downs | fun, park
rollercoaster: roller coaster | theme park, amusement park, fairground | ride, fun, thrill, loop
roof: rooftop | solar roof, housetop | house, solar panel, home, shingle
room: meeting room | conference room, chamber, door, office | house, booking
route: | path, directions, itinerary, way, journey, course, road | map, navigation, travel, trip, track, gps, waypoint
russian: | russian ruble | russia, currency, ruble
safari: | web browser, compass, browser | internet, web, navigation, explore
school: | schoolhouse, academy, education, college, graduation cap, university | student, teacher, learn, building, class, study, learning
shaheed: shaheed minar | central shaheed minar, martyrs monument, dhaka | bangladesh, monument, landmark
share-location: send location, live location | location sharing, where am i | map, chat
shelter: fallout shelter | bunker, refuge, nuclear shelter | radioactive, safety, protection, war
shop: shop sign, store sign | open sign, hanging sign, store | retail, door, shopping
signpost: direction sign, guidepost | road sign, fingerpost, street sign | directions, navigation, way, crossroads, wayfinding, guidance
skyscraper: high rise, tower block | office tower, high-rise, tall building, tower | city, building, downtown
stairs: steps, staircase | stairway, upstairs, downstairs, stairwell | up, down, level, climb, floor, building, escalator
stairwell: staircase, stairs | fire exit stairs, emergency stairs, stairway | door, building, steps
store: shop | storefront, market, boutique, retail store, marketplace, merchant, franchise, bodega, wholesale, retailer, bazaar | shopping, buy, app store, retail, ecommerce, grocery, business, mall, save
storefront: shop, store, shopfront | shop front, boutique, marketplace, merchant, franchise, bodega, retailer | shopping, retail, business, awning, market, small business
swimming-pool: pool, lido | swim, pool ladder, spa | sport, hotel, summer
swiss: | swiss franc, switzerland | currency, chf
synagogue: jewish temple, shul | temple, jewish place of worship, torah | jewish, judaism, religion, prayer, building, star of david
taj: taj mahal | mausoleum, agra | india, landmark, monument
temple: chinese temple, pagoda | shrine, buddhist temple, place of worship | china, asia, religion
tent: camping tent | camping, camp, marquee, campsite, campground, bivouac, groundsheet, tarpaulin, backpacking, camping equipment, base camp | outdoors, nature, hiking, shelter, wigwam, festival, scout, circus, refugee, survival
terrace: outdoor seating, patio | garden table, cafe terrace, beer garden, table with umbrella | cafe, restaurant, umbrella, garden
theater: theatre, playhouse, theatrical | comedy and tragedy masks, drama, stage, cinema | masks, acting, show, performance, comedy, tragedy, play, curtain
tipi: teepee, tepee | wigwam, native american tent | tent, camping, camp, outdoors, indigenous
torii: torii gate, shinto gate | japanese gate, shinto shrine | japan, shrine, temple
torri: torii, torii gate | shinto gate, japanese gate, shinto shrine | japan, shrine, temple
tower: | radio tower, antenna, control tower, transmitter mast, cell tower, skyscraper | broadcast, building, signal, airport, eiffel tower, landmark, castle
treasure-map: map, pirate map | quest, adventure, x marks the spot | pirate, game
trifold: folded map | brochure, leaflet | map, guide, fold
trulli: trullo | trulli house, stone house, hut, alberobello | italy, puglia, house
turkish: | turkish lira, turkey | currency, lira
turret: castle tower, castle turret | tower, castle, fortress | medieval, battlement, rook, fort
twin: twin towers, petronas towers | tower bridge, two towers, skyscraper | kuala lumpur, landmark, city
university: college | academy, campus, school building, uni, higher education | education, student, building
villa: country house | mansion, detached house, holiday home, luxury house | house, real estate, home
warehouse: depot, storehouse | storage building, stockroom, distribution centre, fulfilment centre, stock room, wholesale | storage, inventory, logistics, garage, stock, shipping, building
washington: washington monument | washington dc, obelisk | usa, landmark, monument
waves-ladder: swimming pool, pool, pool ladder | swim, lido | sport, hotel
wc: toilet, restroom | loo, lavatory, bathroom, water closet, washroom | badge, public toilet
windmill: | wind turbine, mill, dutch windmill, watermill, water turbine | wind, energy, netherlands, farm, renewable, flour
world: globe, earth | planet earth, www, worldwide, global, international | internet, web, website, map, language, travel, planet, geography, localize
world-map: map of the world, atlas, earth | international, geography, countries | travel
world-www: www, world wide web, website | internet, domain, web address | browser
yelp: | restaurant reviews, business reviews | restaurant, reviews, rating
yurt: ger | nomad tent, round tent, mongolian tent, hut | mongolia, camping, house
zone: | time zone, area, region | time, clock, world
`;
