// Devices and hardware: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
airpod: earbud, wireless earphone | earphone, headphone, earpiece | music, bluetooth, listen, audio
airpods: earbuds, wireless earphones | earphones, headphones, in ear headphones, ear pods | music, bluetooth, listen, audio, case
android: | google os, android robot, android phone, droid | mobile, smartphone, operating system, app, google
antenna: aerial | signal, reception, broadcast, transmitter, signal bars, mast | radio, tv, wireless, tower, network, cell
ar: augmented reality | mixed reality, xr, virtual reality | 3d, camera, cube, glasses
augmented: augmented reality | ar, mixed reality, xr | virtual reality, 3d, camera, vr
bars: | signal bars, signal strength, reception | antenna, phone, network, chart, connection
battery: accumulator | power, charge, battery level, charging, power level, battery life | energy, electricity, phone, low, full, cell
bluetooth: | wireless, bt, pairing, pair, connection | headphones, connect, speaker, device, signal, short range
bot: robot, chatbot | ai, assistant, android, automaton, droid | automation, chat, ai agent, artificial intelligence, machine
cable: cord, wire, lead | plug, connector, power cord, cable car, gondola | usb, charging, connection, electricity
call: phone call, telephone | phone, ring, dial, contact us, call us | contact, talk, conversation, support, mobile
calling: phone call, ringing | dialing, dialling, call, phone | contact, talk, telephone
cardboard: google cardboard, vr viewer | vr headset, virtual reality | box, vr, glasses
cardboards: vr headset | virtual reality, vr glasses, vr goggles | vr, google cardboard
cctv: security camera, surveillance camera | surveillance, closed circuit television, video surveillance | watch, monitor, camera, spy, security, big brother
cell: | cellular, phone signal, signal bars, table cell, reception, mobile signal | network, antenna, mobile, table, biology
cellular: cell signal, mobile network | signal strength, phone signal, mobile data, signal bars, reception | phone, network, data, 4g, 5g, lte
charge: | charging, power, recharge, power up | battery, electricity, energy, bolt, lightning
charging: recharging | charge, battery charging, power, plugged in | battery, electricity, energy, bolt, charger, plug
chip: microchip | processor, cpu, microprocessor, integrated circuit, semiconductor, poker chip, casino chip | hardware, computer, ai, gambling, electronics
circuit: electronic circuit | circuit board, electric circuit, pcb, schematic, motherboard | electronics, hardware, technology, engineering, electricity
circuitry: circuit board, pcb | circuit, motherboard, electronics, printed circuit | hardware, chip, technology
computer: pc, desktop | desktop computer, personal computer, monitor, workstation, screen, mac | laptop, hardware, technology, electronics, office, work
controller: gamepad, game controller, joypad | game pad, joystick, console controller | gaming, video game, playstation, xbox, play
cpu: processor, central processing unit | microchip, chip, microprocessor, integrated circuit | computer, hardware, performance, core, electronics
database: db, data store | data storage, sql, datastore, storage, data base | server, backend, table, mysql, query, cylinder, records
desktop: computer, desktop computer, pc | monitor, screen, display, imac, workstation | hardware, technology, device, electronics
device: gadget | phone, electronics, hardware, tablet, computer, appliance | technology, smartphone, screen, mobile, equipment
devices: gadgets | phone and computer, responsive, screens, hardware, desktop and mobile | technology, electronics, sync, laptop, tablet
dialpad: keypad, dial pad | number pad, phone keypad, numpad, number keys, dial | phone, call, numbers, pin
digital: | digital clock, electronic, dolby | clock, sound, technology
disconnected: offline, no connection | no internet, unplugged, no wifi, no signal | network, wifi, gps, error
disk: floppy disk, diskette, floppy | save, storage, hard drive, usb stick, disc, hard disk | backup, save file, computer, retro
drive: hard drive, hdd | hard disk, ssd, disk, cloud drive, storage | computer, data, backup, google, memory
drives: hard drives | hard disks, storage, servers, raid, disks | data, backup, server, nas
droid: android | robot, android robot, bug | mobile, google
drone: quadcopter, uav | unmanned aircraft, quadrocopter, multicopter | aerial, fly, camera, aircraft, helicopter
electric: electrical | power, electricity, electric vehicle, battery powered | energy, bolt, charge, plug
ethernet: lan | network port, wired network, lan port, rj45, network cable, network socket | internet, cable, network, router, connection
fan: ventilator, cooling fan | ventilation, cooler, electric fan, blower, hand fan | air, cooling, wind, summer, appliance, propeller
filament: incandescent bulb | light bulb, lightbulb, edison bulb | idea, light, lamp
finder: | mac finder, file manager, file browser | mac, apple, files, face
firewall: | network security, brick wall, network protection | security, protection, network, server, wall, fire
floppy: floppy disk, diskette, save | disk, disc, save file, floppy disc | storage, computer, retro, backup
fridge: refrigerator, freezer | icebox, fridge freezer, minibar, cooler | kitchen, appliance, food, cold, cool
game: video game, gaming | game controller, gamepad, play, controller, board game | console, player, fun, entertainment, arcade
gamepad: game controller, controller, joypad | game pad, joystick, d pad, console controller, video game | gaming, play, console, playstation, xbox
gpu: graphics card, graphics processor | video card, graphics processing unit, graphics adapter | gaming, hardware, computer, mining, ai
graphics: graphics card, video card | gpu, graphics processor | computer, gaming, hardware
headphone: headphones, earphones | headset, earphone, cans | music, audio, listen, sound, podcast
headphones: earphones, headphone | headset, earbuds, cans, listen | music, audio, sound, podcast, dj, audiobook
headset: | headphones with microphone, headphones, customer support, call center, vr headset, call centre | support, audio, gaming, help desk, music, service, microphone
hotspot: wifi hotspot | wi fi hotspot, access point, tethering, personal hotspot, wifi | wireless, internet, network, mobile
imac: | desktop computer, all in one computer, apple computer, monitor, mac | computer, screen, display, pc
incoming: incoming call, inbound | received call, arriving | phone, call, arrow, message
ipad: tablet | tablet computer, apple tablet, touchscreen | device, screen, mobile, apple
joystick: joy stick | game controller, arcade stick, controller, gamepad | gaming, game, arcade, play, retro
keyboard: | computer keyboard, typing, type, keys, piano keyboard, synthesizer, qwerty | input, computer, hardware, music, shortcut
laptop: macbook, notebook computer | portable computer, computer, mac, chromebook, pc, notebook | device, screen, work, office, technology
mac: macintosh | apple computer, macos, desktop computer, imac | window, operating system, laptop
memory: ram | memory chip, storage, memory card, usb stick, chip | computer, hardware, pc, dimm, brain, disk
microsoft: ms | windows, office, microsoft office | excel, word, outlook, teams, powerpoint, software company
microwave: microwave oven | oven, reheat, heat food | kitchen, appliance, cook, cooking, defrost, ready meal
mobile: mobile phone, cell phone, smartphone, cellphone | phone, handset, cell, handphone, handy, telephone | device, app, responsive, call, screen, touchscreen
monitor: computer screen, display, screen | desktop, computer, pc, vdu | tv, device, hardware, workstation, responsive, dashboard
mouse: computer mouse | cursor, pointer, mouse pointer, arrow cursor | click, scroll, pc, input device, hardware, right click, animal, rodent
network: lan | topology, nodes, connections, ethernet, local area network, connectivity | internet, server, router, wifi, connect, hierarchy, cable
nfc: near field communication | contactless, tap to pay, contactless payment | wireless, tag, payment, phone, rfid, chip
nintendo: nintendo switch | game console, handheld console, gaming | game, controller, joystick, video game
notch: | spinner, loader, loading, loading circle | progress, wait, circle
numpad: keypad, numeric keypad, number pad | dial pad, dialpad, pin pad | keyboard, calculator, phone, input, pin code
openai: | chatgpt, gpt, artificial intelligence | ai, chatbot, llm, assistant
opera: | web browser, browser | internet, surf, web
option: option key, alt key | alt, choice, mac key | keyboard, key, shortcut, select, setting
outlet: power outlet, socket, power socket | plug socket, wall socket, electrical outlet, mains | electricity, power, plug, energy, charge, power point
oven: cooker, stove | range, baking oven | kitchen, bake, cook, roast, appliance, baking
pc: computer, desktop computer, personal computer | tower, desktop, computer case, workstation | hardware, monitor, device, windows, gaming
peer: peer to peer, p2p | decentralised, person to person, torrent | network, sharing, connection, blockchain, lending
perplexity: | ai search, ai assistant, answer engine | artificial intelligence, chatbot, llm
phone: telephone, call | handset, mobile, cell phone, smartphone, cellphone, mobile phone, dial, receiver, ring | contact, contact us, hotline, support, talk, landline, helpline, tel
plug: power plug, electric plug | electrical plug, connect, connector, plugin, socket, power cord | electricity, power, charge, energy, integration, cable, add on
plugs: connectors | connect, connected, plugged in, disconnected, connection | integration, electricity, power, cable, plugin
port: | connector, jack, socket, ethernet port, interface | cable, usb, hdmi, network, plug, hardware
print: | printer, finger print, paw print, fingerprint, footprint, printout | paper, document, biometric, track, mark
printer: print | printing, print out, laser printer, inkjet | paper, document, office, fax, copy, hard copy, 3d printing
projector: | film projector, beamer, video projector, projection screen, slide projector | presentation, cinema, movie, meeting, conference, film
qr: qr code | quick response code, scan code, 2d barcode | scan, barcode, link, payment, ticket, mobile
radar: | sonar, scanner, detection, radar chart, spider chart | scan, military, detect, aviation, submarine, search, tracking
radio: | broadcast, radio receiver, wireless, fm, transmitter, radio tower | music, news, station, antenna, signal, listen, am, live
ram: memory, memory chip | computer memory, memory module, dimm | hardware, pc, computer, storage, upgrade
reality: virtual reality, augmented reality | vr, ar, vr headset, mixed reality, xr | goggles, 3d, gaming, metaverse, immersive
remote: remote control, clicker | tv remote, controller, zapper | television, tv, media, channel, button, wireless
robot: bot | android, chatbot, droid, automation, ai assistant, artificial intelligence | ai, machine, technology, vacuum, virtual assistant, robotics
router: wifi router, modem, wireless router | access point, hub, network router | internet, network, wifi, wireless, antenna, ethernet
satellite: | space satellite, satellite dish, sputnik | space, orbit, communication, gps, signal, antenna, broadcast, astronomy
screen: display, monitor | desktop, computer screen, screen sharing, tv | share, device, computer, full screen, presentation, touchscreen
sd: sd card, memory card | standard definition, flash card, micro sd | storage, camera, low resolution, quality, video
sensor: | detector, motion detector, sense | camera, signal, smart home, iot, wireless
server: | rack server, database, host, hosting, data center, data centre, mainframe, nas | storage, backend, network, cloud, hardware, web hosting
shredder: paper shredder | shred, destroy document, document shredder | office, paper, privacy, delete, confidential
signal: | reception, network signal, bars, cell signal, coverage, signal bars, antenna bars | mobile, wireless, network, strength, wifi, phone, messenger
sim: sim card | simcard, phone card, dual sim | mobile, phone, chip, network, carrier
simcard: sim card, sim | phone card, dual sim | mobile, phone, chip, network, carrier
siren: emergency light, police light | alarm, alert, beacon, flashing light, emergency | police, ambulance, warning, incident, fire, danger
smart: | intelligent, smart home, home automation, smartphone, clever | iot, device, technology, home
smartphone: mobile phone, cell phone, mobile, cellphone, phone | handset, handy, smart phone, cell | device, app, touchscreen, responsive, call, telephone
socket: power socket, power outlet | plug socket, wall socket, outlet, mains, socket io | plug, electricity, power, energy, charge
speaker: loudspeaker | volume, sound, audio, boombox, sound system, stereo | music, hi fi, hear, loud, bass, amplifier, subwoofer
speedometer: gauge, speed meter | dashboard, tachometer, performance, odometer | speed, car, meter, fast, mph, dial
system: | operating system, solar system | computer, update, software, planets
tablet: | tablet computer, touch device, e reader | touchscreen, device, mobile, responsive, screen
television: tv, telly | tv set, television set, goggle box | screen, watch, channel, broadcast, show, antenna, media, furniture
timer: stopwatch | countdown, chronometer, egg timer, clock, kitchen timer | time, alarm, seconds, sport, deadline, speed, cooking
topology: network topology | network diagram, mesh network, nodes | network, graph, ring, bus, star, hierarchy
touchpad: trackpad | track pad, touch pad | laptop, mouse, gesture, input device, computer
tv: television, telly | television set, tv set, smart tv | screen, watch, monitor, channel, broadcast, show, media, antenna, streaming
ubuntu: | linux distribution, linux | operating system, open source, os, desktop
usb: usb stick, thumb drive, flash drive | memory stick, pen drive, pendrive, usb symbol, usb port | storage, device, cable, connector, port, hardware
vacuum: vacuum cleaner, hoover | robot vacuum, hoovering, cleaner | clean, cleaning, housework, dust, floor, carpet, appliance
vibrate: vibration | vibrate mode, silent mode, buzz, shake | phone, mobile, mute, haptic, ring, sound
virtual: virtual reality, vr | vr headset, metaverse, simulated | goggles, 3d, gaming, space, headset, reality
vision: | sight, apple vision pro, view, eye, computer vision | see, headset, future, goggles, ai
visor: vr visor, vr headset | vr goggles, headset, helmet visor | virtual reality, augmented reality, gaming, mask
vr: virtual reality | vr headset, vr goggles, vr glasses | goggles, gaming, metaverse, 3d, augmented reality
washing: | washing machine, washer, laundry, car wash | clothes, clean, appliance, laundromat, launderette
watch: wristwatch | smartwatch, smart watch, wrist watch, timepiece, wearable | time, clock, fitness tracker, device, strap, hour
web: | website, internet, www, web page, online | browser, globe, design, development, spider
webcam: web cam, web camera | computer camera, camera | video call, conference, streaming, video, meeting, security
wifi: wireless, wi fi | wireless internet, wlan, wireless network, hotspot | internet, signal, network, connection, connect, router, online, broadband
windows: microsoft windows | operating system, start button | microsoft, pc, os, computer, start menu
wireless: | wifi, wireless charging, cordless, signal | network, internet, charger, cloud, connection
`;
