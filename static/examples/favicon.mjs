import { writeFile } from 'node:fs/promises';
import { createClient, FavsmithError } from 'favsmith/client';

const favsmith = createClient({ baseUrl: 'BASE_URL' });

const { icons } = await favsmith.search('rocket', { limit: 1 });
const [{ library, name }] = icons;
console.log(`${library}/${name}`);

const { zip, report } = await favsmith.exportPackage({ library, name, bg: '#7c3aed' });
await writeFile('favicon.zip', zip);
console.log(report);

try {
  await favsmith.getIcon({ library, name: 'rockt' });
} catch (error) {
  if (!(error instanceof FavsmithError)) throw error;
  console.log(error.code, error.hint);
}
