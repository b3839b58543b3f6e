// Pictures, sound and film: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
4k: ultra hd, uhd, 2160p | high resolution, high definition | video quality, tv, display, movie
ad: advert, advertisement, advertising, commercial | sponsored, promotion, promo, banner | marketing, campaign, ad block, tv
adobe: | photoshop, illustrator, indesign, premiere, after effects, acrobat | design software, creative suite, pdf, graphics
airplay: screen mirroring | cast, stream to tv, wireless display, screencast | tv, video, monitor, airplay audio
analysis: analytics | analyze, analyse, statistics, insight, report, research | chart, data, market, study, metrics
analytics: statistics, stats, metrics | insights, analysis, chart, report, dashboard, graph, performance | data, measurement, kpi, traffic, business intelligence
angular: | web framework, frontend framework | javascript, typescript, google, web development
aperture: shutter, diaphragm | f stop, camera lens, iris, exposure | camera, photography, focus, photo, lens
api: application programming interface | endpoint, web service, integration, rest, interface | developer, code, app, webhook, backend
article: | blog post, news story, post, news, text, document, write up | newspaper, page, read, magazine, paper, blog
aspect: aspect ratio | proportions, widescreen, 16 9 | screen, crop, format, size, dimensions
assembly: assembly language | machine code, low level, asm | code, programming, chemistry, put together
background: backdrop | wallpaper, remove background, bg, fill | layer, pattern, image, behind, texture
backward: rewind, back | seek back, go back, skip back, jump back, replay | previous, seconds, player, undo
baidu: | chinese search engine | search, china, web, maps
bar: | bar chart, bar graph, progress bar, histogram | statistics, chart, toolbar, pub, drinks, column
behance: | creative network, design portfolio | portfolio, design, designers, adobe
bezier: pen tool, vector path, bezier curve | spline, curve, anchor points, vector, path | illustrator, design, draw, nodes, handles
bilibili: | chinese video site, anime video | video, streaming, anime, china, tv
binary: binary code | 0 1, zeros and ones, bits, machine code | digital, data, computer, tree, code, non binary
blend: mix, blend mode | merge, overlap, overlay, combine, fade | opacity, color, transparency, layers, design
blogger: | blog, blogspot, blogging, weblog | writing, post, website, google
bluesky: | social network, twitter alternative, microblog | butterfly, social media, post, fediverse
blur: | blurry, out of focus, unfocused, soften, gaussian | focus, filter, photo, effect, privacy
book: | read, reading, manual, novel, publication, guide, documentation, textbook | library, education, literature, school, learn, story, study, docs
books: | library, textbooks, literature, reading, novels | education, study, school, learn, bookshelf, courses
bootstrap: | css framework, web framework | html, frontend, web development, responsive
brand: logo | brand logo, company logo | company, trademark, social media
broadcast: transmit, on air | live, radio, stream, podcast, airing, live stream, transmission, signal | antenna, tower, station, media, news, wireless
camera: photo camera, digital camera | photo, photograph, photography, take a picture, snapshot, pic, webcam, capture, cam | picture, image, lens, shoot, video, selfie, gallery, photographer
caption: subtitle | closed caption, subtitles, cc, image caption | text, video, accessibility
captioning: closed captions, subtitles | cc, subtitling | video, accessibility, tv, text, deaf
captions: subtitles, closed captions, cc | transcript, subtitle track | video, accessibility, text, deaf, movie
capture: | screenshot, screen capture, record, snapshot, scan, grab | camera, photo, focus, frame
cast: screencast, screen cast | screen share, stream to tv, screen mirroring, airplay, chromecast, mirror screen | tv, wireless, stream, device, podcast
certificate: diploma | certification, award, qualification, credential, degree, certified, accreditation | badge, seal, education, document, ssl, ribbon, achievement
chart: graph, diagram | bar chart, plot, statistics, stats, analytics, pie chart, line chart, histogram | data, report, trend, finance, growth, dashboard
chat: message, conversation, chatting | speech bubble, talk, discuss, messaging, dm, discussion, comment, msg, live chat | text, sms, messenger, support, social, speak, forum
chats: conversations, messages | chat, discussion, messaging, group chat, forum | talk, speech bubbles, comments, messenger
chrome: google chrome | web browser, browser | google, internet, website
clapperboard: clapper, clapboard, film slate | movie slate, action, film, movie, director, slate | cinema, video, hollywood, scene, shooting, filming
claude: | ai assistant, chatbot, anthropic, llm | ai, artificial intelligence, chat
clipping: newspaper clipping | news clipping, cutting, press clipping | newspaper, news, article
coda: | document app, collaborative docs | documents, productivity, notes
codepen: | code playground, code editor, code sandbox | html, css, javascript, frontend, demo
codesandbox: | code playground, online code editor, ide | code, web development, javascript, prototype
collage: photo collage | photo grid, mosaic, image layout | pictures, layout, template, gallery
color: colour | color picker, palette, swatch, hue, paint, tint | theme, design, eyedropper, style, rainbow
column: | bar chart, vertical bars, table column, column chart | spreadsheet, table, statistics, layout, pillar
comment: remark | message, speech bubble, feedback, chat, annotation, note, review, reply | discussion, post, talk, conversation, say
content: | content generator, copywriting, fit content, writing, article | text, ai, document, width
copilot: | ai assistant, coding assistant, github copilot, microsoft ai | ai, code, artificial intelligence, chatbot
coreos: | container linux, linux distribution | linux, operating system, containers, server
cpp: c++, c plus plus | programming language, source file | code, file, developer
crop: trim, cut image | crop tool, resize image, aspect ratio, cropping | image, photo, edit, frame, picture, size
css: stylesheet, css3 | style sheet, cascading style sheets, styles | web, html, code, frontend, file, design
css3: css | stylesheet, style sheet | web, html, frontend, code
csv: comma separated values, csv file | spreadsheet, data file, table | export, excel, data, file
cv: resume, curriculum vitae | job application, bio | work, job, hire, career, profile, file
data: | information, data transfer, database, dataset, mobile data, records | statistics, storage, transfer, report, upload, chart
decreasing: declining, falling | downtrend, going down, decline, drop, loss | bar chart, chart, statistics, descending
deepseek: | ai assistant, chatbot, llm | ai, china, artificial intelligence, whale
definition: | hd, sd, standard definition, video quality, high definition | video, resolution, tv, screen
dev: | dev to, developer blog, developer community | developer, programming, blog, code
disc: cd, disk, compact disc | dvd, vinyl, record, album | music, cd rom, dj, audio, frisbee, storage
discord: | gaming chat, voice chat, chat server, gamer chat | community, gaming, chat, social media
disqus: | comment system, blog comments | discussion, blog, comments
douban: | chinese review site, movie ratings | movies, books, china, social network
drawing: sketch | draw, sketching, illustration, pencil, drawing compass | art, design, edit, paint
dribbble: | design showcase, design portfolio, designer community | design, portfolio, basketball, shots
dropbox: | cloud storage, file sharing, file hosting | cloud, storage, files, backup, box
dvd: disc, digital versatile disc | cd, disk, compact disc, blu ray | movie, video, film, storage
eject: unmount | eject button, media eject, remove disk, remove safely | player, disc, usb, triangle, button
envelope: email, mail, letter | message, inbox, e mail, contact, post, electronic mail, newsletter, send | unread, correspondence, stamp, msg
evernote: | note taking app, notes app | notes, elephant, organizer, productivity
explicit: explicit content | parental advisory, adult content, nsfw, explicit lyrics, 18 plus | music, song, badge, rating
exposure: exposure value | exposure compensation, ev, brightness, light level | camera, photography, light, photo
facebook: fb | social network, social media, meta | like, friends, share, profile
fediverse: | decentralized social network, activitypub, federated network | mastodon, social media, network, pixelfed
figma: | design tool, ui design, prototyping tool | design, prototype, vector, interface
film: movie | cinema, film strip, filmstrip, motion picture, film reel, footage, film roll, video | camera, hollywood, clip, theater, media, photography
finn: finn the human | adventure time | cartoon, character, boy
firebase: | app backend, realtime database, baas | google, backend, hosting, database
firefox: mozilla firefox | web browser, browser, mozilla | internet, website, fox
fiverr: | freelance marketplace, freelancing, gig platform | freelancer, gigs, jobs
flickr: | photo sharing, photo hosting | photos, pictures, photography, images
flutter: | mobile app framework, cross platform framework, dart | mobile, app, google, development
font: typeface | typography, text, lettering, serif, sans serif, font family, text color, type | letter, text style, format, writing
foreground: | front layer, foreground selection, front | selection, background, layer, subject
framer: | prototyping tool, website builder, design tool | design, prototype, motion, animation
gallery: image gallery, photo gallery | carousel, slideshow, photo album, pictures, photos, thumbnails | images, slider, exhibition, layout
gantt: gantt chart | project timeline, project plan, schedule, roadmap, timeline chart | project management, planning, tasks, chart
gatsby: | static site generator, react framework | javascript, framework, web, website
gemini: twins | zodiac, star sign, horoscope, ai assistant, google ai | astrology, may, june, ai, chatbot
github: | git hosting, code hosting, octocat, source code | git, repository, code, developer, open source
gitlab: | git hosting, devops platform, code hosting | git, repository, code, developer, ci cd
goodreads: | book reviews, book community | books, reading, reviews
google: | search engine, google search, web search | search, internet, web, gmail, alphabet
gradient: color gradient | fade, colour gradient, blend, transition | color, background, fill, design
graph: chart, diagram | plot, network graph, nodes, statistics, line chart, git history, stats | data, network, analytics, connections, maths
hd: high definition | high resolution, 1080p, 720p, full hd, high quality | video, tv, quality, screen
hdr: high dynamic range | hdr mode, hdr photo | photo, camera, video, contrast
highlight: | highlighter, emphasis, mark, marker, highlight text, sparkle | text, pen, color, annotate
html: html5, html file, markup | hypertext markup language, web page, markup language | code, web, website, frontend, tags, developer
html5: html | markup, web page | web, code, frontend, developer
image: picture, photo, pic | photograph, img, landscape, gallery, illustration, jpg, graphic | media, camera, upload, file, album, wallpaper
images: pictures, photos, pics | gallery, album, photo library, image gallery, photographs | media, collection, camera, slideshow
inbox: | mailbox, mail tray, incoming mail, in tray, received, messages | email, mail, message, archive, tray
increasing: growing, rising | growth, going up, uptrend, rise, upward trend | bar chart, chart, statistics, profit, ascending
instagram: insta, ig | photo sharing, instagram camera, reels | social media, photos, stories, camera, social network
java: | coffee cup, jdk, programming language, javascript | code, developer, programming, coffee
javascript: js | programming language, script, ecmascript | code, web, developer, frontend, file
js: javascript | javascript file, script, script file | code, web, developer, framework
kakao: kakaotalk | korean messenger, kakao talk | chat, messenger, korea, messaging
keyframe: key frame | animation keyframe, animation frame | animation, video editing, motion, timeline
keyframes: key frames | animation keyframes, animation frames | animation, video editing, motion, timeline
kick: | live streaming | streaming, live, game
landscape: scenery | mountains, horizontal orientation, landscape mode, landscape orientation, view | image, picture, photo, nature, crop
lastfm: | music scrobbling, music tracker | music, audio, radio, scrobble
lens: camera lens | optical lens, concave, convex, objective | camera, optics, photography, glass
linkedin: | professional network, business network | social media, jobs, career, network, cv
linktree: | link in bio, bio links | links, social media, profile
linux: | penguin, tux, open source os | operating system, ubuntu, server, unix
live: on air | live stream, live streaming, broadcast, live video, streaming, live photo | video, camera, tv, realtime, recording
logo: brand | trademark, brand mark, company logo | company, social media, app
loop: repeat, cycle | replay, replay continuously, iterate, circular, again, round | playback, loading, refresh, roller coaster, knot
lower: lowercase, small letters | less, reduce, below | font, case, text transform
mail: email, envelope, e mail | letter, message, inbox, post, contact, newsletter, write to us, contact us | send, correspondence, postal, communication, subscribe, invite
mastodon: | fediverse, microblog, social network | social media, toot, decentralised, open source, post
message: msg, chat, speech bubble | comment, conversation, text message, sms, dm, talk, direct message, bubble | feedback, reply, discussion, communication, inbox, forum, contact, send
messages: chats, conversations | comments, inbox, sms, texts, threads, discussion, dms | talk, communication, forum, support, speech bubbles
messenger: facebook messenger | messaging app, instant messaging, chat app, im | message, social media, conversation
meta: | facebook, social media company, infinity | metaverse, vr, tech company
mic: microphone | mike, voice, record, recording, dictate, speak, voice input | audio, podcast, karaoke, sound, mute, call, sing, speech
microphone: mic, mike | voice, record, recording, dictate, speak, voice input, voice message | audio, podcast, karaoke, sound, mute, broadcast, interview
missed: missed call | unanswered, not answered, call missed | phone, ring, absent
motion: movement | animation, moving | speed, physics, framer, activity, wheelchair
movie: film, flick | video, motion picture, clapper, filmstrip, cinema | theatre, theater, watch, hollywood, director, streaming, entertainment
mute: silence, sound off, silent | volume off, no sound, quiet | speaker, audio, disable, unmute, shush
mv: music video | video clip | movie, song, clip, media
netflix: | streaming service, video streaming | movie, tv show, series, watch, binge
news: newspaper | article, headline, press, breaking news, blog, feed | journalism, media, journalist, report, magazine, update
newspaper: news, paper | article, press, headline, gazette, daily | journalism, media, read, journalist, magazine, print, blog
next: skip | forward, skip forward, next track, following, continue, proceed | arrow, right, media control, play, chevron
ny: new york times, nyt | news, newspaper | article, press
once: | one time, repeat one, single | repeat, loop, song
outgoing: outgoing call | call out, calling, dialled, sent, dial | phone, arrow, outbound, history
outline: | contour, stroke, border, stroked | text, shape, edge, line style
outlook: microsoft outlook | email client, mail app | email, calendar, office, inbox
painting: | artwork, picture, canvas, art, framed picture, drawing | gallery, museum, artist, image, portrait
panorama: panoramic photo | wide angle, panoramic, wide view | photo, landscape, camera, image, 360
paragraph: pilcrow, paragraph mark | text block, text, body text | editor, formatting, typography, writing, line
pause: | hold, pause playback, break, two bars, suspend, stop | media control, play, music, video, player, wait, resume, idle
photo: picture, image, photograph, pic | snapshot, snap, img, gallery | camera, photography, album, upload image, landscape, thumbnail, jpg, portrait
photos: pictures, images, pics | gallery, album, photo library, photographs, snaps | camera, camera roll, collection, photography
picture: image, photo, pic | photograph, gallery, picture in picture, pip | camera, thumbnail, painting, frame, wallpaper
pilcrow: paragraph mark, paragraph sign | paragraph, show formatting, hidden characters | text, editor, formatting, typography, punctuation
pinterest: | pin board, social network, image sharing | social media, inspiration, moodboard, photos
play: play button, start | run, resume, triangle, execute, begin, watch | video, music, media, player, launch, go, stream, game
player: | media player, playback, music player, media control | video, music, play, audio, controls, game
podcast: | broadcast, podcasting, audio show, episode | microphone, radio, audio, listen, stream, talk show
podcasts: | podcast app, audio shows, listen | audio, microphone, radio, broadcast
polaroid: instant photo, instant camera | photo, snapshot, instant picture | camera, photography, memory, picture, vintage
potrait: portrait | portrait orientation, vertical | orientation, landscape, photo, rotate, screen
presentation: slideshow | slides, keynote, flip chart, whiteboard, projector screen, present, slide deck | meeting, conference, business, lecture, chart, easel
qq: tencent qq | instant messenger, chat app | china, penguin, chat, social media
quote: quotation, blockquote, quotation mark | quotation marks, cite, citation, speech marks, inverted commas | testimonial, text, saying, punctuation, reply, review
quotes: quotation marks, speech marks, inverted commas | quotation, blockquote, citation, testimonials | text, punctuation, saying, review, comment
read: | open book, seen, mark as read, reading | book, library, text, study, resume
record: rec, recording | record button, start recording, red dot, vinyl, lp | audio, video, microphone, camera, music, voicemail, history, capture
reddit: | forum, subreddit, social news | social media, community, discussion, alien
reel: film reel, movie reel | film, cinema | movie, video, tape, projector, fishing
repeat: loop | replay, cycle, again, recurring, repost, retweet, recur | music, playlist, arrow, refresh, circular, habit
replay: | repeat, play again, rewind, go back, jump back | video, seconds, media, watch again, restart
reply: respond | answer, respond to, reply arrow, back | email, message, comment, chat, mail, arrow, return
rewind: fast backward | skip back, go back, backward, jump back, replay | media control, video, music, double arrow, tape, player, seconds
ringing: | ringing bell, incoming call, notification bell, alarm bell | bell, phone, notification, alert, alarm, reminder
rss: rss feed, news feed, web feed | feed, atom feed, syndication, blog feed | subscribe, blog, news, broadcast, podcast
screencast: cast, screen casting | screen share, screen mirroring, stream to tv | tv, stream, wireless, display
screenshot: screen capture, screen grab, print screen | capture, snip, snapshot, prtsc | image, crop, screen, camera, selection
scribble: doodle, squiggle | sketch, freehand, hand drawn, draw, scrawl | drawing, pencil, pen, signature, art, writing
shadow: drop shadow, inner shadow | box shadow, shade | effect, css, dark, design, elevation
sharp: | c sharp, sharp turn, pointed, musical sharp | music, programming, code, turn
shuffle: random, randomise, randomize | random play, mix, crossed arrows, jumble | music, playlist, arrows, player, order
size: | text size, font size, dimensions, bigger, smaller | resize, text, scale, measurement, large, small
sketch: | drawing, draw, design app, doodle, draft, drawing app | design, diamond, pencil, ui design, wireframe, art
skip: | next track, previous track, next, skip forward, skip back, jump | media control, music, player, video, fast forward, arrow
skype: | video call, voip, internet telephony | call, chat, video chat, conference, messenger
slack: | team chat, workplace messaging, team communication | chat, message, channel, work, collaboration
slate: clapperboard, clapper, film slate | clapper board, take, action, director | film, movie, video, production, cinema
slideshow: slide show, presentation | slides, carousel, gallery, image slider | photos, projector, images, business
snapchat: | snap, ghost, photo messaging | social media, chat, story, messenger
solid: | filled, solid line, continuous line | line, style, border
sound: audio | volume, noise, surround sound, speaking | speaker, music, hear, listen, loud
standard: standard definition, sd | normal quality, normal | video, resolution, quality
streaming: live streaming | live stream, broadcast, webcast, go live | video, live, media, podcast, tv
strikethrough: strike, strikeout, crossed out text | cross out, line through, strike through | text, format, editor, typography, delete
strip: film strip, filmstrip | film roll, negative | movie, film, video, photo, cinema
stroke: | outline, line, border, stroke style | line width, brush, drawing, shape
style: | line style, border style, appearance, design | border, theme, format, brush, fashion
subscript: | lower index, below baseline, inferior | text, format, editor, math, chemistry, typography
subtitles: closed captions, captions, cc | closed captioning, caption, subs | video, movie, translation, accessibility, text, language, tv
superscript: | exponent, power of, upper index | text, format, editor, math, typography, footnote, squared
swatch: colour swatch, color swatch | palette, colour sample, pantone, colour palette, color palette | colours, colors, paint, design, theme
swatches: colour swatches, color swatches | palette, colour samples, colour palette, color palette | colours, colors, paint, design, theme
tape: cassette, cassette tape | audio cassette, audio tape, mixtape | music, retro, recording, eighties
teams: microsoft teams, ms teams | video meeting app, workplace chat | meeting, video call, chat, collaboration
telegram: | messenger, messaging app, paper plane | chat, message, send, social media, channel
threads: | text sharing app, microblog | social media, post, at sign, conversation
tiktok: tik tok | short video app | social media, video, music, dance
timeline: | chronology, event history, roadmap, milestones | history, events, schedule, project, time, process, feed
times: new york times, nyt | news, newspaper | article, press
transition: | animation, slide in, page transition | motion, effect, video, easing, arrow
translate: translation, language | translator, languages, i18n, localisation, localization | multilingual, interpreter, foreign, international, text, alphabet, locale
trello: | kanban board, project management | board, task, cards, agile, productivity
tumblr: | microblog, blogging platform, social network | social media, blog, post
twitch: | live streaming platform, game streaming | gaming, stream, video, live, social media
twitter: tweet | x, bird, microblog | social media, social network, retweet, post
type: | text, font, typography, text tool, lettering | letter t, editor, write, typeface, keyboard, format
typography: | font, typeface, text, type, lettering, text style | letter, editor, design, format
underline: | underlined text, underscore | text, format, editor, typography, line, u
unread: | unread message, new message, mark as unread, unseen | mail, message, notification, inbox, dot
unsplash: | free stock photos, stock images | photo, photography, image
upper: uppercase, capital letters | caps, all caps, capitals | font, case, text transform
vector: | bezier, vector graphics, path, vector shape, pen tool | design, anchor point, svg, curve, illustration, nodes, shape
video: | video camera, camcorder, film, movie, clip, footage, video call, vid | camera, record, play, player, streaming, conference, watch
vidicon: video camera | camcorder, movie camera, film camera | camera, record, video, film
vignette: | photo effect, darkened edges, image filter | photo, frame, filter, camera
vimeo: | video platform, video hosting | video, film, streaming, social media
visual: | visual search, visual studio, image search | code editor, search, look
vk: vkontakte | russian social network | social media, russia, social network
voice: | speech, speaking, voice message, talk, audio message, sound wave | microphone, recording, assistant, chat, sound, ai
voicemail: voice mail, answering machine | voice message, answerphone, mailbox | phone, call, message, recording, tape
volume: sound, speaker, audio | loud, loudness, volume up, volume down, sound on, noise | music, hear, level, mute, turn up, listen
wallpaper: desktop background, background image | background, backdrop, screen background | image, theme, decor, picture, personalise
waveform: sound wave, audio wave | audio waveform, voice wave, equaliser, soundwave, equalizer | audio, music, sound, voice, recording, signal, frequency
wechat: we chat, weixin | messaging app, messenger | china, chat, message, social media, payment
weibo: sina weibo | microblog, chinese social network | china, social media, post
whatsapp: whats app | messaging app, messenger, instant messaging | chat, message, phone, call, contact, social media
wrap: text wrap, word wrap | line wrap, wrap text, line break | text, editor, arrow, layout
writing: write | handwriting, author, content writing, compose | pen, pencil, copywriting, text, draw, signature, essay
xd: adobe xd | ui design tool, laughing face | design, prototype, emoji, laugh, emoticon
youtube: you tube, yt | video platform, video sharing | video, play, streaming, channel, subscribe, social media
zhihu: | question and answer site, chinese q and a | china, social media, knowledge
`;
