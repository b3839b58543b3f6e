// Files, documents and writing: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
doc: document, word file, docx | word document, text file, microsoft word | file, office, paper, format
document: doc, paper, file | page, sheet, text file, contract, legal document, documentation, form | attachment, report, record, office, letter
excel: xls, xlsx, excel file | spreadsheet, worksheet | microsoft, table, file, data, office
file: document | doc, page, paper, sheet, new file, attachment | folder, text, data, record, upload, download
files: documents | docs, papers, copy, pages, multiple files, duplicate | folder, copies, stack, records
folder: directory | dir, file folder, project, open folder, files | archive, documents, storage, category, organize
folders: directories | file folders, projects, collections | files, documents, storage, archive
gif: animated image, gif file | animation, moving image, animated gif, meme | image, file, picture, format, sticker
ini: ini file | config file, configuration file, settings file | configuration, file, windows, settings
jpg: jpeg, jpg file | image file, photo file | image, picture, photo, format, file
json: json file | javascript object notation, data file, curly braces | code, data, api, file, format
jsx: react file | react, jsx file, javascript xml | code, javascript, file, frontend
license: licence | permit, certificate, agreement, driving licence, terms | legal, document, copyright, approval
logs: log file, event log, audit log | journal, history, console output, activity | server, debug, record, monitoring, lines
markdown: md | readme, markup, plain text formatting | documentation, text, notes, format, syntax
md: markdown | markdown file, readme | text, documentation, notes
mp: mp3, mp4 | audio file, video file | music, media, format
nextjs: next js | react framework, web framework | javascript, vercel, frontend, ssr
nodejs: node js | javascript runtime, backend javascript | javascript, npm, server, programming
note: memo | sticky note, post it, annotation, reminder, jot down, musical note | write, document, text, music, paper, todo, comment
notes: memo | sticky notes, notepad, annotations, minutes, musical notes | write, document, text, song, melody, reminder, paper
notion: | notes app, workspace app, wiki app | notes, productivity, documents, knowledge base
output: | export, result, output file | arrow, folder, exit, generate
paste: | insert, clipboard | copy, cut, edit, ctrl v, duplicate
pdf: pdf file, pdf document | portable document | document, file, download, print, brochure, export, format
php: | server side scripting language, hypertext preprocessor | programming, code, backend, web development, elephant
png: png image | portable network graphics, image file, transparent image | picture, bitmap, format, photo, export
powerpoint: microsoft powerpoint | presentation, slides, ppt, slide deck | slideshow, office, meeting
ppt: powerpoint file, presentation | slides, slideshow, pptx, deck | office, document, meeting, format
programming: coding, software development | code, developer, programmer, source code | computer, software, laptop, development, html, script
pull: pull request | git pull, fetch, merge request | git, branch, code review, version control, merge
py: python | python file, python script | code, programming, script
react: reactjs, react js | javascript library, react native | javascript, frontend, web development, atom
regex: regular expression, regexp | pattern matching, wildcard, asterisk | search, code, text, find and replace, programming
remix: remix run | web framework | react, javascript, music
replit: | online ide, cloud coding | code, programming, developer
report: | document, analysis, summary, analytics, report problem, statement | chart, statistics, medical, business, data, flag, complaint
repository: repo, git repository | code repository, codebase, source code | git, version control, code, project, storage
row: table row | horizontal row, line, record | table, spreadsheet, grid, insert, layout
rs: rust, rust file | rust source code | code, programming
script: | screenplay, code, scroll, program, film script | movie, document, programming, writing, text
section: section sign, section symbol | paragraph sign, divider, clause, part | law, legal, document, layout, editor, paragraph
seo: search engine optimization, search engine optimisation | website ranking, search marketing | marketing, search, website, keyword, traffic
sheet: spreadsheet | table, worksheet, page | grid, cells, data, paper, document
signature: autograph | sign, sign here, e signature, sign document, signed | contract, pen, agreement, document, legal, handwriting
software: | program, application, app, computer program | code, license, package, install, technology
source: source code, open source | code, origin | programming, developer, git, html
spreadsheet: sheet, worksheet | table, csv, xls, calc | data, file, document, cells, accounting, report
sql: | database query, structured query language | database, query, code, programming, table
stackshare: | tech stack sharing | developer, tools, software
sticky: sticky note, post it | memo, note, reminder note | notes, reminder, paper, pin, todo
supabase: | backend as a service, postgres database | database, backend, developer
svelte: | javascript framework | javascript, frontend, web development, programming
svg: scalable vector graphics | vector graphics, svg file, vector image | file, image, format, code, design, export
symlink: symbolic link | shortcut, alias, soft link | file, folder, link, redirect, arrow
table: | grid, data table, spreadsheet, desk, dining table, tabular | rows, columns, data, cells, database, furniture, chart, sheet
tailwind: tailwindcss, tailwind css | css framework, utility css | frontend, web development, css, styling
template: | layout, boilerplate, page template, wireframe, preset, theme | design, document, grid, blueprint, starter
terminal: command line, console, cli | command prompt, shell, bash, prompt | code, developer, commands, programming, unix, server, dos
text: | paragraph, words, writing, text file, article, typography, body text, content, copy | type, document, font, lines, format, message, editor, sms, description
ts: typescript | typescript file | code, programming, javascript, source code
tsx: typescript jsx | typescript react file, react component file | code, programming, react, javascript
txt: text file, plain text | text document | file, document, format, notes
typescript: ts | typed javascript, programming language | javascript, code, programming, developer
unknow: unknown | unknown file, unidentified, question mark | file, folder, missing
unknown: | unidentified, unrecognised, question mark, not found | file, device, folder, help, missing
variable: | placeholder, parameter, unknown x, brackets | code, programming, math, function, value, algebra
vercel: | web hosting platform, deployment platform | deploy, hosting, frontend, triangle
versions: version history | revisions, releases, history | layers, git, files, changes
vue: vuejs, vue js | javascript framework | javascript, frontend, web development, programming
webflow: | website builder, no code | web design, website, cms
webhook: web hook | http callback, callback url | api, integration, automation, trigger, event, developer
webhooks: web hooks | http callbacks, callbacks | api, integration, automation, trigger, event
word: microsoft word | whole word, word document, docx, doc, word processor | document, text, file, office, letter
wordpress: word press | blogging platform, content management system | cms, blog, website, theme
xls: excel, excel file | spreadsheet, xlsx, excel spreadsheet | table, file, document, data, format
xml: | markup language, code brackets, extensible markup language | code, file, html, data, tags, format
zip: zip file | archive, compressed file, zipped, zipper, zip folder, unzip | rar, package, file, extract, folder
`;
