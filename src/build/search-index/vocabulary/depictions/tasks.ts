// What people do in an interface, as they ask for it in several words, and the icons of its buttons.
// A row reads `phrase, phrase: name of an icon for it, the next best, …`.
export const depictions = `
close window, close tab, close dialog, close modal, close popup, close button: x, square-x, app-window
go home, back home, return home, home button: home, house
go to next, move forward, next step, next slide: arrow-right, chevron-right, player-skip-forward
previous page, previous step, previous slide, go to previous: arrow-left, chevron-left, player-skip-back
compare prices, compare products, compare items: scale, git-compare, arrows-left-right, tag
filter results, refine search, refine results, narrow down, filter list, filter by: filter, funnel, adjustments
sort results, sort list, sort items, order by, sort by date, sort by name: arrows-sort, sort-ascending, arrow-up-down
find a store, store locator, find us, nearest store, shop nearby, nearby: map-pin, building-store, store, current-location
give feedback, leave feedback, send feedback, leave a review, write a review, write review: message, star, feedback, thumb-up
leave a comment, add comment, write a comment, post comment: message-plus, message, message-circle-plus
screen recording, record screen, screen capture video: screen-share, video, player-record, device-desktop
switch language, change language, choose language, select language, language selector, language switcher: language, world, globe, translate
switch account, change account, switch user, change user: users, user, arrows-exchange, switch-horizontal
change theme, switch theme, theme switcher, theme selector: moon, sun-moon, palette, contrast, brightness
switch camera, flip camera, rotate camera, front camera, selfie camera: camera-rotate, switch-camera, camera
take a photo, take photo, take a picture, take picture, snap photo, take selfie: camera, photo
take a screenshot, take screenshot, print screen, screen grab, screen capture: screenshot, capture, scan, camera
order food, food order, order takeaway, food delivery, takeout, take out food, takeaway, meal delivery: shopping-bag, tools-kitchen, paper-bag, moped, burger, restaurant
track order, order tracking, track package, track parcel, parcel tracking, where is my order, delivery status: package, truck, truck-delivery, map-pin
order placed, order confirmed, order complete, order confirmation: package, shopping-bag-check, circle-check, shopping-cart-check
place order, submit order, buy now, purchase now, complete purchase: shopping-cart, shopping-bag, credit-card
return item, return package, product return, money back, refund: receipt-refund, package, rotate, arrow-back, cash
free delivery, free shipping, express shipping, same day delivery, next day delivery: truck, truck-delivery, package
promo code, coupon code, voucher code, apply coupon, discount code, gift voucher: ticket, discount, tag, percentage, coupon
gift card, gift certificate, e gift: gift-card, gift, credit-card
payment method, payment methods, payment option, pay by card, card payment, pay with card, add card, debit card: credit-card, wallet, cash
payment successful, payment success, payment complete, payment received: circle-check, cash, credit-card
payment failed, card declined, payment error, declined: credit-card-off, credit-card, alert-circle, circle-x
send money, transfer money, money transfer, wire transfer, bank transfer: cash, send, transfer, building-bank, arrows-exchange
receive money, request money, get paid, collect payment: cash, hand-coins, coins, download
top up, top up balance, add money, add funds, add credit, recharge account: wallet, credit-card, plus, cash
withdraw money, cash out, withdraw cash, withdrawal: cash, atm, building-bank, coins
save money, saving money, money saving, rainy day fund: pig-money, piggy-bank, coins
split bill, split payment, share costs: receipt, users, arrows-split, divide
add friend, add contact, invite friends, invite people, invite user, refer a friend, send invite: user-plus, user-add, mail-plus
remove friend, unfriend, remove contact, remove user, delete user, delete contact, kick user: user-minus, user-x, user-remove
block user, block someone, block contact, ban user, block account: user-x, ban, user-off, user-cancel
follow user, follow account, follow back: user-plus, user-check, heart
edit account, account settings, profile settings, manage account, user settings, my settings: user-cog, settings, user-settings, user-edit
my account, my profile, view profile, user profile, user account: user, user-circle, circle-user
my orders, order list, order history, past orders, recent orders, purchase history: package, history, receipt, shopping-bag, clipboard-list
my list, my favorites, my favourites, saved items, wish list, wishlist: heart, bookmark, star, list
delete account, close account, deactivate account, remove account: user-x, trash, user-minus
forgot password, reset password, recover password, lost password, password reset, password recovery: lock-question, key, lock, password, lock-password
change password, new password, update password, set password: lock, key, password, lock-password
remember me, keep me signed in, stay signed in: checkbox, user-check, bookmark
create account, new account, register account, sign me up, join now, register now, registration: user-plus, user-add, login
verify email, email verification, confirm email, email confirmed: mail-check, mail, rosette-discount-check
verify account, account verification, account verified, identity verification, kyc, verify identity: user-check, shield-check, rosette-discount-check, id
new email, compose email, write email, compose message, compose, new mail: pencil, mail-plus, edit, mail
email sent, message sent, mail sent, sent mail, sent items: send, mail-check, mail-forward
unread messages, unread mail, unread message, new messages, new mail notification: mail, message, mail-exclamation, inbox
mark as read, mark read, read message, mark all read: mail-opened, mail-open, checks
mark as unread, mark unread: mail, message, mail-exclamation
mark as spam, report spam, junk mail, spam folder, spam: mail-x, alert-octagon, mail-off
mark as done, mark complete, mark as complete, task done, complete task: check, circle-check, square-check, checkbox
mark important, mark as important, flag message, flag as important: flag, star, alert-circle, bookmark
report abuse, report user, report content, report a problem, report problem, report issue: flag, alert-triangle, message-report, bug
call me, call now, call us, phone us, make a call, give us a call, phone support: phone, phone-call, call
contact us, contact form, get in touch, reach us, write to us: mail, phone, message, address-book
live chat, chat with us, online chat, chat support, talk to us: message, messages, headset, message-circle
end call, hang up, hang up call, decline call, reject call: phone-off, phone-x, call-end-01, phone-disconnect
answer call, accept call, pick up phone, receive call: phone-incoming, phone-call, phone-check
group call, conference call, video conference, video meeting, online meeting: video, users, users-group, phone
group chat, team chat, group message: messages, message, users, message-circle
leave group, leave chat, leave channel, leave meeting, leave room: log-out, door-exit, logout, user-minus
share screen, screen sharing, share my screen, present screen: screen-share, share, cast, device-desktop
share link, copy link, get link, copy url: link, share, copy
share location, my location, current location, where am i, use my location, locate me: current-location, map-pin, location, share, gps
get directions, directions, driving directions, show route, plan route: route, navigation, map, corner-up-right
open map, view map, show map, map view, show on map, view on map: map, map-pin, map-2
open link, open in new tab, open new tab, new tab, new window, open in new window, external site, visit site, visit website: external-link, arrow-square-out, app-window, square-arrow-out-up-right
open menu, main menu, show menu, side menu, navigation menu, nav menu, mobile menu, toggle menu: menu-2, menu, list
more options, more actions, show more, view more, see more, load more, more info, overflow menu: dots, dots-vertical, ellipsis, chevron-down
more information, learn more, read more, find out more: info-circle, info, arrow-right, help
show less, see less, view less, collapse all, fold all: chevron-up, minus, fold
show all, view all, see all, expand all: list, arrows-maximize, chevron-down, layout-grid
select all, check all, tick all: select-all, checks, checkbox, list-check
deselect all, clear selection, uncheck all, select none, unselect: deselect, square, square-x
clear all, clear search, clear input, clear form, clear text, clear filter, reset filter, reset filters, remove filter: x, eraser, backspace, filter-off, trash
delete all, empty trash, empty bin, empty recycle bin, remove all: trash, trash-x, delete
add new, create new, new item, add item, create item, add row, new document, create: plus, circle-plus, file-plus, square-plus
remove item, delete item, delete row, remove row: trash, minus, x, circle-minus
new folder, create folder, add folder, make folder: folder-plus, folder-add
new file, create file, add file, new page, add page, create document: file-plus, file-add
rename file, rename folder, rename: pencil, edit, forms, cursor-text
move file, move to folder, move folder, file away: folder-symlink, folder-share, file-export, folder-input
attach file, add attachment, attach document, attach a file: paperclip, attachment, file-plus
upload photo, upload image, upload picture, add photo, add picture, add image, insert picture, insert image: photo-plus, image-plus, photo-up, image-up, upload
upload document, upload files, choose file, browse files, select file: file-upload, upload, folder-open, cloud-upload
download file, download pdf, save file, save as pdf, download document, save as: file-download, download, file-type-pdf, device-floppy
export data, export csv, export to excel, download csv, export file, export table: file-export, table-export, download, file-type-csv, file-spreadsheet
import data, import csv, import file, bulk import: file-import, table-import, upload, database-import
save changes, save draft, save document, save progress, save button, save settings: device-floppy, floppy, save, check
discard changes, cancel changes, throw away, discard draft, discard: trash, x, arrow-back-up, rotate
undo changes, undo last, revert: arrow-back-up, undo, history
edit text, edit document, edit post, edit message, edit button, make changes: pencil, edit, pen
print document, print page, print receipt: printer, print
sign document, sign contract, e signature, electronic signature, digital signature, sign here: signature, pencil, writing-sign
full screen exit, exit fullscreen, exit full screen, leave full screen, restore window: minimize, arrows-minimize, maximize-off
enter fullscreen, full screen mode, view fullscreen, go fullscreen: maximize, arrows-maximize, fullscreen
minimize window, hide window, minimise: minus, minimize, app-window
zoom to fit, fit to screen, fit screen, actual size: zoom-scan, arrows-maximize, aspect-ratio, zoom-reset
pinch to zoom, pinch zoom, two finger zoom: hand-two-fingers, zoom-in, hand-finger
swipe left, swipe right, swipe gesture, swipe: hand-move, hand-finger-right, hand-click
long press, press and hold, double tap, tap and hold, single tap: hand-click, hand-finger, pointer, tap
drag handle, drag to reorder, reorder list, reorder, rearrange, drag item: grip-vertical, drag-drop, arrows-move, grip-horizontal, dots-six-vertical
scroll to top, back to top, go to top, jump to top, to the top: arrow-up, chevron-up, arrow-bar-to-up, circle-arrow-up
scroll to bottom, jump to bottom, go to bottom: arrow-down, chevron-down, arrow-bar-to-down
pull to refresh, refresh page, reload page, refresh button: refresh, reload, rotate
check for updates, software update, system update, update available, update app, install update: refresh, download, cloud-download, refresh-alert
install app, get app, get the app, download app, mobile app: download, device-mobile, apps, package
turn on, switch on, power on, enable: power, toggle-right, bulb
turn off, switch off, power off, shut down computer, power button: power, toggle-left
turn on notifications, enable notifications, notifications on, notify me, subscribe to notifications: bell, bell-ringing, bell-plus
turn off notifications, disable notifications, mute notifications, notifications off, no notifications: bell-off, notification-off
mute sound, sound off, turn off sound, audio off, no sound, volume mute, mute audio: volume-off, volume-x, volume-3, mute
sound on, turn on sound, unmute sound, audio on, unmute: volume, volume-2, volume-high
turn up volume, volume up, louder, increase volume, raise volume: volume, volume-high, volume-2, plus
turn down volume, volume down, quieter, lower volume, decrease volume: volume-2, volume-low, volume-1, minus
mute mic, mute microphone, mic off, microphone off: microphone-off, mic-off
unmute mic, unmute microphone, mic on, turn on mic: microphone, mic
turn off camera, stop video, camera off, video off: video-off, camera-off
start video, turn on camera, camera on: video, camera
next song, next track, skip song, skip track, next video: player-track-next, player-skip-forward, skip-forward
previous song, previous track, last song, previous video: player-track-prev, player-skip-back, skip-back
play music, play song, play video, play button, start playback, resume playback, watch video, watch now: player-play, play
pause music, pause video, pause song, pause button: player-pause, pause
stop music, stop playback, stop button: player-stop, stop, square
record audio, voice recording, voice memo, voice message, voice note, audio message, record voice: microphone, mic, voice, record
speech to text, voice typing, voice input, dictation, dictate, voice search, voice command, voice assistant: microphone, mic, speech, voice
text to speech, read aloud, read out loud, screen reader, narrate: volume, speech, text-to-speech, speaker, ear
set alarm, set an alarm, wake me up, add alarm: alarm, alarm-plus, clock
set timer, start timer, countdown timer, kitchen timer: stopwatch, timer, hourglass, clock
set reminder, remind me, add reminder, reminder: bell, alarm, calendar-time, clock
pick a date, choose date, select date, date picker, pick date, date range: calendar, calendar-event, calendar-month
book appointment, make appointment, schedule appointment, book now, make a reservation, book a table, reserve table, schedule meeting, appointment: calendar-plus, calendar-check, calendar, calendar-event
cancel appointment, cancel booking, cancel reservation, cancel meeting: calendar-x, calendar-off, calendar-cancel
add event, new event, create event, add to calendar: calendar-plus, calendar-add
due date, submission date, delivery date, expiry date, expiration date: calendar-due, calendar, calendar-time, clock
booking calendar, availability calendar, event calendar: calendar, calendar-event
boarding pass, plane ticket, flight ticket, train ticket, bus ticket, book flight, book a flight: ticket, plane, plane-departure
rate us, rate app, rate this app, rate product, star rating, leave rating, five stars, customer review, customer reviews: star, stars, star-half
upvote, vote up, up vote: arrow-big-up, thumb-up, chevron-up
downvote, vote down, down vote: arrow-big-down, thumb-down, chevron-down
like post, like button, like this, give like, react with like: thumb-up, heart
scan barcode, barcode scanner, scan code, scan product: barcode, scan, qrcode
scan document, document scanner, scan file: scan, file-search, file-scan
scan qr code, qr scanner, scan qr, show qr code, qr code scanner: qrcode, scan, qr-code
fingerprint login, touch id, biometric login, biometric, biometrics, unlock with finger: fingerprint, scan, lock-open
enter pin, pin code, passcode, enter code, verification code, otp code, one time code: password, lock, dialpad, key
lock screen, screen lock, lock phone, lock device: lock, device-mobile, lock-password
keyboard shortcut, keyboard shortcuts, hotkey, hot key, hotkeys, shortcut key: keyboard, command
search history, recent searches, previous searches, search recent: history, search, clock-search
no results, nothing found, no results found, not found, empty state, empty search, 404, page not found: search-off, zoom-exclamation, mood-sad, error-404, file-unknown
internal server error, server error, 500 error, something went wrong, error page: alert-triangle, server-off, bug, alert-circle
no internet, no connection, connection lost, no wifi, no network, disconnected, lost connection, offline mode: wifi-off, cloud-off, plug-connected-x, world-off
poor connection, weak signal, bad connection, slow connection: antenna-bars-1, wifi-1, wifi-low, signal-low
loading screen, page loading, loading page, loading animation, loading data, loading icon: loader, loader-2, spinner
success message, success screen, successful, success alert, done successfully, operation successful: circle-check, check, checks
error message, error alert, form error, validation error, field error, invalid input: alert-circle, exclamation-circle, circle-x, alert-triangle
warning message, warning alert, alert message, caution message: alert-triangle, warning, triangle-alert
info message, information message, information button, info button: info-circle, info
privacy policy, privacy settings, privacy notice, data privacy: shield-lock, lock, shield, file-text
security settings, account security, secure login, secure connection: shield-lock, shield, lock, shield-check
secure payment, secure checkout, safe payment, buyer protection: shield-check, lock, credit-card
log out everywhere, log me out, sign me out, exit account: logout, log-out, door-exit
toggle switch, on off switch, on off, switch button: toggle-right, toggle-left, switch
dark mode toggle, light dark toggle, toggle dark mode, switch to dark mode, enable dark mode: moon, sun-moon, brightness
increase quantity, quantity plus, add one, increment, increase: plus, circle-plus
decrease quantity, quantity minus, remove one, decrement, decrease: minus, circle-minus
text bold, bold text, make bold, strong text: bold
text italic, italic text, slanted text: italic
underline text, text underline: underline
text align left, left align text, align text left: align-left
text center, center text, align text center, centre text: align-center
bullet list, bulleted list, bullet points, unordered list, bullets: list
numbered list, ordered list, number list: list-numbers
to do list, todo list, todo, to do, task list, task manager, tasks: list-check, checklist, checkbox
shopping list, grocery list, groceries list: list-check, shopping-cart, basket, clipboard-list
bar graph, column chart, histogram: chart-bar, chart-histogram
line graph, trend line, line chart: chart-line
pie graph, pie diagram: chart-pie
org chart, organization chart, organisation chart, reporting line: sitemap, hierarchy
user permissions, access rights, role permissions, roles, access control: user-shield, shield-lock, key, lock-access
customer care, call center, call centre, support agent, customer agent: headset, headphones
grid view, tile view, thumbnail view, gallery view, card view: layout-grid, grid-dots
list view, row view, table view: list, layout-list, table
left sidebar, open sidebar, collapse sidebar, toggle sidebar, hide sidebar, show sidebar: layout-sidebar, layout-sidebar-left-collapse, panel-left
help me, need help, get help, ask for help, ask a question, ask question: help, lifebuoy, message-question, question-mark
tell a friend, spread the word: share, speakerphone, message
happy birthday, birthday party, birthday celebration: cake, gift, confetti, balloon
merry christmas, christmas time: christmas-tree, gift, bell
happy new year, new year, new years eve: confetti, sparkles, glass-champagne, champagne
good luck, fingers crossed: clover, horseshoe
well done, good job, great job, nice work: thumb-up, award, trophy, confetti
thank you, many thanks: heart, pray, thumb-up, heart-handshake
i love you, love you: heart, hand-love-you, love-korean-finger
time is money, time flies: clock-dollar, clock, hourglass, coin
star with five points, five pointed star, 5 point star: star
double check, double tick, read receipt, message read, seen message: checks, check
green tick, green check, blue tick, check mark, right mark, yes mark: check, circle-check, rosette-discount-check
red cross, cross mark, wrong mark, red x: x, circle-x, first-aid-kit
red heart, black heart, pink heart, love heart, valentine heart: heart
down arrow, arrow pointing down, downward arrow: arrow-down
up arrow, arrow pointing up, upward arrow: arrow-up
right arrow, arrow pointing right, arrow to the right, forward arrow: arrow-right
left arrow, arrow pointing left, arrow to the left, backward arrow, back arrow: arrow-left
santa claus, father christmas, santa, st nick: christmas-tree, gift, sleigh
easter bunny, easter egg: rabbit, egg
`;
