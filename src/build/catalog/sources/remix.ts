// Remix Icon: folders are categories, `-line` and `-fill` at the end of a file name are styles.
//
// Version 4.8.0 is the last one under the Apache License 2.0. From 4.9.0 on, the file `License` is the Remix Icon
// License, which forbids use as a logo or app icon, while package.json goes on saying Apache-2.0: so it is the
// license file that is checked here. Never update the package beyond 4.8.0.
import { createHash } from 'node:crypto';
import { parseSvg } from '../../../svg/parse.ts';
import { type SourceContent, SourceError } from '../source.ts';
import { openPackage, svgFiles, svgNames } from './package-files.ts';

const APACHE_2_SHA256 = 'c71d239df91726fc519c6eb72d318ec65820627232b2f796219e87dcf35d0ab4';

export const listRemixNames = (): readonly string[] => {
  const files = openPackage('remixicon');
  return files
    .list('icons')
    .flatMap(category => svgNames(files, `icons/${category}`).map(fileName => splitStyle(fileName).name));
};

export const readRemix = async (): Promise<SourceContent> => {
  const files = openPackage('remixicon');
  const licenseText = files.text('License');
  assertApache2(licenseText);
  return {
    licenseText,
    icons: files.list('icons').flatMap(category =>
      svgFiles(files, `icons/${category}`).map(([fileName, svg]) => ({
        ...splitStyle(fileName),
        drawing: parseSvg(svg),
        aliases: [],
        tags: category.split(' & '),
      })),
    ),
  };
};

/** Throws a SourceError unless the text is the Apache License 2.0 to the letter. */
export const assertApache2 = (licenseText: string): void => {
  const hash = createHash('sha256').update(licenseText).digest('hex');
  if (hash !== APACHE_2_SHA256) {
    throw new SourceError(
      'remix: the license file is not the Apache License 2.0; install remixicon 4.8.0, the last version under it',
    );
  }
};

/** Only the one trailing suffix is a style: `traffic-light-line` is `traffic-light`, `ai-generate-2` has none. */
const splitStyle = (fileName: string): { name: string; style: string } => {
  const suffix = /-(line|fill)$/.exec(fileName)?.[1];
  return suffix
    ? { name: fileName.slice(0, -suffix.length - 1), style: suffix }
    : { name: fileName, style: 'default' };
};
