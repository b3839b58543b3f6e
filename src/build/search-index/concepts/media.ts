// Pictures, sound and film: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
1x: normal speed | playback speed, single speed | multiplier, speed, player, scale
2k: 1440p, qhd | quad hd, high resolution | resolution, video quality, display
2x: double speed, twice | double, playback speed, retina | multiplier, speed, player, scale
3k: | high resolution, resolution | video quality, display, screen
4chan: | imageboard, message board | forum, anonymous, memes
4d: cinema 4d | c4d, four dimensional, 3d software | animation, modelling, maxon
4k: ultra hd, uhd, 2160p | high resolution, high definition | video quality, tv, display, movie
5k: | high resolution, retina, resolution | video quality, display, monitor
8k: 4320p | ultra high definition, high resolution, uhd | video quality, tv, display
abstract: | abstract app, design version control | design, version, brand
ad: advert, advertisement, advertising, commercial | sponsored, promotion, promo, banner | marketing, campaign, ad block, tv
adobe: | photoshop, illustrator, indesign, premiere, after effects, acrobat | design software, creative suite, pdf, graphics
advertisement: ad, advert, commercial, advertising | sponsored, promo, promotion | marketing, megaphone, banner, campaign
advertisiment: advertisement, ad, advert | advertising, commercial, promotion | marketing, megaphone, campaign
after: after effects | motion graphics, ae, later | adobe, video, animation
airplay: screen mirroring | cast, stream to tv, wireless display, screencast | tv, video, monitor, airplay audio
analysis: analytics | analyze, analyse, statistics, insight, report, research | chart, data, market, study, metrics
analytics: statistics, stats, metrics | insights, analysis, chart, report, dashboard, graph, performance | data, measurement, kpi, traffic, business intelligence
angular: | web framework, frontend framework | javascript, typescript, google, web development
aperture: shutter, diaphragm | f stop, camera lens, iris, exposure | camera, photography, focus, photo, lens
api: application programming interface | endpoint, web service, integration, rest, interface | developer, code, app, webhook, backend
art: artwork | painting, picture, drawing, fine art, illustration | artist, palette, creative, museum, gallery, ai
article: | blog post, news story, post, news, text, document, write up | newspaper, page, read, magazine, paper, blog
aspect: aspect ratio | proportions, widescreen, 16 9 | screen, crop, format, size, dimensions
assembly: assembly language | machine code, low level, asm | code, programming, chemistry, put together
audible: | audiobooks, audio books | book, listening, amazon
audio-lines: voice, sound wave, audio wave, waveform, voice message, equalizer | recording, voice note, voice assistant, podcast | music, siri
audio-wave: sound wave, waveform, audio lines, voice message | voice, recording | music
audio-waveform: sound wave, waveform, audio signal | voice, recording, audio editing | music
augmented-reality: ar, mixed reality | 3d object, xr | phone, camera
automatically: auto | automatic mode, auto camera | camera, flash, photo, automation
background: backdrop | wallpaper, remove background, bg, fill | layer, pattern, image, behind, texture
backward: rewind, back | seek back, go back, skip back, jump back, replay | previous, seconds, player, undo
badge-3d: 3d, three dimensional | 3d movie, stereoscopic | video
badge-4k: 4k, ultra hd, uhd, four k | high resolution, 2160p | video, tv
badge-ad: advertisement, ad, sponsored | advert, promoted | marketing
badge-ar: ar, augmented reality | mixed reality | phone
badge-cc: cc, subtitles, closed captions, closed captioning | captions | video
badge-hd: hd, high definition, high resolution | hd video, 720p, 1080p | video
badge-vr: vr, virtual reality | vr headset | gaming
badge-wc: toilet, restroom, wc | bathroom, washroom, lavatory | sign
baidu: | chinese search engine | search, china, web, maps
bar: | bar chart, bar graph, progress bar, histogram | statistics, chart, toolbar, pub, drinks, column
beautify: enhance | retouch, beauty filter, make beautiful | ai, photo, makeup, magic, sparkles
bebo: | social network | social media, brand
behance: | creative network, design portfolio | portfolio, design, designers, adobe
bezier: pen tool, vector path, bezier curve | spline, curve, anchor points, vector, path | illustrator, design, draw, nodes, handles
bezier-curve: vector path, curve, spline, vector bezier | pen tool, anchor points | design
bilibili: | chinese video site, anime video | video, streaming, anime, china, tv
binary: binary code | 0 1, zeros and ones, bits, machine code | digital, data, computer, tree, code, non binary
bing: | microsoft search, search engine | search, microsoft, web
blend: mix, blend mode | merge, overlap, overlay, combine, fade | opacity, color, transparency, layers, design
blogger: | blog, blogspot, blogging, weblog | writing, post, website, google
bluesky: | social network, twitter alternative, microblog | butterfly, social media, post, fediverse
blur: | blurry, out of focus, unfocused, soften, gaussian | focus, filter, photo, effect, privacy
book: | read, reading, manual, novel, publication, guide, documentation, textbook | library, education, literature, school, learn, story, study, docs, verse, theory, autobiography
books: | library, textbooks, literature, reading, novels | education, study, school, learn, bookshelf, courses
bootstrap: twbs | css framework, web framework | html, frontend, web development, responsive
bounding-box: selection box, transform box, transform | resize handles, select object, object detection | design
brand: logo | brand logo, company logo | company, trademark, social media
brandfetch: | logo search, brand assets | logo, brand, company
bring-forward: move forward, layer up | bring to front, arrange | design
bring-to-front: move to front, to front, layer bring to front | bring forward, arrange layers, z index | design
broadcast: transmit, on air | live, radio, stream, podcast, airing, live stream, transmission, signal | antenna, tower, station, media, news, wireless
burning: burning disc | burn cd, disc burning, on fire | cd, fire, hot, flame
camera: photo camera, digital camera | photo, photograph, photography, take a picture, snapshot, pic, webcam, capture, cam | picture, image, lens, shoot, video, selfie, gallery, photographer
camera-off: no camera, no photos, camera slash, photography forbidden | no photography, camera disabled | photo
camera-plus: add photo, add picture, take photo | upload photo, new photo | image
camera-rotate: flip camera, switch camera, selfie camera, front camera | camera switch, rotate camera | phone
camera-selfie: selfie, self portrait | front camera, selfie mode | photo
camera-slash: no camera, no photos, camera off | no photography | photo
camera-switch: flip camera, switch camera, selfie camera, camera rotate | front camera | phone
campaignmonitor: campaign monitor | email marketing | newsletter, email, marketing
canvas: | easel, artboard, painting, drawing board | art, paint, artist, picture
capcut: | video editor, video editing app | video, edit, tiktok
caption: subtitle | closed caption, subtitles, cc, image caption | text, video, accessibility
captioning: closed captions, subtitles | cc, subtitling | video, accessibility, tv, text, deaf
captions: subtitles, closed captions, cc | transcript, subtitle track | video, accessibility, text, deaf, movie
captions-off: subtitles off, no subtitles, cc off | captions disabled | video
capture: | screenshot, screen capture, record, snapshot, scan, grab | camera, photo, focus, frame
cast: screencast, screen cast | screen share, stream to tv, screen mirroring, airplay, chromecast, mirror screen | tv, wireless, stream, device, podcast
castbox: | podcast app, podcast player | podcast, audio, listen
cc: closed captions, closed captioning | subtitles, captions, carbon copy, creative commons | video, accessibility, badge
cd: compact disc, compact disk | disc, disk, optical disc, cd rom, dvd | music, album, storage, burn
certificate: diploma | certification, award, qualification, credential, degree, certified, accreditation, evidence | badge, seal, education, document, ssl, ribbon, achievement, prove, proof, genuine
channels: | wechat channels, video channels, feeds | tv, social media, chat
chart: graph, diagram | bar chart, plot, statistics, stats, analytics, pie chart, line chart, histogram | data, report, trend, finance, growth, dashboard
chat: message, conversation, chatting | speech bubble, talk, discuss, messaging, dm, discussion, comment, msg, live chat | text, sms, messenger, support, social, speak, forum
chats: conversations, messages | chat, discussion, messaging, group chat, forum | talk, speech bubbles, comments, messenger
chrome: google chrome | web browser, browser | google, internet, website
cinema: | cinema 4d, movie theater, movies, film | movie, theatre, popcorn
circle-pause: pause button, pause, pause circle | hold, break, suspend | player
circle-play: play button, play, play circle, start video | watch, start, watch video, play video, listen | player, media
circle-stop: stop button, stop, stop circle, stop recording | end, halt, cancel | player
clapperboard: clapper, clapboard, film slate | movie slate, action, film, movie, director, slate | cinema, video, hollywood, scene, shooting, filming
claude: | ai assistant, chatbot, anthropic, llm | ai, artificial intelligence, chat
cliparts: clip art | sticker, stock graphics, illustrations | image, graphics, design
clipping: newspaper clipping | news clipping, cutting, press clipping | newspaper, news, article
closed-caption: cc, subtitles, captions, closed captioning, closed captions | transcript, hearing impaired, badge cc | video, accessibility
closed-captioning: cc, subtitles, captions, closed caption, closed captions | transcript, hearing impaired | video, accessibility
coda: | document app, collaborative docs | documents, productivity, notes
codepen: | code playground, code editor, code sandbox | html, css, javascript, frontend, demo
codesandbox: | code playground, online code editor, ide | code, web development, javascript, prototype
cohost: | social network, blogging | social media, brand
collage: photo collage | photo grid, mosaic, image layout | pictures, layout, template, gallery
color: colour | color picker, palette, swatch, hue, paint, tint | theme, design, eyedropper, style, rainbow
color-filter: rgb, photo filter, color mixing, colour filter | venn diagram, color circles, filters | photo
color-picker: eyedropper, pipette, colour picker, pick color | color dropper, sample color | design
color-swatch: swatches, color palette, colour swatch, swatch book | color samples, palette, pantone | design
colors: colours, color palette | palette, swatches, colour scheme, rgb | paint, design, theme, rainbow
column: | bar chart, vertical bars, table column, column chart | spreadsheet, table, statistics, layout, pillar
comedy: comedy central | stand up, funny, humour | theatre, tv, mask, laugh
comment: remark | message, speech bubble, feedback, chat, annotation, note, review, reply | discussion, post, talk, conversation, say
compass-tool: drawing compass, drafting compass, pair of compasses | geometry, architect | maths
composition: framing | rule of thirds, image layout, arrangement | photo, camera, frame, focus
content: | content generator, copywriting, fit content, writing, article | text, ai, document, width
copilot: | ai assistant, coding assistant, github copilot, microsoft ai | ai, code, artificial intelligence, chatbot
coreos: | container linux, linux distribution | linux, operating system, containers, server
cpp: c++, c plus plus | programming language, source file | code, file, developer
crop: trim, cut image | crop tool, resize image, aspect ratio, cropping | image, photo, edit, frame, picture, size
crop-landscape: landscape crop, horizontal crop | aspect ratio | photo
crop-portrait: portrait crop, vertical crop | aspect ratio | photo
css: stylesheet, css3 | style sheet, cascading style sheets, styles | web, html, code, frontend, file, design
css3: css | stylesheet, style sheet | web, html, frontend, code
csv: comma separated values, csv file | spreadsheet, data file, table | export, excel, data, file
ctemplar: | encrypted email, secure email | email, privacy, brand
cv: resume, curriculum vitae | job application, bio | work, job, hire, career, profile, file
data: | information, data transfer, database, dataset, mobile data, records | statistics, storage, transfer, report, upload, chart
decreasing: declining, falling | downtrend, going down, decline, drop, loss | bar chart, chart, statistics, descending
deepseek: | ai assistant, chatbot, llm | ai, china, artificial intelligence, whale
definition: | hd, sd, standard definition, video quality, high definition | video, resolution, tv, screen
design: | web design, sketch, graphic design, drawing | ruler, pencil, creative, layout, art
dev: | dev to, developer blog, developer community | developer, programming, blog, code
deviantart: deviant art | art community | art, artist, gallery
digg: | social news, news aggregator | news, social media, links
dingding: dingtalk, ding talk | alibaba chat, team chat | china, messaging, work
dingtalk: dingding, ding talk | alibaba chat, team chat | china, messaging, work
disc: cd, disk, compact disc | dvd, vinyl, record, album | music, cd rom, dj, audio, frisbee, storage
discord: | gaming chat, voice chat, chat server, gamer chat | community, gaming, chat, social media
disney: | disney plus, walt disney | movies, animation, mickey, streaming
disqus: | comment system, blog comments | discussion, blog, comments
dolby: dolby digital | dolby atmos, surround sound, dolby audio | sound, cinema, audio
douban: | chinese review site, movie ratings | movies, books, china, social network
drafting-compass: compass tool, drawing compass, pair of compasses, dividers | geometry, architect, compass, circle tool, blueprint | maths, design
drama: theatre masks, theater masks | comedy and tragedy, theatre, play, acting, theater | actor, stage, mask, film genre
drawing: sketch | draw, sketching, illustration, pencil, drawing compass | art, design, edit, paint
dribbble: | design showcase, design portfolio, designer community | design, portfolio, basketball, shots
dropbox: | cloud storage, file sharing, file hosting | cloud, storage, files, backup, box
dv: digital video | dv camera, camcorder | video, camera, film
dvd: disc, digital versatile disc | cd, disk, compact disc, blu ray | movie, video, film, storage
effects: after effects | fx, special effects, visual effects, motion graphics | adobe, video, filter
eject: unmount | eject button, media eject, remove disk, remove safely | player, disc, usb, triangle, button
email: e mail, mail | electronic mail, message, envelope | letter, inbox, stamp, contact
envato: | themeforest, template marketplace, stock graphics | themes, design, templates
envelope: email, mail, letter | message, inbox, e mail, contact, post, electronic mail, newsletter, send | unread, correspondence, stamp, msg
evernote: | note taking app, notes app | notes, elephant, organizer, productivity
explicit: explicit content | parental advisory, adult content, nsfw, explicit lyrics, 18 plus | music, song, badge, rating
exposure: exposure value | exposure compensation, ev, brightness, light level | camera, photography, light, photo
eyedropper-sample: color picker, pipette, pick color | color dropper, sample color | design
facebook: fb | social network, social media, meta | like, friends, share, profile
fast-forward: forward, ffwd, speed up, skip ahead | double speed, fast, seek forward | player, video
fediverse: | decentralized social network, activitypub, federated network | mastodon, social media, network, pixelfed
feedly: | rss reader, news reader, feed reader | rss, news, blog
figma: | design tool, ui design, prototyping tool | design, prototype, vector, interface
film: movie | cinema, film strip, filmstrip, motion picture, film reel, footage, film roll, video | camera, hollywood, clip, theater, media, photography
film-reel: movie reel, cinema, movie | film, motion picture, movie film | video
film-script: screenplay, script, screenwriting | movie script, scenario | movie
film-slate: clapperboard, clapper, movie clapper, action | movie, film making, director | cinema
film-strip: film, movie, video | negative, celluloid, cinema | media
filters: photo filters | color filters, rgb circles, image effects, venn diagram | photo, instagram, color, edit
finn: finn the human | adventure time | cartoon, character, boy
firebase: | app backend, realtime database, baas | google, backend, hosting, database
firefox: mozilla firefox | web browser, browser, mozilla | internet, website, fox
fiverr: | freelance marketplace, freelancing, gig platform | freelancer, gigs, jobs
flaticon: | icon library, free icons | icons, design, freepik
flickr: | photo sharing, photo hosting | photos, pictures, photography, images
flim: film | movie, clapperboard, film slate | cinema, video, camera
flip-horizontal: mirror, mirror horizontally, reflect, flip image | horizontal mirror, flip left right, symmetry | image editing
flip-vertical: mirror vertically, flip upside down | vertical mirror, reflect, upside down | image editing
flipboard: | news aggregator, social magazine | news, magazine, reading
flutter: | mobile app framework, cross platform framework, dart | mobile, app, google, development
font: typeface | typography, text, lettering, serif, sans serif, font family, text color, type | letter, text style, format, writing
foreground: | front layer, foreground selection, front | selection, background, layer, subject
forrst: | design community | designers, developers, brand
forward-10: forward 10 seconds, skip 10 seconds | skip ahead | player
four-k: 4k, ultra hd, uhd | high resolution, 2160p | video, tv
framer: | prototyping tool, website builder, design tool | design, prototype, motion, animation
friendica: | fediverse, decentralised social network | social network, open source
funimation: | anime streaming | anime, cartoon, japan
gallery: image gallery, photo gallery | carousel, slideshow, photo album, pictures, photos, thumbnails | images, slider, exhibition, layout
gantt: gantt chart | project timeline, project plan, schedule, roadmap, timeline chart | project management, planning, tasks, chart
gatsby: | static site generator, react framework | javascript, framework, web, website
gemini: twins | zodiac, star sign, horoscope, ai assistant, google ai | astrology, may, june, ai, chatbot
github: | git hosting, code hosting, octocat, source code | git, repository, code, developer, open source
gitlab: | git hosting, devops platform, code hosting | git, repository, code, developer, ci cd
gmail: google mail | email, webmail | google, mail, inbox
go-backward-10-sec: back 10 seconds, rewind 10 seconds, replay 10 | skip back | player
go-forward-10-sec: forward 10 seconds, skip 10 seconds | skip ahead | player
goodreads: | book reviews, book community | books, reading, reviews
google: | search engine, google search, web search | search, internet, web, gmail, alphabet
gradient: color gradient | fade, colour gradient, blend, transition | color, background, fill, design
grain: noise, film grain | dots, halftone, texture, stipple, dither | pattern, wheat, photo, filter, fibre diet
graph: chart, diagram | plot, network graph, nodes, statistics, line chart, git history, stats | data, network, analytics, connections, maths
guardian: the guardian | british newspaper | newspaper, news, uk
hand-grab: grab, pan, grabbing hand, drag | pan tool, hand tool, cursor grab | cursor
hand-grabbing: grab, pan, grabbing hand, drag | pan tool, cursor grab | cursor
hangout: google hangouts | video chat, chat app | google, chat, message
hbo: | home box office, hbo max, tv streaming | tv, series, movies
hd: high definition | high resolution, 1080p, 720p, full hd, high quality | video, tv, quality, screen
hdr: high dynamic range | hdr mode, hdr photo | photo, camera, video, contrast
high-definition: hd, high resolution | hd video, 1080p | video
highlight: | highlighter, emphasis, mark, marker, highlight text, sparkle | text, pen, color, annotate
hipchat: | team chat, atlassian chat | chat, messaging, work
hologram: holographic | 3d projection, holography | 3d, future, projection
hq: high quality | headquarters, hd | quality, video, audio
html: html5, html file, markup | hypertext markup language, web page, markup language | code, web, website, frontend, tags, developer
html5: html | markup, web page | web, code, frontend, developer
hugeicons: huge icons | icon library, icon set | icons, design
hunt: product hunt | startup launches, search for | startup, launch, products
iconjar: icon jar | icon manager, icon organiser | icons, mac, design
ie: internet explorer | microsoft browser, ie browser | browser, microsoft, web
illustrator: adobe illustrator | ai file, vector graphics editor, vector software | adobe, design, graphics
image: picture, photo, pic | photograph, img, landscape, gallery, illustration, jpg, graphic | media, camera, upload, file, album, wallpaper
image-add: add photo, image plus, insert image, upload image | upload picture, add picture | gallery
image-broken: broken image, missing image, image off, image not found | image error, no photo | gallery
image-down: download image, save image, image download | download photo, save picture | gallery
image-off: no image, missing image, broken image, image not found | no photo, image unavailable, placeholder | gallery
image-play: slideshow, animated image, gif, live photo | video thumbnail, play slideshow | gallery
image-plus: add image, add photo, upload image, insert image, photo plus, image add | upload picture, new photo, add picture | gallery
image-square: photo, picture, image | thumbnail, gallery | media
image-up: upload image, upload photo, image upload | upload picture, share photo | gallery
image-upload: upload photo, image up, upload picture | share photo | gallery
image-upscale: upscale image, enhance image | enlarge photo, super resolution, increase resolution | ai
images: pictures, photos, pics | gallery, album, photo library, image gallery, photographs | media, collection, camera, slideshow
images-square: photos, gallery, photo album, pictures | images, album | media
imo: | messenger, video call app | chat, message, call
inbox: | mailbox, mail tray, incoming mail, in tray, received, messages | email, mail, message, archive, tray
increasing: growing, rising | growth, going up, uptrend, rise, upward trend | bar chart, chart, statistics, profit, ascending
indesign: adobe indesign | page layout software, desktop publishing | adobe, design, print
ins: instagram direct, send | paper plane, direct message, dm | instagram, message, arrow
instagram: insta, ig | photo sharing, instagram camera, reels | social media, photos, stories, camera, social network
intercom: | customer chat, live chat, customer messaging | support, chat, help desk
invision: invision app | prototyping tool, design collaboration | design, prototype, ui
java: | coffee cup, jdk, programming language, javascript | code, developer, programming, coffee
javascript: js | programming language, script, ecmascript | code, web, developer, frontend, file
js: javascript | javascript file, script, script file | code, web, developer, framework
juejin: | chinese developer community | china, developers, blog
kakao: kakaotalk | korean messenger, kakao talk | chat, messenger, korea, messaging
kbin: | fediverse, link aggregator | social network, reddit alternative
keyframe: key frame | animation keyframe, animation frame | animation, video editing, motion, timeline
keyframes: key frames | animation keyframes, animation frames | animation, video editing, motion, timeline
keynote: | presentation software, slides, slide show | apple, presentation, powerpoint
kick: | live streaming | streaming, live, game
landscape: scenery | mountains, horizontal orientation, landscape mode, landscape orientation, view | image, picture, photo, nature, crop
lasso-select: lasso tool, lasso, freehand selection | free select, select area | design
lastfm: | music scrobbling, music tracker | music, audio, radio, scrobble
layers-plus: add layer, new layer | duplicate layer | design
lens: camera lens | optical lens, concave, convex, objective | camera, optics, photography, glass
letterboxd: | film diary, movie reviews | movies, film, review
linkedin: | professional network, business network | social media, jobs, career, network, cv
linktree: | link in bio, bio links | links, social media, profile
linux: | penguin, tux, open source os | operating system, ubuntu, server, unix
live: on air | live stream, live streaming, broadcast, live video, streaming, live photo | video, camera, tv, realtime, recording
live-photo: motion photo, live picture | animated photo | camera
live-streaming: live, live stream, broadcast | streaming, go live, live broadcast | video
live-view: live, viewfinder, ar view | camera view | video
logo: brand | trademark, brand mark, company logo | company, social media, app
loom: | screen recorder, video messaging, screen recording | video, record, message
loop: repeat, cycle | replay, replay continuously, iterate, circular, again, round, cyclic | playback, loading, refresh, roller coaster, knot
lower: lowercase, small letters | less, reduce, below | font, case, text transform
magic-wand: magic, auto fix, wizard, wand | spell, enhance, automatic, ai, select similar | fantasy, sorcerer, sorcery
mail: email, envelope, e mail | letter, message, inbox, post, contact, newsletter, write to us, contact us | send, correspondence, postal, communication, subscribe, invite
mailgun: | email api, email delivery, transactional email | email, developer, newsletter
marketing: advertising, promotion | promo, campaign, advert, publicity, seo | megaphone, business, sales
mastodon: | fediverse, microblog, social network | social media, toot, decentralised, open source, post
memories: flashback | rewind, past moments, replay, throwback | photos, history, video, play
message: msg, chat, speech bubble, tell | comment, conversation, text message, sms, dm, talk, direct message, bubble, say, instant messaging | feedback, reply, discussion, communication, inbox, forum, contact, send
messages: chats, conversations | comments, inbox, sms, texts, threads, discussion, dms, instant messaging | talk, communication, forum, support, speech bubbles, argue, argument, quarrel, dispute, discourse
messenger: facebook messenger | messaging app, instant messaging, chat app, im | message, social media, conversation
meta: | facebook, social media company, infinity | metaverse, vr, tech company
mic: microphone | mike, voice, record, recording, dictate, speak, voice input | audio, podcast, karaoke, sound, mute, call, sing, speech
microphone: mic, mike | voice, record, recording, dictate, speak, voice input, voice message | audio, podcast, karaoke, sound, mute, broadcast, interview
missed: missed call | unanswered, not answered, call missed | phone, ring, absent
mixpanel: | product analytics, analytics tool | analytics, statistics, data
module: sound module, equalizer | equaliser, mixer, sliders, faders | sound, audio, settings, component
monday: monday.com | project management tool, work management | project, tasks, team, calendar
motion: movement | animation, moving | speed, physics, framer, activity, wheelchair
movie: film, flick | video, motion picture, clapper, filmstrip, cinema | theatre, theater, watch, hollywood, director, streaming, entertainment
multi: multiple | many, several, multiple images, gallery | photos, pictures, images
multi-image: photos, gallery, photo album, pictures | images, multiple images | media
mute: silence, sound off, silent | volume off, no sound, quiet | speaker, audio, disable, unmute, shush
mv: music video | video clip | movie, song, clip, media
netflix: | streaming service, video streaming | movie, tv show, series, watch, binge
news: newspaper | article, headline, press, breaking news, blog, feed | journalism, media, journalist, report, magazine, update
newspaper: news, paper | article, press, headline, gazette, daily | journalism, media, read, journalist, magazine, print, blog
next: skip | forward, skip forward, next track, following, continue, proceed | arrow, right, media control, play, chevron
noise: noise reduction | denoise, noise cancelling, grain, dithering | audio, photo, filter, sound
ny: new york times, nyt | news, newspaper | article, press
nytimes: new york times, nyt | ny times, american newspaper | news, newspaper, press
once: | one time, repeat one, single | repeat, loop, song
opacity: transparency | alpha, translucency, see through, fade, checkerboard | layer, colour, design
outgoing: outgoing call | call out, calling, dialled, sent, dial | phone, arrow, outbound, history
outline: | contour, stroke, border, stroked | text, shape, edge, line style
outlook: microsoft outlook | email client, mail app | email, calendar, office, inbox
paint-board: palette, color palette, artist palette | painting, art | colors
paint-brush: paintbrush, brush, painting, art | artist, draw, theme, artwork, design, acrylic, watercolor, brushstroke, bristles | paint
paint-bucket: fill, fill color, bucket fill, bucket tool, paint can | color fill, flood fill, background color, pour paint | design, paint
paint-roller: roller, house painting, painter, format painter | renovation, decorating, wall paint, copy format | diy, paint
paintbrush-vertical: paint brush, house painting, brush | painting, decorator, decorate | paint
painting: | artwork, picture, canvas, art, framed picture, drawing | gallery, museum, artist, image, portrait
panorama: panoramic photo | wide angle, panoramic, wide view | photo, landscape, camera, image, 360
pantone: | colour system, color system, spot colour, colour swatch | color, print, palette, design
paragraph: pilcrow, paragraph mark | text block, text, body text | editor, formatting, typography, writing, line
parsinta: | online courses, video tutorials | education, learning, programming
pause: | hold, pause playback, break, two bars, suspend, stop, interrupt, freeze | media control, play, music, video, player, wait, resume, idle
pause-circle: pause button, pause, circle pause | hold, break | player
paused: on hold, call on hold | paused call, hold | phone, call, wait
pexels: | stock photos, free stock photos | photo, images, video
photo: picture, image, photograph, pic | snapshot, snap, img, gallery | camera, photography, album, upload image, landscape, thumbnail, jpg, portrait
photo-off: no photo, no image, missing image, image off | image not found | gallery
photo-plus: add photo, image plus, add image, upload image | add picture | gallery
photo-scan: image recognition, scan photo | visual search, image search | camera
photos: pictures, images, pics | gallery, album, photo library, photographs, snaps | camera, camera roll, collection, photography
photoshop: adobe photoshop, ps | photo editor, image editor | adobe, photo, design, edit
picasa: google picasa | photo organizer, photo viewer | google, photos, pictures
picsart: | photo editing app, photo editor | photo, edit, app
picture: image, photo, pic | photograph, gallery, picture in picture, pip | camera, thumbnail, painting, frame, wallpaper
pilcrow: paragraph mark, paragraph sign | paragraph, show formatting, hidden characters, sentence | text, editor, formatting, typography, punctuation
pinterest: | pin board, social network, image sharing | social media, inspiration, moodboard, photos
pixelfed: pixel fed | fediverse photo sharing | photo, fediverse, social network
play: play button, start | run, resume, triangle, execute, begin, watch | video, music, media, player, launch, go, stream, game
play-circle: play button, play, circle play, start video | watch, start, watch video | player, media
play-pause: play or pause, toggle playback | media key | player
player: | media player, playback, music player, media control | video, music, play, audio, controls, game
player-eject: eject | disc out, unmount | media
player-pause: pause button, pause | hold, interrupt, freeze | media, break
player-play: play button, play, start | watch, listen, execute | media
player-record: record button, recording, rec | start recording, red dot | player
player-skip-back: previous track, skip back | previous song, prev | media
player-skip-forward: skip, next track, skip forward | next song, next | media
player-stop: stop button, stop | end | media
player-track-next: fast forward, next track | skip, ffwd | media
player-track-prev: rewind, previous track | skip back | media
podcast: | broadcast, podcasting, audio show, episode | microphone, radio, audio, listen, stream, talk show
podcasts: | podcast app, audio shows, listen | audio, microphone, radio, broadcast
polaroid: instant photo, instant camera | photo, snapshot, instant picture | camera, photography, memory, picture, vintage
portrait: vertical, portrait crop | portrait orientation, tall, upright, portrait mode | crop, photo, image
potrait: portrait | portrait orientation, vertical | orientation, landscape, photo, rotate, screen
premier: adobe premiere, premiere pro | video editor, video editing | adobe, video, film
premiere: adobe premiere, premiere pro | video editor, video editing | adobe, video, film
presentation: slideshow | slides, keynote, flip chart, whiteboard, projector screen, present, slide deck | meeting, conference, business, lecture, chart, easel
prev: previous, previous track | back, skip back, last track, rewind | player, music, arrow
producthunt: product hunt | product launches, startup launches | startup, product, launch
promotion: promo, advertising | megaphone, announcement, marketing, advert, campaign | sales, discount, business
pushbullet: push bullet | notification app, device sync | notifications, phone, message
pushover: | push notifications, notification service | notifications, alerts, phone
qq: tencent qq | instant messenger, chat app | china, penguin, chat, social media
quote: quotation, blockquote, quotation mark | quotation marks, cite, citation, speech marks, inverted commas | testimonial, text, saying, punctuation, reply, review, verse
quotes: quotation marks, speech marks, inverted commas | quotation, blockquote, citation, testimonials | text, punctuation, saying, review, comment
raw: raw file, raw format | raw image, uncompressed photo, camera raw | photo, camera, file
read: | open book, seen, mark as read, reading | book, library, text, study, resume
record: rec, recording | record button, start recording, red dot, vinyl, lp | audio, video, microphone, camera, music, voicemail, history, capture
record-circle: record button, recording, rec | radio button, start recording | camera
rectangle-goggles: vr, vr headset, virtual reality, vr goggles | apple vision, metaverse, ski goggles | gaming
reddit: | forum, subreddit, social news | social media, community, discussion, alien, karma, upvote
reduction: noise reduction | decrease, reduce, denoise, lessen | noise, photo, audio
reel: film reel, movie reel | film, cinema | movie, video, tape, projector, fishing
repeat: loop | replay, cycle, again, recurring, repost, retweet, recur, frequent, regular, periodic | music, playlist, arrow, refresh, circular, habit
repeat-1: repeat one, loop once, repeat once, repeat track | loop song, single repeat | music, player
repeat-2: retweet, repost, loop | reblog, recycle, share again, boost | twitter, social
repeat-off: no repeat, loop off, play once | repeat disabled | music
repeat-once: repeat one, repeat 1, repeat track | loop song | music, player
repeat-one: repeat 1, repeat once, repeat track | loop song | music, player
replay: | repeat, play again, rewind, go back, jump back | video, seconds, media, watch again, restart
replay-10: back 10 seconds, rewind 10 | skip back 10 seconds | player
reply: respond | answer, respond to, reply arrow, back | email, message, comment, chat, mail, arrow, return
resolution: hd resolution, image quality | definition, screen size, upscale, pixels | hd, screen, ai
rewind: fast backward | skip back, go back, backward, jump back, replay | media control, video, music, double arrow, tape, player, seconds
rewind-backward-10: back 10 seconds, rewind 10, skip back 10 seconds, replay 10 | go back 10 | player
rewind-forward-10: forward 10 seconds, skip 10 seconds, forward 10 | skip ahead | player
ringing: | ringing bell, incoming call, notification bell, alarm bell | bell, phone, notification, alert, alarm, reminder
rss: rss feed, news feed, web feed | feed, atom feed, syndication, blog feed | subscribe, blog, news, broadcast, podcast
ruler-2: ruler, measure, straightedge | scale, length, measurement | maths
ruler-measure: ruler, measure, dimension | length, width, measurement | maths
rumble: | video platform, video hosting | video, streaming, youtube
saw: sawtooth wave, saw wave | sawtooth, waveform, zigzag wave | audio, synthesizer, signal
screencast: cast, screen casting | screen share, screen mirroring, stream to tv | tv, stream, wireless, display
screenshot: screen capture, screen grab, print screen | capture, snip, snapshot, prtsc | image, crop, screen, camera, selection
scribble: doodle, squiggle | sketch, freehand, hand drawn, draw, scrawl, mess, messy | drawing, pencil, pen, signature, art, writing, messy line
selfie: front camera | self portrait, selfie camera, flip camera | photo, phone, face
send-backward: move backward, layer down | send to back, arrange | design
send-to-back: move to back, to back, layer send to back | send backward, arrange layers, z index | design
shadow: drop shadow, inner shadow | box shadow, shade | effect, css, dark, design, elevation
shareplay: share play | watch together, airplay, watch party | apple, screen, facetime
sharp: | c sharp, sharp turn, pointed, musical sharp | music, programming, code, turn
shuffle: random, randomise, randomize | random play, mix, crossed arrows, jumble | music, playlist, arrows, player, order
shutterstock: | stock photos, stock images | photo, images, video
sip: eyedropper, color picker | colour picker, pipette, dropper, eye dropper | colour, design, pick
size: | text size, font size, dimensions, bigger, smaller | resize, text, scale, measurement, large, small
sketch: | drawing, draw, design app, doodle, draft, drawing app | design, diamond, pencil, ui design, wireframe, art
sketching: scribble | drawing, doodle, freehand, draw | pen, pencil, art
skip: | next track, previous track, next, skip forward, skip back, jump | media control, music, player, video, fast forward, arrow
skip-back: previous track, previous song, previous, prev, skip to previous | back to start, restart, skip backward | player, music
skip-forward: next track, next song, next, skip to next | skip, next episode, skip ahead | player, music
skype: | video call, voip, internet telephony | call, chat, video chat, conference, messenger
slack: | team chat, workplace messaging, team communication | chat, message, channel, work, collaboration
slate: clapperboard, clapper, film slate | clapper board, take, action, director | film, movie, video, production, cinema
slideshare: slide share | presentation sharing, slides | presentation, linkedin
slideshow: slide show, presentation | slides, carousel, gallery, image slider | photos, projector, images, business
slow-down: rewind, slower, slow motion | slow, decelerate | player
sms: text message, sms code | short message, texting, verification code, otp | phone, message, mobile
snapchat: | snap, ghost, photo messaging | social media, chat, story, messenger
snapseed: | google photo editor, photo editing app | photo, edit, google
solid: | filled, solid line, continuous line | line, style, border
sound: audio | volume, noise, surround sound, speaking | speaker, music, hear, listen, loud
sparkles-2: ai, magic, generate | shine, new, clean, stars | artificial intelligence
speach: speech | text to speech, speech to text, tts, dictation, read aloud | voice, microphone, audio
speaker-high: loud, sound on, volume up, volume high, volume 2 | audio, sound, listen | music
speaker-low: low volume, volume down, volume 1 | quieter, sound | music
speaker-none: no volume, volume zero | silent, mute | music
speaker-slash: mute, muted, sound off, volume off | silent, no sound | audio
speaker-x: mute, muted, sound off, volume off, volume x | silent, no sound | audio
speakerphone: speaker phone, loudspeaker | hands free, loud hailer, megaphone | phone, call, speaker
speed-up: fast forward, faster, ffwd | accelerate, double speed | player
spray-can: aerosol, spray paint, graffiti | deodorant, air freshener, hairspray, stencil | paint, street art
square-dashed: selection, marquee, select area, dashed square, selection box | placeholder, box select, rectangular selection, empty | design
square-dashed-mouse-pointer: select element, inspect element, element picker, box select | selection, drag select | devtools
square-mouse-pointer: inspect element, element picker, select element | inspector, pick element | devtools
square-play: play button, video, youtube | play, watch | player
squares-exclude: exclude shapes, xor, boolean exclude, layers difference | difference, pathfinder | vector
squares-intersect: intersect shapes, boolean intersection, layers intersect | overlap, intersection, pathfinder | vector
squares-subtract: subtract shapes, boolean subtract, layers subtract | difference, minus front, pathfinder | vector
squares-unite: union, merge shapes, unite, boolean union, layers union | combine, join shapes, pathfinder | vector
standard: standard definition, sd | normal quality, normal | video, resolution, quality
standard-definition: sd, low resolution | 480p | video
step-back: previous frame, frame back | previous, rewind, prev, step backward | player, video
step-forward: next frame, frame forward | next, skip, advance | player, video
stereo: 3d glasses, stereo glasses | anaglyph glasses, stereoscopic, cinema glasses | cinema, movie, glasses
stop-circle: stop button, stop, circle stop, stop recording | end, halt | player
storytel: | audiobook service, audiobooks | audiobook, books, listen
streaming: live streaming | live stream, broadcast, webcast, go live | video, live, media, podcast, tv
strikethrough: strike, strikeout, crossed out text | cross out, line through, strike through | text, format, editor, typography, delete
strip: film strip, filmstrip | film roll, negative | movie, film, video, photo, cinema
stroke: | outline, line, border, stroke style | line width, brush, drawing, shape
stumbleupon: stumble upon | web discovery, random websites | social network, discovery, web
style: | line style, border style, appearance, design | border, theme, format, brush, fashion
subscript: | lower index, below baseline, inferior | text, format, editor, math, chemistry, typography
subtitle: captions | closed captions, cc, caption | video, film, text
subtitles: closed captions, captions, cc | closed captioning, caption, subs | video, movie, translation, accessibility, text, language, tv
superhuman: | email client, fast email app | email, inbox, productivity
superscript: | exponent, power of, upper index | text, format, editor, math, typography, footnote, squared
surround: surround sound | 5.1, dolby, spatial audio, home cinema | audio, speaker, sound
swatch: colour swatch, color swatch | palette, colour sample, pantone, colour palette, color palette | colours, colors, paint, design, theme
swatch-book: color swatch, color palette, swatches, pantone, colour chart | color samples, palette, design tokens, paint colors | design
swatches: colour swatches, color swatches | palette, colour samples, colour palette, color palette | colours, colors, paint, design, theme
switch-camera: flip camera, camera rotate, selfie camera, front camera | camera switch | phone
tape: cassette, cassette tape | audio cassette, audio tape, mixtape, adhesive, scotch tape, duct tape, packing tape | music, retro, recording, eighties
tape-measure: measuring tape, measure tape | measure, length, tailor | tools
teams: microsoft teams, ms teams | video meeting app, workplace chat | meeting, video call, chat, collaboration
ted: ted talks, ted talk | conference talks, tedx | talks, video, ideas
telegram: | messenger, messaging app, paper plane | chat, message, send, social media, channel
texture: pattern | hatching, material, diagonal lines, fabric, surface | design, 3d, background
threads: | text sharing app, microblog | social media, post, at sign, conversation
tiff: tif, tiff file | tiff image, image file | file, photo, image, extension
tiktok: tik tok | short video app | social media, video, music, dance
timeline: | chronology, event history, roadmap, milestones, chronological, sequence of events | history, events, schedule, project, time, process, feed
times: new york times, nyt | news, newspaper | article, press
topbuzz: top buzz | news aggregator, viral videos | news, video, app
transition: | animation, slide in, page transition | motion, effect, video, easing, arrow
translate: translation, language | translator, languages, i18n, localisation, localization, localize, localise | multilingual, interpreter, foreign, international, text, alphabet, locale
transparency: opacity | transparent, alpha channel, translucent, see through | layer, image, checkerboard
trello: | kanban board, project management | board, task, cards, agile, productivity
tripod: camera tripod, camera stand | stand, three legged stand | camera, photo, photography
tumblr: | microblog, blogging platform, social network | social media, blog, post
twitch: | live streaming platform, game streaming | gaming, stream, video, live, social media
twitter: tweet | x, bird, microblog | social media, social network, retweet, post
type: | text, font, typography, text tool, lettering | letter t, editor, write, typeface, keyboard, format
typography: | font, typeface, text, type, lettering, text style | letter, editor, design, format
uhd: ultra hd, ultra high definition | 4k, 2160p, high resolution | tv, video quality, display
underline: | underlined text, underscore | text, format, editor, typography, line, u
unread: | unread message, new message, mark as unread, unseen | mail, message, notification, inbox, dot
unsplash: | free stock photos, stock images | photo, photography, image
upper: uppercase, capital letters | caps, all caps, capitals | font, case, text transform
upscale: image upscale, enlarge image | super resolution, enhance, increase resolution, enlarge | image, ai, photo
vector: | bezier, vector graphics, path, vector shape, pen tool | design, anchor point, svg, curve, illustration, nodes, shape
vector-bezier: vector path, bezier curve, spline | pen tool, anchor points | design
vector-square: bounding box, anchor points, vector shape | bezier, path, transform | design
viber: rakuten viber | messaging app, messenger, calling app | chat, phone, message
vibrate-off: vibration off, no vibration | silent | phone
video: | video camera, camcorder, film, movie, clip, footage, video call, vid | camera, record, play, player, streaming, conference, watch
videotape: vhs, video cassette | video tape, vcr tape, cassette | retro, film, record
vidicon: video camera | camcorder, movie camera, film camera | camera, record, video, film
viewfinder: view finder, crosshair | focus, reticle, aim, target | camera, photo, scope
vignette: | photo effect, darkened edges, image filter | photo, frame, filter, camera
vimeo: | video platform, video hosting | video, film, streaming, social media
vine: vine app | short video app, six second videos | video, twitter, social media
virtual-reality: vr, vr headset, vr glasses, vr goggles | metaverse, oculus, 3d glasses | gaming
visual: | visual search, visual studio, image search | code editor, search, look
vk: vkontakte | russian social network | social media, russia, social network
vlc: vlc media player, vlc player | traffic cone, video player, media player | video, player, movie
vo: voice over, voiceover | original version, dubbing, narration | badge, film, audio
voice: | speech, speaking, voice message, talk, audio message, sound wave | microphone, recording, assistant, chat, sound, ai
voicemail: voice mail, answering machine | voice message, answerphone, mailbox | phone, call, message, recording, tape
voiceprint: voice print, sound wave | voice recognition, voice id, audio wave, waveform | audio, voice, biometric
volume: sound, speaker, audio | loud, loudness, volume up, volume down, sound on, noise, amplify, audio on | music, hear, level, mute, turn up, listen, echo
volume-1: low volume, volume low, volume down, speaker low | quieter, sound, half volume | music
volume-2: loud, sound on, volume up, speaker, audio, volume high, speaker high | sound, unmute, listen, louder, full volume | music
volume-down: quieter, decrease volume, lower volume, turn down | low volume, sound | music
volume-high: loud, sound on, volume up, speaker high | full volume, audio | music
volume-low: low volume, volume down, quieter | quiet, sound | music
volume-mute: mute, sound off, volume off, silent, no sound | silence, quiet | audio, speaker
volume-off: mute, muted, sound off, silent, no sound | silence, quiet, unmute | audio, speaker, quiet please
volume-up: louder, increase volume, sound on, volume high, turn up | loud, speaker, audio, sound | music
volume-x: mute, muted, sound off, volume off, silent, no sound | silence, quiet, unmute, volume mute, speaker x | audio, speaker
vsco: | photo filter app, photo editor | photo, filter, camera
wallpaper: desktop background, background image | background, backdrop, screen background | image, theme, decor, picture, personalise
walpaper: wallpaper | desktop background, background image, wall covering | decor, picture, interior
wand-2: magic wand, magic, auto fix | enhance, ai, wizard
wand-sparkles: magic wand, ai, auto fix, magic, auto enhance | generate, wizard, spell, enhance, automatic, beautify | fantasy
watermark: water mark, stamp | rubber stamp, copyright mark, logo stamp | ai, copyright, image
waveform: sound wave, audio wave | audio waveform, voice wave, equaliser, soundwave, equalizer | audio, music, sound, voice, recording, signal, frequency
wechat: we chat, weixin | messaging app, messenger | china, chat, message, social media, payment
weibo: sina weibo | microblog, chinese social network | china, social media, post
whatsapp: whats app | messaging app, messenger, instant messaging | chat, message, phone, call, contact, social media
wrap: text wrap, word wrap | line wrap, wrap text, line break | text, editor, arrow, layout
writing: write | handwriting, author, content writing, compose | pen, pencil, copywriting, text, draw, signature, essay
xd: adobe xd | ui design tool, laughing face | design, prototype, emoji, laugh, emoticon
yahoo: | search engine, web portal, yahoo mail | search, email, news
yandex: | russian search engine, search engine | russia, search, browser
yatse: | kodi remote, media center remote | remote control, kodi, android
youtube: you tube, yt | video platform, video sharing | video, play, streaming, channel, subscribe, social media
zcool: | chinese design community, designer community | design, portfolio, china
zhihu: | question and answer site, chinese q and a | china, social media, knowledge
zulip: | team chat app, threaded chat | chat, team, open source
`;
