// npm run bench -- studio: from a keystroke in the studio to the first results on the page, in headless Chromium.
// CHROMIUM_PATH names the browser; by default it is `chromium`.
import { chromium } from 'playwright-core';
import { median } from './median.mjs';
import { startServer } from './server.mjs';

const ROUNDS = 5;
const WORDS = ['moon', 'anchor', 'wallet', 'guitar', 'pencil', 'arrow', 'a', 'hosue', 'maison', 'two people'];

/** Runs in the page: milliseconds from a change of the search field until the page counts other results. */
const keystrokes = async words => {
  const field = document.querySelector('#search');
  const found = () => document.querySelector('.found')?.textContent;
  const waits = [];
  for (const word of words) {
    const before = found();
    const start = performance.now();
    field.value = word;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    while (found() === before) await new Promise(resolve => setTimeout(resolve, 2));
    waits.push(performance.now() - start);
  }
  return waits;
};

const { server, address } = await startServer();
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage();
    await page.goto(address);
    await page.locator('.found').waitFor();
    rounds.push(await page.evaluate(keystrokes, WORDS));
    await page.close();
  }
  console.log(
    `milliseconds from a keystroke to its results, ${ROUNDS} fresh pages, every word new to the page`,
  );
  console.table(
    Object.fromEntries(
      WORDS.map((word, at) => {
        const waits = rounds.map(round => round[at]);
        return [word, { median: median(waits).toFixed(0), worst: Math.max(...waits).toFixed(0) }];
      }),
    ),
  );
} finally {
  await browser.close();
  server.kill();
}
