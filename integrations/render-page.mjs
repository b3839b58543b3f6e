// Writes the start page of a built server of SolidStart: its client build has no page. Arguments: server, path, page.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [server = '', path = '', page = ''] = process.argv.slice(2);
const { default: app } = await import(pathToFileURL(server).href);
const response = await app.fetch(new Request(`http://localhost${path}`));
writeFileSync(page, await response.text());
process.exit(0);
