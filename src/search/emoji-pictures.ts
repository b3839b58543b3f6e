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
🎓 school graduation-cap
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
