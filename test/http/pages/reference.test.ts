// The reference in Chromium: forms, anchors, table of contents, accessibility.
// @module-tag slow
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/contract/operations.ts';
import { describeInChromium, launchHeadless } from '../../browser/chromium.ts';
import { serve } from '../raw-request.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const { baseUrl } = await serve();

describeInChromium('the reference', () => {
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    browser = await launchHeadless();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(`${baseUrl}/docs`);
  });
  afterAll(() => browser.close());

  /** Sends the form of an operation with changed fields. Returns the text of the result. */
  const send = async (id: string, fields: Readonly<Record<string, string>> = {}) => {
    const form = page.locator(`#${id} .try`);
    await form.evaluate(details => details.setAttribute('open', ''));
    for (const [name, value] of Object.entries(fields)) {
      const field = form.locator(`[name="${name}"]`);
      const isSelect = await field.evaluate(element => element.tagName === 'SELECT');
      await (isSelect ? field.selectOption(value) : field.fill(value));
    }
    await form.getByRole('button', { name: 'Send request' }).click();
    await form.locator('.status').waitFor();
    return form.locator('.result').innerText();
  };

  test.each(OPERATIONS.map(({ id }) => id))('sends the sample request of %s', async id => {
    expect(await send(id)).toMatch(/^Status 200 after \d+ ms$/m);
  });

  test('shows images, saves packages, and sends numbers and booleans as JSON numbers and booleans', async () => {
    await send('getPreviewPng', { size: '64' });
    const width = await page.locator('#getPreviewPng .answer').evaluate(async image => {
      await (image as HTMLImageElement).decode();
      return (image as HTMLImageElement).naturalWidth;
    });
    expect(width).toBe(64);
    const result = await send('exportFavicon', { padding: '0.1', include_dark_mode: 'false' });
    expect(result).toContain('"padding":0.1,"include_dark_mode":false');
    const link = page.locator('#exportFavicon .result a');
    expect(await link.getAttribute('download')).toBe('lucide-rocket-favicon.zip');
  });

  test('shows the problem of an invalid request', async () => {
    const result = await send('exportFavicon', { padding: 'wide' });
    expect(result).toContain('Status 400');
    expect(result).toContain('padding must be a finite number');
  });

  test('reports no errors to the console except the responses of invalid requests', () => {
    expect(errors.join()).toContain('400');
    expect(errors.filter(text => !/40[04]/.test(text))).toEqual([]);
  });

  test('opens the section of a field on navigation to its anchor', async () => {
    const other = await browser.newPage();
    await other.goto(`${baseUrl}/docs#searchIcons-response-icons-svg`);
    await expect.poll(() => other.locator('#searchIcons-response-icons-svg').isVisible()).toBe(true);
    await other.close();
  });

  test('keeps the table of contents in view on a wide screen', async () => {
    await page.evaluate('scrollTo(0, 4000)');
    expect(await page.evaluate('scrollY')).toBe(4000);
    const box = await page.locator('.toc').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(100);
  });

  test.each([360, 1024, 1440])('needs no horizontal scrolling in a window of %d pixels', async width => {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  test.each(['light', 'dark'] as const)('has no accessibility violations in %s mode', async colorScheme => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(`for (const details of document.querySelectorAll('details')) details.open = true`);
    await page.evaluate(axe);
    const violations = await page.evaluate(
      `axe.run({ rules: { region: { enabled: true } } }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))`,
    );
    expect(violations).toEqual([]);
  });
});
