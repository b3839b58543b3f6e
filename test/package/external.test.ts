// Packages checked by other programs.
// @module-tag slow

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ICO_SIZES } from '../../src/compose/defaults.ts';
import { temporaryFolder } from '../at-end.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { packageOf, USUAL_IMAGES } from './packages.ts';

const sources: readonly object[] = [
  { library: 'lucide', name: 'rocket' },
  ...['regular', 'thin', 'light', 'bold', 'fill', 'duotone'].map(style => ({
    library: 'phosphor',
    name: 'rocket',
    style,
  })),
  { library: 'tabler', name: 'rocket' },
  { library: 'tabler', name: 'heart', style: 'filled' },
  { library: 'remix', name: 'rocket', style: 'line' },
  { library: 'remix', name: 'rocket', style: 'fill', shape: 'circle' },
  { library: 'hugeicons', name: 'rocket-01', bg: null, fg: '#b91c1c' },
  { text: 'AB' },
  { text: '字あ', bg_mode: 'linear' },
];
const bodies = sources.flatMap(source => [source, { ...source, include_dark_mode: true }]);

const folder = temporaryFolder();

/** Writes a package as ZIP and as files to the folder. Returns both paths. */
const unpacked = async (body: object) => {
  const { zip, files, etag } = await packageOf(body);
  const directory = join(folder, etag.replace(/\W/g, ''));
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${directory}.zip`, zip);
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), bytes);
  }
  const paths = (extension: string) =>
    files.filter(({ path }) => path.endsWith(extension)).map(({ path }) => join(directory, path));
  return { zip: `${directory}.zip`, paths };
};

/**
 * Runs a program and returns its standard output. The program must succeed and print nothing on standard error.
 */
const run = (program: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  expect({ program, status, stderr }).toEqual({ program, status: 0, stderr: '' });
  return stdout;
};

const [desktopFileValidate, unzip, icotool, pngcheck, xmllint, identify] = [
  findProgram('desktop-file-validate'),
  findProgram('unzip'),
  findProgram('icotool'),
  findProgram('pngcheck'),
  findProgram('xmllint'),
  findProgram('identify'),
];

describeWithPrograms('unzip', { unzip }, () => {
  test.each(bodies)('finds no error in the zip of %j', async body => {
    const { zip } = await unpacked(body);
    expect(run('unzip', '-t', zip)).toContain('No errors detected');
  });
});

describeWithPrograms('icotool and ImageMagick', { icotool, identify }, () => {
  test.each(bodies)('read the three sizes in the ICO file of %j', async body => {
    const [path = ''] = (await unpacked(body)).paths('.ico');
    const listed = run('icotool', '--list', path).trim().split('\n');
    const sizes = listed.map(line => Number(/--width=(\d+) .*--bit-depth=32/.exec(line)?.[1]));
    expect(sizes.sort((one, other) => one - other)).toEqual(ICO_SIZES);
    const read = run('identify', '-format', '%wx%h ', path).trim().split(' ').sort();
    expect(read).toEqual(ICO_SIZES.map(size => `${size}x${size}`).sort());
  });
});

describeWithPrograms('pngcheck', { pngcheck }, () => {
  test.each(bodies)('finds only valid and necessary chunks in the PNG files of %j', async body => {
    const paths = (await unpacked(body)).paths('.png');
    expect(paths).toHaveLength(USUAL_IMAGES.filter(({ format }) => format === 'png').length);
    for (const path of paths) {
      const report = run('pngcheck', '-v', path);
      expect(report).toContain('No errors detected');
      const chunks = [...report.matchAll(/chunk (\w{4})/g)].map(match => match[1]);
      expect(chunks.join(' ')).toMatch(/^IHDR( PLTE( tRNS)?)? IDAT IEND$/);
    }
  });
});

describeWithPrograms('xmllint', { xmllint }, () => {
  test.each(bodies)('finds the SVG files of %j well-formed', async body => {
    const drawings = (await unpacked(body)).paths('.svg');
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.map(path => run('xmllint', '--noout', path)).join('')).toBe('');
  });
});

const TARGETS = ['extension', 'android', 'linux', 'windows'].join();
const targetBodies = [
  { library: 'lucide', name: 'rocket', site_name: 'Caf\u00e9 & \\ Co; "1"', targets: TARGETS },
  { text: 'AB', shape: 'circle', bg_mode: 'linear', include_dark_mode: true, targets: TARGETS },
  { emoji: '🦊', targets: TARGETS },
];

describeWithPrograms('icotool', { icotool }, () => {
  test.each(targetBodies)('reads the sizes of the shell in icon.ico of %j', async body => {
    const path = (await unpacked(body)).paths('/icon.ico')[0] ?? '';
    const listed = run('icotool', '--list', path).matchAll(/--width=(\d+) .*--bit-depth=32/g);
    expect(Array.from(listed, match => Number(match[1]))).toEqual([256, 128, 64, 48, 32, 24, 16]);
  });
});

describeWithPrograms('desktop-file-validate', { desktopFileValidate }, () => {
  test.each(targetBodies)('accepts the desktop entry of %j', async body => {
    const [path = ''] = (await unpacked(body)).paths('.desktop');
    expect(run('desktop-file-validate', path)).toBe('');
  });
});

describeWithPrograms('xmllint', { xmllint }, () => {
  test.each(targetBodies)('finds the XML and SVG files of the targets of %j well-formed', async body => {
    const { paths } = await unpacked(body);
    const documents = [...paths('.xml'), ...paths('.svg')];
    expect(documents.length).toBeGreaterThan(6);
    expect(documents.map(path => run('xmllint', '--noout', path)).join('')).toBe('');
  });
});
