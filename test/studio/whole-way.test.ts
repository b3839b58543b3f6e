import { expect, test } from 'vitest';
import { describeStudio, downloaded, drawn, icons, pageIcon, startServer } from './studio-page.ts';

describeStudio('the studio, from a search to a package', ({ url, visit }) => {
  test('leads from a word to an unzipped download that is the design on the page', () =>
    visit({ acceptDownloads: true }, async ({ page, complaints, strangers }) => {
      await page.getByRole('searchbox', { name: 'Search icons' }).fill('coffee');
      await page
        .getByRole('option', { name: /coffee/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Ember' }).click();
      await page.getByRole('radio', { name: 'Circle' }).check();
      await page.getByRole('checkbox', { name: 'Dark mode' }).check();
      await page.getByLabel('Site name').fill('Bean & Gone');
      const { fileName, files } = await downloaded(page, () =>
        page.getByRole('button', { name: 'Download package' }).click(),
      );
      expect(fileName).toMatch(/^[a-z]+-.*coffee.*-favicon\.zip$/);
      expect(files['favicon.svg']).toBe(await pageIcon(page));
      expect(files['favicon.svg']).toContain('prefers-color-scheme');
      expect(JSON.parse(files['site.webmanifest'] ?? '')).toMatchObject({ name: 'Bean & Gone' });
      await page.getByRole('button', { name: 'Downloaded' }).waitFor();
      expect(new URL(page.url()).searchParams.get('bg')).toBe('#c2410c');
      expect(complaints).toEqual([]);
      expect(strangers).toEqual([]);
    }));

  test.each([
    ['lines', '?library=lucide&name=rocket'],
    ['areas', '?library=tabler&name=heart&style=filled&shape=circle&bg=gold&fg=%23422006'],
    ['two layers', '?library=phosphor&name=rocket&style=duotone&fill=%23fde047'],
    ['a gradient', '?library=remix&name=rocket&bg_mode=linear&bg_to=oklch(0.4+0.2+300)&bg_angle=40'],
    ['two schemes', '?library=hugeicons&name=rocket-01&include_dark_mode=true&dark_bg=black&dark_fg=white'],
    ['no plate', '?library=lucide&name=anvil&shape=none&fg=crimson&stroke_scale=2'],
    ['initials', '?text=AV&bg=%23166534'],
    ['initials of another script', '?text=%D8%B9%D9%85&padding=0.2'],
    ['one initial in two schemes', '?text=Q&bg_mode=linear&include_dark_mode=true'],
  ])('shows what the zip holds, to the byte: %s', (_, query) =>
    visit({ query, acceptDownloads: true }, async ({ page, complaints }) => {
      await drawn(page);
      const shown = await page.locator('.hero-light svg').evaluate(svg => svg.outerHTML.length);
      expect(shown).toBeGreaterThan(100);
      const { files } = await downloaded(page, () => page.locator('#download').click());
      expect(await pageIcon(page)).toBe(files['favicon.svg']);
      expect(complaints).toEqual([]);
    }),
  );

  test('copies the head elements of the package, and requests that make it again', () =>
    visit(
      {
        query: "?library=lucide&name=rocket&site_name=It's+us",
        permissions: ['clipboard-read', 'clipboard-write'],
        acceptDownloads: true,
      },
      async ({ page }) => {
        await drawn(page);
        const copied = async (name: string) => {
          await page.getByRole('button', { name, exact: true }).click();
          await page.getByText(`${name} copied.`).waitFor();
          return page.evaluate(() => navigator.clipboard.readText());
        };
        const { files } = await downloaded(page, () => page.locator('#download').click());
        expect(await copied('HTML')).toBe(files['head.html']);
        const body = { library: 'lucide', name: 'rocket', site_name: "It's us" };
        expect(JSON.parse(await copied('JSON'))).toEqual(body);
        const command = await copied('curl');
        expect(command).toContain(`${url()}api/v1/export`);
        expect(command).toContain(String.raw`"site_name":"It'\''s us"`);
      },
    ));

  test('works below a path', async () => {
    const below = await startServer('/icons/studio');
    try {
      await visit({ url: below.url, acceptDownloads: true }, async ({ page, complaints }) => {
        await page.getByRole('searchbox').fill('heart');
        await icons(page, /heart/).first().click();
        await drawn(page);
        const { files } = await downloaded(page, () => page.locator('#download').click());
        expect(files['favicon.svg']).toBe(await pageIcon(page));
        expect(complaints).toEqual([]);
      });
    } finally {
      await below.close();
    }
  });
});
