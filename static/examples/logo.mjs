import { readFile, writeFile } from 'node:fs/promises';
import { createClient } from 'favsmith/client';

const favsmith = createClient({ baseUrl: 'BASE_URL' });
const artwork = await readFile('logo.svg', 'utf8');
const { zip, report } = await favsmith.exportPackage({ artwork, include_dark_mode: true, site_name: 'Acme' });
await writeFile('favicon.zip', zip);
console.log(report);
