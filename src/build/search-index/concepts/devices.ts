// Devices and hardware: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
2g: gsm | second generation, mobile network, edge | signal, phone, cellular, slow
3g: third generation | umts, mobile network, mobile data | signal, phone, cellular
4g: lte | fourth generation, mobile network, mobile data | signal, phone, cellular
5g: fifth generation | mobile network, mobile data | signal, phone, cellular, fast internet
6g: sixth generation | mobile network, future network | signal, phone, cellular
access-point: hotspot, wifi hotspot, broadcast | wireless router, live, antenna | network
air-conditioning: ac, aircon, air conditioner, climate control | cooling, cool, hvac, dehumidifier, coolant, purifier | household
air-vent: air conditioner, ac, ventilation, air conditioning, air flow | hvac, aircon, cooling | household
airdrop: | wireless file transfer, file sharing, share nearby | apple, iphone, send, mac
airpod: earbud, wireless earphone | earphone, headphone, earpiece | music, bluetooth, listen, audio
airpods: earbuds, wireless earphones | earphones, headphones, in ear headphones, ear pods | music, bluetooth, listen, audio, case
airtag: | item tracker, bluetooth tracker, locator, key finder | apple, find my, lost, location
amd: advanced micro devices | processor maker, ryzen, radeon, cpu, gpu | chip, hardware, computer
ammeter: ampere meter, current meter | amperemeter, multimeter, amps | circuit, electronics, electric current, measure
android: | google os, android robot, android phone, droid | mobile, smartphone, operating system, app, google
antenna: aerial | signal, reception, broadcast, transmitter, signal bars, mast, telecom, telecommunications, receiver | radio, tv, wireless, tower, network, cell
antenna-bars-5: signal strength, full signal, full bars | strong signal, mobile signal | phone
appgallery: huawei app store | app store, huawei | apps, download, mobile
appstore: app store | apple app store, download apps | apple, iphone, apps, mobile
ar: augmented reality | mixed reality, xr, virtual reality | 3d, camera, cube, glasses
augmented: augmented reality | ar, mixed reality, xr | virtual reality, 3d, camera, vr
balancer: load balancer | traffic distribution, load balancing | server, network, cloud, devops
bars: | signal bars, signal strength, reception | antenna, phone, network, chart, connection
base: | base station, cell tower, foundation | antenna, radio, network, signal
batteries: cells | power cells, energy storage | energy, electricity, charge
battery: accumulator | power, charge, battery level, charging, power level, battery life | energy, electricity, phone, low, full, cell
battery-charging: charging, charge, power, battery charge | charger, recharge, plugged in | phone
battery-empty: empty battery, dead battery, flat battery, no battery | discharged, out of power, battery dead | phone
battery-full: full battery, fully charged, battery charged, 100% battery | charged, battery high, power | phone
battery-low: low battery, battery almost empty, low power | charge battery, flat battery, battery saver | phone
battery-medium: half battery, battery half | charge level | phone
battery-plus: battery saver, power saver | extra power, add battery, power bank | phone
battery-warning: battery alert, battery problem, low battery warning | low battery, battery error | phone
blackberry: | blackberry phone, bbm | smartphone, phone, keyboard
bluetooth: | wireless, bt, pairing, pair, connection | headphones, connect, speaker, device, signal, short range
bluetooth-connected: paired, bluetooth paired, bluetooth on | wireless connected, pairing | wireless
bluetooth-off: no bluetooth, bluetooth slash | unpaired, bluetooth disabled | wireless
bluetooth-searching: bluetooth pairing, pair device, discover devices | scanning, connecting | wireless
boom-box: boombox, ghetto blaster, radio cassette, stereo | cassette player, music player | music, retro
bot: robot, chatbot | ai, assistant, android, automaton, droid | automation, chat, ai agent, artificial intelligence, machine
buffer: buffer gate | logic gate | circuit, electronics, digital
bugs: | glitches, errors, debug, run tests, infected usb | malware, virus, insects, testing
cable: cord, wire, lead | plug, connector, power cord, cable car, gondola, fiber optic, fibre optic | usb, charging, connection, electricity
call: phone call, telephone | phone, ring, dial, contact us, call us | contact, talk, conversation, support, mobile
calling: phone call, ringing | dialing, dialling, call, phone | contact, talk, telephone
capacitor: condenser | polarized capacitor, electronic component | circuit, electronics, electricity
card-sim: sim card, sim, mobile sim | phone number, esim | phone
cardboard: google cardboard, vr viewer | vr headset, virtual reality | box, vr, glasses
cardboards: vr headset | virtual reality, vr glasses, vr goggles | vr, google cardboard
cassette-tape: cassette, tape, audio tape, audio cassette | mixtape, recording | music, retro
cctv: security camera, surveillance camera | surveillance, closed circuit television, video surveillance | watch, monitor, camera, spy, security, big brother
cctv-camera: security camera, surveillance camera, cctv | monitoring | safety
cell: | cellular, phone signal, signal bars, table cell, reception, mobile signal | network, antenna, mobile, table, biology
cell-signal-full: signal strength, full signal, full bars, reception | strong signal, mobile signal, signal high | phone
cell-signal-slash: no signal, no reception, no service | offline | phone
cell-tower: radio tower, base station, antenna, mobile mast | signal, transmitter | network
cellphone: mobile phone, cell phone, smartphone | mobile, phone, handset | call, iphone, android
cellular: cell signal, mobile network | signal strength, phone signal, mobile data, signal bars, reception | phone, network, data, 4g, 5g, lte
centos: | linux distribution, linux distro | linux, server, operating system
changeover: changeover switch | spdt, toggle switch, relay contact | circuit, electronics, electricity
charge: | charging, power, recharge, power up | battery, electricity, energy, bolt, lightning
charger: charging station, ev charger | charging point, power adapter, recharge | battery, plug, electric car
charging: recharging | charge, battery charging, power, plugged in | battery, electricity, energy, bolt, charger, plug
chip: microchip | processor, cpu, microprocessor, integrated circuit, semiconductor, poker chip, casino chip | hardware, computer, ai, gambling, electronics
circuit: electronic circuit | circuit board, electric circuit, pcb, schematic, motherboard | electronics, hardware, technology, engineering, electricity
circuit-board: pcb, motherboard, electronics, printed circuit | chip, hardware, circuit, electronic | technology
circuitry: circuit board, pcb | circuit, motherboard, electronics, printed circuit | hardware, chip, technology
computer: pc, desktop | desktop computer, personal computer, monitor, workstation, screen, mac | laptop, hardware, technology, electronics, office, work
computer-tower: desktop computer, pc case, pc tower | pc, workstation, server | hardware
computing: cloud computing | computation, processing, saas | cloud, server, technology
console: game console | terminal, command line, video game console, shell | gaming, playstation, code, controller
controller: gamepad, game controller, joypad | game pad, joystick, console controller | gaming, video game, playstation, xbox, play
cpu: processor, central processing unit | microchip, chip, microprocessor, integrated circuit, silicon, kernel, operating system | computer, hardware, performance, core, electronics
database: db, data store | data storage, sql, datastore, storage, data base | server, backend, table, mysql, query, cylinder, records
database-backup: backup, data backup, restore database | database restore, recovery | server
database-zap: fast database, cache, redis | nosql, data trigger | server
debian: | linux distribution, linux distro, deb | linux, operating system, server
desktop: computer, desktop computer, pc | monitor, screen, display, imac, workstation | hardware, technology, device, electronics
desktop-tower: desktop computer, pc, workstation, computer setup | pc tower | hardware
device: gadget | phone, electronics, hardware, tablet, computer, appliance | technology, smartphone, screen, mobile, equipment
device-audio-tape: cassette, tape, audio tape, cassette tape | mixtape | music, retro
device-desktop: monitor, computer, desktop, screen, display, pc | desktop computer, imac | hardware
device-gamepad: gamepad, game controller, gaming, joypad | video games, console, nes controller | play
device-imac: all in one, all in one computer
device-laptop: laptop, notebook computer, macbook | computer, portable computer | hardware
device-mobile: phone, mobile phone, smartphone, cell phone, iphone, mobile | handset, android phone | hardware
device-remote: tv remote, remote control | clicker | tv
device-speaker: smart speaker
device-tablet: tablet, ipad | e-reader, touchscreen | hardware
device-tv: television, tv, telly, home theater, home theatre, home cinema | tv set, screen, watch tv | hardware
device-tv-old: retro tv, vintage tv, crt | television, old television | hardware
device-watch: smartwatch, watch, wristwatch, apple watch | wearable, fitness tracker | time
devices: gadgets | phone and computer, responsive, screens, hardware, desktop and mobile | technology, electronics, sync, laptop, tablet
dialpad: keypad, dial pad | number pad, phone keypad, numpad, number keys, dial | phone, call, numbers, pin
digital: | digital clock, electronic, dolby | clock, sound, technology
diode: zener diode | rectifier, led, semiconductor | circuit, electronics, electricity
directional: d pad, directional pad | dpad, arrow keys, joystick | gamepad, controller, gaming
disc-3: vinyl, vinyl record, record, cd | album, dj, turntable, disc | music
disc-album: album, vinyl, record, lp | album cover, cd, music album | music
disconnected: offline, no connection | no internet, unplugged, no wifi, no signal | network, wifi, gps, error
dish-washer: dishwasher, washing dishes, dishwashing | dishes, kitchen appliance | household
disk: floppy disk, diskette, floppy | save, storage, hard drive, usb stick, disc, hard disk | backup, save file, computer, retro
dock: taskbar, app dock | docking station, dock bar, bottom bar | mac, desktop, panel
drive: hard drive, hdd | hard disk, ssd, disk, cloud drive, storage | computer, data, backup, google, memory
drives: hard drives | hard disks, storage, servers, raid, disks | data, backup, server, nas
droid: android | robot, android robot, bug | mobile, google
drone: quadcopter, uav | unmanned aircraft, quadrocopter, multicopter | aerial, fly, camera, aircraft, helicopter
earphone: headset, earpiece | bluetooth earpiece, earbud, hands free | bluetooth, audio, call
electric: electrical | power, electricity, electric vehicle, battery powered | energy, bolt, charge, plug
ethernet: lan | network port, wired network, lan port, rj45, network cable, network socket | internet, cable, network, router, connection
ethernet-port: lan port, rj45, network port, ethernet | lan, wired network, network cable | hardware
f0: f0 key | function key | keyboard, key, square
f1: f1 key, help key | function key, formula one | keyboard, key, racing
f2: f2 key, rename key | function key | keyboard, key, square
f3: f3 key | function key, find next | keyboard, key, square
f4: f4 key | function key | keyboard, key, square
f5: f5 key, refresh key | function key, reload | keyboard, key, square
f6: f6 key | function key | keyboard, key, square
f7: f7 key | function key | keyboard, key, square
f8: f8 key | function key | keyboard, key, square
f9: f9 key | function key | keyboard, key, square
fan: ventilator, cooling fan | ventilation, cooler, electric fan, blower, hand fan | air, cooling, wind, summer, appliance, propeller
filament: incandescent bulb | light bulb, lightbulb, edison bulb | idea, light, lamp
finder: | mac finder, file manager, file browser | mac, apple, files, face
firewall: | network security, brick wall, network protection | security, protection, network, server, wall, fire
flashdisk: flash drive, usb stick | thumb drive, pen drive, memory stick, flash disk | usb, storage, bitcoin wallet
floppy: floppy disk, diskette, save | disk, disc, save file, floppy disc | storage, computer, retro, backup
forwarded: call forwarding, forwarded call | divert call, redirect, transfer call | phone, call, arrow
fridge: refrigerator, freezer | icebox, fridge freezer, minibar, cooler, preservation, cold storage | kitchen, appliance, food, cold, cool
game: video game, gaming | game controller, gamepad, play, controller, board game | console, player, fun, entertainment, arcade
game-controller: gamepad, gaming, joypad, controller | video games, console, playstation, xbox, play | games
gameboy: game boy | handheld console, nintendo, portable console | video game, retro, gaming
gamepad: game controller, controller, joypad | game pad, joystick, d pad, console controller, video game | gaming, play, console, playstation, xbox
gamepad-2: game controller, gaming, controller, joypad | video games, console, play | games
gamepad-directional: d pad, direction pad, directional pad | game controller, arrow keys, joystick | games
gas-stove: cooker, stove, hob, oven | cooking, kitchen, induction, cooker hob | household
gateway: | api gateway, ai gateway, entry point, portal | network, router, api
gpu: graphics card, graphics processor | video card, graphics processing unit, graphics adapter | gaming, hardware, computer, mining, ai
graphic: graphics card | gpu, video card | computer, hardware, gaming
graphics: graphics card, video card | gpu, graphics processor | computer, gaming, hardware
graphics-card: gpu, video card, graphic card | graphics processor, gaming pc | hardware
ground: earth, earthing | circuit ground, gnd, digital ground | electronics, circuit, electricity
hair-dryer: hairdryer, blow dryer, blow drier | hair salon, styling | beauty
hdd: hard drive, hard disk, hard disc | hard disk drive, storage drive | storage, data, computer, backup
hdmi: hdmi port | hdmi cable, hdmi connector, video port | tv, monitor, cable, port
hdmi-port: hdmi, video port | display port, monitor cable | hardware
headphone: headphones, earphones | headset, earphone, cans | music, audio, listen, sound, podcast
headphones: earphones, headphone | headset, earbuds, cans, listen | music, audio, sound, podcast, dj, audiobook
headset: | headphones with microphone, headphones, customer support, call center, vr headset, call centre, telemarketer, teleconference, call center agent, assistance | support, audio, gaming, help desk, music, service, microphone, consult, consultation, advisor
hotspot: wifi hotspot | wi fi hotspot, access point, tethering, personal hotspot, wifi | wireless, internet, network, mobile
hub: central node | hub and spoke, network hub, junction | graph, network, nodes, connection
imac: | desktop computer, all in one computer, apple computer, monitor, mac | computer, screen, display, pc
incoming: incoming call, inbound | received call, arriving | phone, call, arrow, message
inductor: coil | choke, inductance, solenoid | circuit, electronics, electricity
infrared: ir | infrared thermometer, thermal, temperature gun | thermometer, temperature, fever, heat
instance: server instance | virtual machine, vm, cube | cloud, server, component
internal: internal call | extension call, inside, in house call | phone, call, office
ios: ios corner, squircle corner | smooth corner, corner radius, apple os | iphone, apple, border
ipad: tablet | tablet computer, apple tablet, touchscreen | device, screen, mobile, apple
ipod: | mp3 player, music player, portable music player | music, apple, listen
joystick: joy stick | game controller, arcade stick, controller, gamepad | gaming, game, arcade, play, retro
keyboard: | computer keyboard, typing, type, keys, piano keyboard, synthesizer, qwerty | input, computer, hardware, music, shortcut, typewriter, keypad
keyboard-off: no keyboard, hide keyboard | keyboard disabled | computer
landline: landline phone, desk phone | fixed line, home phone, office phone | telephone, call, old phone
laptop: macbook, notebook computer | portable computer, computer, mac, chromebook, pc, notebook | device, screen, work, office, technology
laptop-minimal: laptop, notebook computer, macbook | computer, portable computer | hardware
load: load balancer | load balancing, workload | server, network, traffic
lte: 4g | long term evolution, mobile network, mobile data | signal, phone, cellular
mac: macintosh | apple computer, macos, desktop computer, imac | window, operating system, laptop
macbook: mac laptop, apple laptop | laptop, notebook, macbook pro, macbook air | computer, apple, mac
memory: ram | memory chip, storage, memory card, usb stick, chip | computer, hardware, pc, dimm, brain, disk
memory-stick: ram, ram module, memory module | memory, dimm, computer memory | hardware
microchip: chip, cpu | processor, integrated circuit, ic, semiconductor | computer, hardware, electronics
microsoft: ms, msft | windows, office, microsoft office | excel, word, outlook, teams, powerpoint, software company
microwave: microwave oven | oven, reheat, heat food, defrost | kitchen, appliance, cook, cooking, ready meal
mirroring: screen mirroring, cast | screencast, screen share, airplay, chromecast, casting | tv, screen, stream, wireless
mobile: mobile phone, cell phone, smartphone, cellphone | phone, handset, cell, handphone, handy, telephone | device, app, responsive, call, screen, touchscreen
mobiledata: mobile data, cellular data | data connection, data transfer, up and down arrows | phone, internet, network
monitor: computer screen, display, screen | desktop, computer, pc, vdu | tv, device, hardware, workstation, responsive, dashboard
monitor-cog: display settings, screen settings, computer settings | system preferences | settings
monitor-play: streaming, video tutorial, watch video, screencast | e-learning, online video, webinar, demo | screen
monitor-smartphone: responsive design, responsive, devices, multi device | cross platform, desktop and mobile | web design
monitor-speaker: multimedia, home cinema, entertainment system, pc with speaker | tv and audio, media devices | devices
motor: electric motor | engine, actuator | circuit, electronics, machine
mouse: computer mouse | cursor, pointer, mouse pointer, arrow cursor | click, scroll, pc, input device, hardware, right click, animal, rodent
nand: nand gate, not and | logic gate, flash memory | circuit, electronics, boolean
nas: network attached storage | file server, home server, storage server | backup, network, storage, disk
network: lan | topology, nodes, connections, ethernet, local area network, connectivity, intranet, interconnection, ethernet hub | internet, server, router, wifi, connect, hierarchy, cable
nfc: near field communication | contactless, tap to pay, contactless payment | wireless, tag, payment, phone, rfid, chip
nintendo: nintendo switch | game console, handheld console, gaming | game, controller, joystick, video game
no-internet: offline, no connection, no wifi, disconnected | no network | network
nor: nor gate, not or | logic gate | circuit, electronics, boolean
notch: | spinner, loader, loading, loading circle | progress, wait, circle
numpad: keypad, numeric keypad, number pad | dial pad, dialpad, pin pad | keyboard, calculator, phone, input, pin code
openai: | chatgpt, gpt, artificial intelligence | ai, chatbot, llm, assistant
opera: | web browser, browser | internet, surf, web
oppo: | chinese phone maker, my oppo | phone, smartphone, mobile
option: option key, alt key | alt, choice, mac key | keyboard, key, shortcut, select, setting
outlet: power outlet, socket, power socket | plug socket, wall socket, electrical outlet, mains | electricity, power, plug, energy, charge, power point
oven: cooker, stove | range, baking oven | kitchen, bake, cook, roast, appliance, baking
pc: computer, desktop computer, personal computer | tower, desktop, computer case, workstation | hardware, monitor, device, windows, gaming
pc-case: desktop computer, computer tower, pc tower, computer case | pc, workstation, server | hardware
peer: peer to peer, p2p | decentralised, person to person, torrent | network, sharing, connection, blockchain, lending
periscope: submarine periscope | viewing tube, lookout, live streaming | submarine, sea, look
perplexity: | ai search, ai assistant, answer engine | artificial intelligence, chatbot, llm
phone: telephone, call | handset, mobile, cell phone, smartphone, cellphone, mobile phone, dial, receiver, ring, telecom, landline | contact, contact us, hotline, support, talk, helpline, tel
phone-shake: vibrate, shake phone, vibration | shake to undo | phone
plug: power plug, electric plug | electrical plug, connect, connector, plugin, socket, power cord | electricity, power, charge, energy, integration, cable, add on
plug-2: electric plug, power plug | plugin, power, connector, unplugged | electricity, cable
plug-connected: connected, plugged in, connection | online, power connected, plug in | electricity, cable
plug-zap: charging, electric plug, power, power supply | electricity, charger, electric car, energy, connect power
plugs: connectors | connect, connected, plugged in, disconnected, connection | integration, electricity, power, cable, plugin
plugs-connected: connected, plugged in, connection | online, plug in, link | electricity, cable
polarized: polarized capacitor, polarised capacitor | electrolytic capacitor, condenser | circuit, electronics
port: | connector, jack, socket, ethernet port, interface | cable, usb, hdmi, network, plug, hardware
power-socket: wall socket, outlet, electrical outlet | plug, electricity | household
print: | printer, finger print, paw print, fingerprint, footprint, printout | paper, document, biometric, track, mark
printer: print | printing, print out, laser printer, inkjet | paper, document, office, fax, copy, hard copy, 3d printing
projector: home cinema | film projector, beamer, video projector, projection screen, slide projector, home theater, home theatre | presentation, cinema, movie, meeting, conference, film
pushbutton: push button, momentary switch | button, switch, key | circuit, electronics
qr: qr code | quick response code, scan code, 2d barcode | scan, barcode, link, payment, ticket, mobile
qrcode: qr code, qr | quick response code, 2d barcode, matrix code | scan, barcode, phone
radar: | sonar, scanner, detection, radar chart, spider chart, proximity | scan, military, detect, aviation, submarine, search, tracking, echo
radio: | broadcast, radio receiver, wireless, fm, transmitter, radio tower, am fm | music, news, station, antenna, signal, listen, am, live
radio-receiver: radio, fm radio | tuner, am fm, broadcast | music
radio-tower: broadcast, antenna, transmitter, cell tower, radio mast | signal, base station, wireless tower, transmission, telecom, telecommunications | radio
ram: memory, memory chip | computer memory, memory module, dimm | hardware, pc, computer, storage, upgrade
ram-memory: ram, memory module, memory stick | computer memory | hardware
reader: card reader | credit card reader, payment terminal, chip reader, e reader | payment, shop, card
reality: virtual reality, augmented reality | vr, ar, vr headset, mixed reality, xr | goggles, 3d, gaming, metaverse, immersive
receiver: radio receiver, radio | transistor radio, tuner, set top box | broadcast, antenna, music
recharging: charging | battery charging, charge, power up | battery, electricity, phone
recover: restore, recovery | factory reset, device recovery, reset, undo | device, backup, phone
remote: remote control, clicker | tv remote, controller, zapper | television, tv, media, channel, button, wireless
remote-control: tv remote, remote, tv control | clicker, television control, channel changer | tv
resistor: | resistance, ohm, electronic component | circuit, electronics, electricity
rfid: radio frequency identification | nfc, contactless, smart tag, rfid tag | chip, scan, signal
robot: bot, emoji robot, emoticon robot | android, chatbot, droid, automation, ai assistant, artificial intelligence | ai, machine, technology, vacuum, virtual assistant, robotics
robot-vacuum: roomba, vacuum cleaner, vacuum robot | cleaning robot, hoover, dustbuster | household
robotic: robot | robot arm, robotic arm, automation, bot | machine, factory, ai
router: wifi router, modem, wireless router | access point, hub, network router | internet, network, wifi, wireless, antenna, ethernet
samsungpass: samsung pass | biometric login, password manager, samsung wallet | samsung, fingerprint, login
satellite: | space satellite, satellite dish, sputnik, telemetry, orbiting, telecommunications | space, orbit, communication, gps, signal, antenna, broadcast, astronomy
saver: battery saver | power saver, power saving, low power mode, eco mode | battery, energy, phone
screen: display, monitor | desktop, computer screen, screen sharing, tv | share, device, computer, full screen, presentation, touchscreen
sd: sd card, memory card | standard definition, flash card, micro sd | storage, camera, low resolution, quality, video
sd-card: memory card, micro sd, tf card | storage card, camera card | storage
security-camera: cctv, surveillance camera, device cctv | monitoring, cctv camera, video surveillance | safety
sensor: | detector, motion detector, sense | camera, signal, smart home, iot, wireless
server: | rack server, database, host, hosting, data center, data centre, mainframe, nas, vps, sbc | storage, backend, network, cloud, hardware, web hosting
server-cog: server settings, hosting settings, backend | devops, server configuration | network
server-crash: server error, server down, server failure, 500 error | outage, internal server error, downtime | network
server-off: server down, offline server | outage, downtime | network
serverless: server less, no server | cloud functions, lambda, faas, cloud computing | cloud, server, backend
shredder: paper shredder | shred, destroy document, document shredder | office, paper, privacy, delete, confidential
signal: | reception, network signal, bars, cell signal, coverage, signal bars, antenna bars | mobile, wireless, network, strength, wifi, phone, messenger
signal-high: strong signal, signal strength, cell signal, reception | full bars, mobile signal, good reception | phone
signal-low: weak signal, poor reception | bad connection, one bar | phone
signal-zero: no signal, no reception, no service | offline, out of range | phone
sim: sim card | simcard, phone card, dual sim | mobile, phone, chip, network, carrier
sim-card: sim, card sim, mobile sim | phone number, esim, cellular | phone
simcard: sim card, sim | phone card, dual sim | mobile, phone, chip, network, carrier
siren: emergency light, police light | alarm, alert, beacon, flashing light, emergency, panic, panic button, alarm light | police, ambulance, warning, incident, fire, danger, alert light
siri: apple siri | voice assistant, virtual assistant | apple, voice, iphone
smart: | intelligent, smart home, home automation, smartphone, clever | iot, device, technology, home
smart-ac: air conditioner, ac, air conditioning | aircon, cooling | household
smart-phone: smartphone, mobile phone, cell phone, iphone | phone, handset | hardware
smart-watch: smartwatch, watch, apple watch, fitness tracker | wearable, wristwatch | time
smartphone: mobile phone, cell phone, mobile, cellphone, phone | handset, handy, smart phone, cell | device, app, touchscreen, responsive, call, telephone
smartphone-charging: phone charging, charging phone, battery charging | charge, charger | power
smartphone-nfc: nfc, contactless, tap to pay, mobile payment | nfc payment, phone pay | wireless
smartwatch: smart watch, apple watch | wearable, fitness watch, ai watch | watch, time, fitness
socket: power socket, power outlet | plug socket, wall socket, outlet, mains, socket io | plug, electricity, power, energy, charge
speaker: loudspeaker | volume, sound, audio, boombox, sound system, stereo, smart speaker, sound mixer | music, hi fi, hear, loud, bass, amplifier, subwoofer
speedometer: gauge, speed meter | dashboard, tachometer, performance, odometer, accelerometer, velocity | speed, car, meter, fast, mph, dial
system: | operating system, solar system | computer, update, software, planets
tablet: | tablet computer, touch device, e reader | touchscreen, device, mobile, responsive, screen
tablet-smartphone: devices, mobile devices, responsive | multi device | web design
teamviewer: team viewer | remote desktop, remote control, remote support | computer, support, screen
telephone: phone | landline, handset, call, rotary phone | contact, office, ring
television: tv, telly | tv set, television set, goggle box | screen, watch, channel, broadcast, show, antenna, media, furniture
timer: stopwatch, time tracking, time tracker | countdown, chronometer, egg timer, clock, kitchen timer | time, alarm, seconds, sport, deadline, speed, cooking
topology: network topology | network diagram, mesh network, nodes | network, graph, ring, bus, star, hierarchy
touchpad: trackpad | track pad, touch pad | laptop, mouse, gesture, input device, computer
transmission: screen mirroring, cast | screencast, broadcast, wireless transmission, casting | phone, signal, wireless
tv: television, telly, home theater, home theatre, home cinema | television set, tv set, smart tv | screen, watch, monitor, channel, broadcast, show, media, antenna, streaming
tv-minimal: television, flat screen, monitor, smart tv | screen, display, watch tv | hardware
tv-minimal-play: streaming, video on demand, watch tv, video tutorial | tv shows, youtube, netflix | hardware
twilio: | sms api, phone api, communications api | sms, phone, developer
ubuntu: | linux distribution, linux | operating system, open source, os, desktop
unplug: disconnect, pull the plug | power off, plug out, disconnected | plug, socket, cable
usb: usb stick, thumb drive, flash drive | memory stick, pen drive, pendrive, usb symbol, usb port | storage, device, cable, connector, port, hardware
usb-c-port: usb c, type c, charging port | usb, connector | hardware
vacuum: vacuum cleaner, hoover | robot vacuum, hoovering, cleaner | clean, cleaning, housework, dust, floor, carpet, appliance
vacuum-cleaner: hoover, vacuum, robot vacuum | vacuuming, cleaning, housework | household
vent: air vent, ventilation | air duct, air outlet, air conditioning, ventilator | air, car, heating
vibrate: vibration | vibrate mode, silent mode, buzz, shake | phone, mobile, mute, haptic, ring, sound
vibration: vibrate, vibrating phone | silent mode, vibration mode, buzz, shaking phone | phone, mute, mobile
vinyl-record: vinyl, record, lp, disc album | album, turntable, gramophone record | music
virtual: virtual reality, vr | vr headset, metaverse, simulated | goggles, 3d, gaming, space, headset, reality
vision: | sight, apple vision pro, view, eye, computer vision | see, headset, future, goggles, ai
visor: vr visor, vr headset | vr goggles, headset, helmet visor | virtual reality, augmented reality, gaming, mask
voltmeter: voltage meter | volt meter, multimeter, voltage | circuit, electronics, electricity
vr: virtual reality | vr headset, vr goggles, vr glasses | goggles, gaming, metaverse, 3d, augmented reality
wash-machine: washing machine, washer, laundry | laundromat | household
washing: | washing machine, washer, laundry, car wash | clothes, clean, appliance, laundromat, launderette
washing-machine: washer, laundry, laundry machine, wash machine | clothes washer, laundromat, launderette, dryer, tumble dryer, washing dishes | household, appliance
watch: wristwatch | smartwatch, smart watch, wrist watch, timepiece, wearable | time, clock, fitness tracker, device, strap, hour
web: | website, internet, www, web page, online | browser, globe, design, development, spider
webcam: web cam, web camera | computer camera, camera | video call, conference, streaming, video, meeting, security
wifi: wireless, wi fi | wireless internet, wlan, wireless network, hotspot | internet, signal, network, connection, connect, router, online, broadband
wifi-high: wifi, wireless, strong signal, full wifi | good connection, wlan | network
wifi-lock: secured wifi, wifi password | protected network, secured network | network
wifi-low: weak wifi, weak signal, wifi weak | poor connection | network
wifi-off: no wifi, offline, no internet, wifi slash, disconnected | no connection, wifi disabled, no signal | network
wifi-slash: no wifi, offline, no internet, wifi off, disconnected | no connection | network
wifi-zero: no signal, wifi weak | no wifi signal | network
windows: microsoft windows | operating system, start button, os | microsoft, pc, computer, start menu, msft
wire: electric wire, cable | power cord, electrical wire, lead | electricity, power, copper
wireless: | wifi, wireless charging, cordless, signal | network, internet, charger, cloud, connection
workstation: work station, desktop computer | desktop pc, computer desk, workplace | computer, office, desk
xnor: xnor gate, exclusive nor | logic gate, equivalence gate | circuit, electronics, boolean
xor: xor gate, exclusive or | logic gate | circuit, electronics, boolean
zener: zener diode | voltage regulator diode, semiconductor | circuit, electronics, diode
`;
