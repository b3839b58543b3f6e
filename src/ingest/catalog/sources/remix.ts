// Remix Icon: one folder per category. File names end with the style, `-line` or `-fill`.
//
// Do not update the package beyond 4.8.0, the last version under the Apache License 2.0. From 4.9.0 on, the file
// `License` contains the Remix Icon License, which forbids use as a logo or app icon. The package.json of these
// versions still names Apache-2.0, so `readRemix` compares the license file with the Apache License. (Decision 014)
import { createHash } from 'node:crypto';
import { type SourceContent, SourceError } from '../source.ts';
import { openPackage, svgFiles } from './package-files.ts';

const APACHE_2_SHA256 = 'c71d239df91726fc519c6eb72d318ec65820627232b2f796219e87dcf35d0ab4';

export const readRemix = async (): Promise<SourceContent> => {
  const files = openPackage('remixicon');
  const licenseText = files.text('License');
  assertApache2(licenseText);
  return {
    licenseText,
    icons: files.list('icons').flatMap(category =>
      svgFiles(files, `icons/${category}`).map(({ name, drawing }) => ({
        ...splitStyle(name),
        drawing,
        aliases: [],
        tags: category.split(' & '),
      })),
    ),
  };
};

export const assertApache2 = (licenseText: string): void => {
  const hash = createHash('sha256').update(licenseText).digest('hex');
  if (hash !== APACHE_2_SHA256) {
    throw new SourceError(
      'remix: the license file is not the Apache License 2.0; install remixicon 4.8.0, the last version under it',
    );
  }
};

/** Splits `traffic-light-line` into `traffic-light` and `line`. Names without suffix have the style `default`. */
const splitStyle = (fileName: string): { name: string; style: string } => {
  const suffix = /-(line|fill)$/.exec(fileName)?.[1];
  return suffix
    ? { name: fileName.slice(0, -suffix.length - 1), style: suffix }
    : { name: fileName, style: 'default' };
};
