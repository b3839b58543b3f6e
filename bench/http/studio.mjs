// npm run bench -- studio: time to first results, loading, input, memory and Lighthouse scores in headless
// Chromium.
// CHROMIUM_PATH is the path of the browser; the default is /usr/bin/chromium.
import { chromium } from 'playwright-core';
import { startServer } from '../server.mjs';
import { median, medianTable, repeatRuns, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureInput, measureLoading, measureMemory } from './studio-figures.mjs';

const ROUNDS = shortened(5);
const WORDS = ['moon', 'anchor', 'wallet', 'guitar', 'pencil', 'arrow', 'a', 'hosue', 'maison', 'two people'];

/** Milliseconds from a change of the search field to a change of the result count. Runs in the page. */
const timeKeystrokes = async words => {
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector('#search');
  if (!field) throw new Error('the page has no search field');
  const resultCount = () => document.querySelector('.found')?.textContent;
  /** @type {number[]} */
  const waits = [];
  for (const word of words) {
    const before = resultCount();
    const start = performance.now();
    field.value = word;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    while (resultCount() === before) await new Promise(resolve => setTimeout(resolve, 2));
    waits.push(performance.now() - start);
  }
  return waits;
};

const { server, address } = await startServer();
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  /** @type {number[][]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage();
    await page.goto(address);
    await page.locator('.found').waitFor();
    rounds.push(await page.evaluate(timeKeystrokes, WORDS));
    await page.close();
  }
  printTable(
    'Studio: keystroke to results',
    Object.fromEntries(
      WORDS.map((word, index) => {
        const waits = rounds.map(round => round[index]);
        return [word, { 'median ms': median(waits).toFixed(0), 'worst ms': Math.max(...waits).toFixed(0) }];
      }),
    ),
    `${ROUNDS} new pages; every word is new to the page. The studio waits for a pause in typing first.`,
  );
  printTable(
    'Studio: loading',
    await measureLoading(browser, address, ROUNDS),
    `Median of ${ROUNDS} new browser contexts.`,
  );
  const inputs = await repeatRuns(ROUNDS, () => measureInput(browser, address));
  printTable(
    'Studio: input',
    medianTable(
      inputs.map(({ rows }) => rows),
      { 'frames/s': 1, 'frame p95 ms': 1, 'late frames %': 1 },
    ),
    `Medians of ${ROUNDS} new pages, with ${inputs[0]?.candidates} candidates in the grid.`,
  );
  const memory = await repeatRuns(ROUNDS, () => measureMemory(browser, address));
  printTable(
    'Studio: memory',
    medianTable(memory, { 'at the start MB': 1, 'after all icons MB': 1 }),
    `Medians of ${ROUNDS} new pages.`,
  );
  const lighthouse = await repeatRuns(ROUNDS, () => measureLighthouse(address, executablePath));
  printTable(
    'Studio: Lighthouse',
    medianTable(lighthouse, { 'layout shift': 3 }),
    `Medians of ${ROUNDS} runs.`,
  );
} finally {
  await browser.close();
  server.kill();
}
