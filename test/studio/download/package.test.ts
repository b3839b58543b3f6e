// Packages downloaded from the studio.
// @module-tag slow
import { expect, test } from 'vitest';
import {
  copyItem,
  describeStudio,
  downloaded,
  drawn,
  eventually,
  hasPixels,
  icons,
  openRow,
  pageIcon,
  parameter,
  startPathProxy,
  startServer,
} from '../studio-page.ts';

describeStudio('a package from the studio', ({ url, visit, open }) => {
  test('contains the design that the page shows', () =>
    visit({ acceptDownloads: true }, async ({ page, errors, foreignUrls }) => {
      await page.getByRole('searchbox', { name: 'Search icons' }).fill('coffee');
      await page
        .getByRole('option', { name: /coffee/ })
        .first()
        .click();
      await openRow(page, 'Color');
      await page.getByRole('button', { name: 'Ember' }).click();
      await openRow(page, 'Shape');
      await page.getByRole('radio', { name: 'Circle' }).check({ force: true });
      await openRow(page, 'Dark');
      await page.getByRole('checkbox', { name: 'Different colors in dark browsers' }).check();
      await page.getByLabel('Site name').fill('Bean & Gone');
      const { fileName, files } = await downloaded(page);
      expect(fileName).toBe('bean-gone-favicon.zip');
      await eventually(() => pageIcon(page)).toBe(files['favicon.svg']);
      expect(JSON.parse(files['site.webmanifest'] ?? '')).toMatchObject({ name: 'Bean & Gone' });
      await page.getByRole('heading', { name: 'Bean & Gone is ready' }).waitFor();
      expect(parameter(page, 'bg')).toBe('#c2410c');
      expect(errors).toEqual([]);
      expect(foreignUrls).toEqual([]);
    }));

  test('contains, names and lists the icons of the apps that the user chooses by keyboard', () =>
    open({ query: '?library=lucide&name=rocket', acceptDownloads: true }, async ({ page, errors }) => {
      const line = page.locator('.targets > button');
      expect(await line.textContent()).toBe('For an app, an extension…');
      await line.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      for (const name of ['Tauri', 'Browser extension']) {
        await dialog.getByRole('checkbox', { name }).focus();
        await page.keyboard.press('Space');
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await line.evaluate(element => element === document.activeElement)).toBe(true);
      expect(await line.textContent()).toBe('+ Browser extension, Tauri');
      await eventually(() => parameter(page, 'targets')).toBe('extension,tauri');
      const { bytes } = await downloaded(page);
      const paths = Object.keys(bytes);
      expect(paths).toEqual(
        expect.arrayContaining(['extension/icon/16.png', 'tauri/src-tauri/icons/icon.ico']),
      );
      await page.getByText('Tauri: The folder').waitFor();
      await page.locator('summary', { hasText: `All ${paths.length} files` }).click();
      expect(await page.locator('.package-files li').count()).toBe(paths.length);
      expect(errors).toEqual([]);
    }));

  test.each([
    ['lines', '?library=lucide&name=rocket'],
    ['fills', '?library=tabler&name=heart&style=filled&shape=circle&bg=gold&fg=%23422006'],
    ['two layers', '?library=phosphor&name=rocket&style=duotone&fill=%23fde047'],
    ['a gradient', '?library=remix&name=rocket&bg_mode=linear&bg_to=oklch(0.4+0.2+300)&bg_angle=40'],
    ['two schemes', '?library=hugeicons&name=rocket-01&include_dark_mode=true&dark_bg=black&dark_fg=white'],
    ['no background', '?library=lucide&name=anvil&shape=none&fg=crimson&stroke_scale=2'],
    ['initials', '?text=AV&bg=%23166534'],
    ['Arabic initials', '?text=%D8%B9%D9%85&padding=0.2'],
    ['one initial in two schemes', '?text=Q&bg_mode=linear&include_dark_mode=true'],
  ])('has a favicon.svg that equals the icon of the page byte for byte, with %s', (_, query) =>
    open({ query, acceptDownloads: true }, async ({ page, errors }) => {
      const shown = await page
        .locator('.large-preview-light svg')
        .first()
        .evaluate(svg => svg.outerHTML.length);
      expect(shown).toBeGreaterThan(100);
      const { files } = await downloaded(page);
      await eventually(() => pageIcon(page)).toBe(files['favicon.svg']);
      expect(errors).toEqual([]);
    }),
  );

  test.each([
    ['lines', '?library=lucide&name=rocket'],
    ['two layers and a gradient', '?library=phosphor&name=rocket&style=duotone&bg_mode=linear&shape=circle'],
    ['initials without a background', '?text=AV&shape=none&fg=%23166534'],
  ])('has the pixels that the pixel preview shows, with %s', (_, query) =>
    open({ query, viewport: { width: 1440, height: 1400 }, acceptDownloads: true }, async ({ page }) => {
      const { bytes } = await downloaded(page);
      await hasPixels(page, bytes['favicon.ico']);
    }),
  );

  test('has the SVG and the head elements that the page copies, and the settings of the copied request', () =>
    open(
      {
        query: "?library=lucide&name=rocket&site_name=It's+us",
        permissions: ['clipboard-read', 'clipboard-write'],
        acceptDownloads: true,
      },
      async ({ page }) => {
        const copied = async (label: string, name = label) => {
          await copyItem(page, label);
          await page.getByRole('status').getByText(`${name} copied.`).waitFor();
          return page.evaluate(() => navigator.clipboard.readText());
        };
        const { files } = await downloaded(page);
        await page.getByRole('button', { name: 'Back to the design' }).click();
        expect(await copied('HTML for the head', 'HTML')).toBe(files['head.html']);
        const command = await copied('API request');
        expect(command).toContain(`${url()}api/v1/export`);
        expect(command).toContain(String.raw`'site_name=It'\''s us'`);
        expect(await copied('SVG')).toBe(files['favicon.svg']);
      },
    ));

  test.each([
    ['through a proxy that removes a path, without PUBLIC_URL', () => startPathProxy('/icons/studio', url())],
    ['from a studio below a path', () => startServer('/icons/studio')],
  ])('can be downloaded %s', async (_, start) => {
    const below = await start();
    try {
      await visit({ url: below.url, acceptDownloads: true }, async ({ page, errors }) => {
        await page.getByRole('searchbox').fill('heart');
        await icons(page, /heart/).first().click();
        await drawn(page);
        const { files } = await downloaded(page);
        await eventually(() => pageIcon(page)).toBe(files['favicon.svg']);
        expect(new URL(page.url()).pathname).toBe('/icons/studio/');
        expect(errors).toEqual([]);
      });
    } finally {
      await below.close();
    }
  });
});
