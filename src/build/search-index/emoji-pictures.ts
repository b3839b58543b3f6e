// What emoji show, where icon libraries call it something else than Unicode does.

const TABLE = `
👤 user profile
👥 users group
🔍 search zoom-in
🔎 search zoom-in
🗑 trash delete
⚙ settings gear
🏠 house home
🏡 house home
❤ heart
💾 save device-floppy floppy
🛒 shopping-cart cart
✉ mail envelope
📧 mail envelope
📩 mail inbox
📨 mail send
📞 phone call
☎ phone
📱 device-mobile smartphone phone
💻 laptop
🖥 monitor desktop computer
🖨 printer
🖱 mouse
⌨ keyboard
📷 camera
📸 camera
🎥 video-camera movie camera
📹 video camera
🖼 photo image
🔒 lock
🔓 lock-open unlock
🔑 key
🔔 bell notification
🔕 bell-off bell
🔗 link
📎 paperclip attachment
✏ pencil edit
📝 note edit memo
📁 folder
📂 folder-open folder
📄 file document
📅 calendar
📆 calendar
📈 trending-up chart-line chart
📉 trending-down chart-line chart
📊 chart-bar chart
📍 map-pin pin
📌 pin pushpin
🔖 bookmark
🏷 tag label
💬 message chat
💡 bulb lightbulb idea
🔋 battery
🔌 plug
📶 wifi signal
🌐 globe world
🌍 globe earth world
☁ cloud
☀ sun
🌙 moon
⭐ star
🌟 star sparkles
✨ sparkles
🔥 fire flame
⚡ bolt zap lightning
💧 droplet drop
❄ snowflake
☂ umbrella
🌡 thermometer temperature
⏰ alarm clock
🕐 clock
⌛ hourglass
⏳ hourglass
▶ play
⏸ pause
⏹ stop
⏺ record
⏭ skip-forward skip
😡 mood-angry angry
😠 mood-angry angry
⏮ skip-back skip
⏩ fast-forward
⏪ rewind
🔀 shuffle
🔁 repeat
🔊 volume speaker
🔇 volume-off mute
🎤 microphone mic
🎧 headphones
🎵 music
🎶 music
👍 thumbs-up thumb-up
👎 thumbs-down thumb-down
👁 eye
👀 eyes eye
✅ check circle-check
✔ check
❌ x close
✖ x
➕ plus
➖ minus
➗ divide
⚠ alert-triangle warning
🚫 ban prohibited
⛔ ban minus-circle
❓ help question-mark question
❗ exclamation-mark alert-circle
ℹ info
🔄 refresh
♻ recycle
🏆 trophy
🎁 gift
🎉 party confetti
🎮 gamepad game-controller
🧩 puzzle
🛡 shield
🔧 wrench tool
🔨 hammer
🛠 tools
🔬 microscope
💊 pill
🩺 stethoscope
🏥 hospital
🚑 ambulance
✈ plane airplane
🚗 car
🚌 bus
🚲 bike bicycle
🚢 ship boat
⚓ anchor
💰 money coins
💵 dollar money cash
💳 credit-card
🧾 receipt
☕ coffee
🍴 tools-kitchen utensils
🍕 pizza
👑 crown
🎓 graduation-cap school
📚 books book
📖 book-open book
🧠 brain
🤖 robot bot
🐛 bug
😀 smile mood-happy smiley
😊 smile mood-smile
😢 mood-sad frown
➡ arrow-right
⬅ arrow-left
⬆ arrow-up
⬇ arrow-down
↗ arrow-up-right
↘ arrow-down-right
↙ arrow-down-left
↖ arrow-up-left
↔ arrows-horizontal
↕ arrows-vertical
🙂 smile mood-smile
🙃 mood-smile smile
🥲 mood-sad mood-smile
😋 mood-tongue tongue
🫡 mood-smile military-rank
🤥 mood-neutral nose
🤢 mood-sick nauseous
🤧 mood-sick tissue-paper virus
🥴 mood-sick
🤯 mood-surprised bomb explosion
🥸 hat-glasses mask spy
🙁 mood-sad frown
😯 mood-surprised
🥺 mood-sad mood-cry
🥹 mood-cry mood-happy
😧 mood-surprised mood-sad
😨 mood-surprised mood-nervous
😖 mood-sad mood-annoyed
😣 mood-sad mood-annoyed
😈 skull flame
🙈 eye-off eye-closed
🙉 ear-off
🙊 message-off mute
🖖 hand-stop hand
🤌 hand-grab hand
☝ hand-finger pointer
🫵 hand-finger pointer
🤛 hand-grab boxing-glove
🤜 hand-grab boxing-glove
👐 hand-stop hands
🤲 pray hands hand
🦾 robot muscle
🦿 robot body-part-leg
🫦 lips
👱 user man
🧔 mustache moustache user
🧓 old user
🙍 mood-sad user
🙎 mood-sad user
🙅 ban x
🙆 check circle-check
🤦 mood-sad hand
🤷 help question-mark
👳 user man
👲 user man
🧕 user woman
🤵 bow-tie suit user
👰 ring heart user
🤰 baby pregnant
🤶 christmas-tree gift
🎅 christmas-tree gift
🦹 mask spy
🦸 star shield bolt
🧙 wand magic-wand sparkles
🧜 fish waves
🧞 wand lamp
🧚 wand sparkles
🧛 ghost skull
🧟 ghost skull
🕺 music disco
💃 music disco
🕴 suit user briefcase
👯 users music
🧖 bath sauna towel
⛹ ball-basketball basketball
🤸 gymnastics stretching
🤼 karate boxing-glove users
🧘 yoga stretching flower-lotus
🗣 speakerphone speech megaphone
🫂 heart-handshake users
👪 users user-group home
🐵 paw-print paw banana
🐒 paw-print paw banana
🐯 cat paw-print
🐅 cat paw-print
🐃 cow paw-print
🐂 cow paw-print
🐣 egg bird
🐥 egg bird feather
🐤 egg bird feather
🦤 bird feather
🦕 bone skull egg
🦖 bone skull egg
🐳 fish waves
🐋 fish waves
🐞 bug
🌾 wheat plant
🫐 cherry grape
🍗 meat chicken
🫔 bread
🥙 bread sandwich
🥘 pan cooking-pot bowl
🍘 cookie
🍢 sausage meat
🍡 candy lollipop
🍧 ice-cream
🍶 bottle bottle-wine wine
🍻 beer cheers
🥂 glass-champagne champagne cheers
🗻 mountain mountain-snow
🛕 building-monument building
🌆 building-skyscraper city sunset
♨ steam bath droplet
🚘 car
🛺 car taxi
🚨 siren alarm urgent
🚦 traffic-lights traffic-light
🚥 traffic-lights traffic-light
🚟 train cable-car
🎎 horse-toy
🥋 karate
🪆 horse-toy
🥼 flask shirt
🩱 swimming pool beach
🛍 shopping-bag bag
🩴 shoe beach
📯 bugle bell music
🎼 music playlist
🎚 adjustments sliders
🎛 adjustments sliders
🖲 mouse
📃 file file-text page
✒ pen-tool pen ink-pen
🖍 pencil brush highlighter
🗂 folders folder tabs
📇 address-book id
🖇 paperclip link
🪚 axe saw tool
⚗ flask test-tube
⚱ amphora vase
🧿 eye
🗿 building-monument face
🚰 droplet bottle water
🚺 woman gender-female
🚹 man gender-male
🚻 toilet wc man-woman
🛃 luggage passport
🛂 passport id
🚸 kid walk users
🚳 bike-off bike
🚯 trash-off trash
🚱 droplet-off droplet
🚷 walk ban
📵 device-mobile-off phone-off
🔞 rating-18-plus ban
⤴ arrow-up-right corner-right-up arrow-curve-right
⤵ arrow-down-right corner-right-down
⏫ chevrons-up arrow-up
⏬ chevrons-down arrow-down
📴 device-mobile-off phone-off
❕ exclamation-mark alert-circle
❔ question-mark help
〰 wave-sine wave
⚜ crown
〽 chart-line trending-up
🫟 paint droplets
#⃣ hash
*⃣ asterisk
🔠 letter-case letter-case-upper
🔡 letter-case letter-case-lower
🔢 123 number numbers
🔤 abc alphabet-latin
🆑 eraser trash
🐝 bug honey flower
🐓 bird feather egg
🍅 apple cherry carrot
🍛 bowl rice tools-kitchen
🧉 cup tea
🪗 piano music
🔝 arrow-up arrow-bar-up
🆕 new new-section badge
🆗 ok check thumb-up
🆒 sunglasses thumb-up flame
♋ zodiac-cancer
🎯 target dart
🍳 egg-fried pan
🪧 sign-right signpost
🛐 pray
🎰 dice cherry coins
🎃 pumpkin halloween pumpkin-scary ghost
💍 ring rings diamond
📬 mailbox mail
📭 mailbox mail
📪 mailbox mail
📫 mailbox mail
`;

/** Emoji (folded) → the words of icon names for what it shows, the best first. */
export const PICTURES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map(line => {
      const [emoji = '', ...terms] = line.split(' ');
      return [emoji, terms] as const;
    }),
);
