// Sampled sweeps: icons compared with the drawings of their libraries, SVG files compared with raster images.
// @module-tag slow
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headlessPath } from '../browser/chromium.ts';
import { describeWithPrograms } from '../programs.ts';

const root = join(import.meta.dirname, '..', '..');

const sweep = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/sweep.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: headlessPath },
  });
  return { status, output: stdout + stderr };
};

it('every 149th icon looks like the drawing of its library, and its SVG in resvg like its raster image', () => {
  const { status, output } = sweep('--every', '149');
  expect(output).toMatch(/\n186 icons, 2604 SVG files compared with images \(resvg\), 0 failures\n/);
  expect(status).toBe(0);
});

describeWithPrograms('SVG files in Chromium', { Chromium: headlessPath }, () => {
  it('look like raster images of the same look in both schemes, for every 2647th icon', () => {
    const { status, output } = sweep('--every', '2647', '--all-looks', '--renderer', 'chromium');
    expect(output).toMatch(/\n19 icons, 684 SVG files compared with images \(chromium\), 0 failures\n/);
    expect(status).toBe(0);
  });
});

describeWithPrograms('packages in Chromium', { Chromium: headlessPath }, () => {
  it('of 200 logos with random changes run and load nothing, and the server answers all of them', () => {
    const { status, output } = sweep('--mutants', '200');
    expect(output).toMatch(/\n200 mutants, 0 failures\n/);
    expect(status).toBe(0);
  });

  it('of every 60th logo and emoji look like their sources in Chromium', () => {
    const { status, output } = sweep('--artwork', '--every', '60', 'logos', 'emoji');
    expect(output).toMatch(/\n96 pictures, 100\.00 % within 2 of 255 of Chromium's drawing\n/);
    expect(status).toBe(0);
  });
});
