// Lighthouse scores of the studio, with the settings for mobile and desktop.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Audits by column title. The columns show their values. */
const AUDITS = {
  'interactive ms': 'interactive',
  'total blocking ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
};
const PRESETS = {
  mobile: { extends: 'lighthouse:default' },
  desktop: {
    extends: 'lighthouse:default',
    settings: {
      formFactor: 'desktop',
      screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
      throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
    },
  },
};

/**
 * Scores from 0 to 100 and values of audits, by preset.
 * @param {string} address
 * @param {string} executablePath
 * @returns {Promise<Record<string, Record<string, number>>>}
 */
export const measureLighthouse = async (address, executablePath) => {
  const { default: lighthouse } = await import('lighthouse');
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-lighthouse-'));
  const port = await freePort();
  const browser = spawn(executablePath, [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${folder}`,
    'about:blank',
  ]);
  try {
    await isListening(port);
    /** @type {Record<string, Record<string, number>>} */
    const rows = {};
    for (const [name, preset] of Object.entries(PRESETS)) {
      const result = await lighthouse(
        address,
        { port, logLevel: 'error', onlyCategories: CATEGORIES },
        /** @type {any} */ (preset),
      );
      const { categories = {}, audits = {} } = result?.lhr ?? {};
      rows[name] = Object.fromEntries([
        ...CATEGORIES.map(id => [id, Math.round(100 * (categories[id]?.score ?? 0))]),
        ...Object.entries(AUDITS).map(([title, id]) => [title, audits[id]?.numericValue ?? Number.NaN]),
      ]);
    }
    return rows;
  } finally {
    browser.kill();
    await new Promise(resolve => browser.once('close', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
};

const ATTEMPTS = 100;

/** @param {number} port */
const isListening = async port => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const response = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('the browser does not listen');
};
