// Pages of visitors: a shared design, and a board.
// @module-tag slow
import { expect, test } from 'vitest';
import { describeStudio, downloaded, drawn, eventually, haveLoaded } from '../studio-page.ts';

describeStudio('the page of a shared design', ({ url, visit }) => {
  const QUERY = '?library=lucide&name=rocket&bg=%238a4b00&site_name=Moon';

  test('shows the design and the name of the site, and its button “Remix” opens the design in the studio', () =>
    visit({ query: `${QUERY}#shared` }, async ({ page, errors }) => {
      await page.getByRole('heading', { name: 'Moon' }).waitFor();
      await eventually(() => page.locator('.gift :is(svg, img[src^="data:"])').count()).toBe(3);
      await page.getByRole('button', { name: 'Remix' }).click();
      await drawn(page);
      expect(page.url()).toBe(url() + QUERY);
      expect(errors).toEqual([]);
    }));

  test('downloads the package and leads to its steps', () =>
    visit({ query: `${QUERY}#shared`, acceptDownloads: true }, async ({ page }) => {
      const { files } = await downloaded(page, () => page.getByRole('button', { name: 'Download' }).click());
      expect(files['site.webmanifest']).toContain('"Moon"');
      await page.getByRole('heading', { name: 'Moon is ready' }).waitFor();
    }));
});

describeStudio('the page of a link to several designs', ({ visit }) => {
  const designs = ['text=A&bg=%230a7&site_name=Acme', 'emoji=%F0%9F%A6%8A', 'library=lucide&name=star'];
  const query = `?${new URLSearchParams(designs.map((design): [string, string] => ['board', design]))}`;

  test('gives each design a letter, and opens the design that is clicked', () =>
    visit({ query }, async ({ page, errors }) => {
      await page.getByRole('heading', { name: 'Which one?' }).waitFor();
      const letters = page.locator('.board b');
      await eventually(() => letters.allTextContents()).toEqual(['A', 'B', 'C']);
      await haveLoaded(page.locator('.board img'), 9);
      await page.getByRole('link', { name: 'Acme' }).click();
      await page.getByRole('heading', { name: 'Acme' }).waitFor();
      expect(page.url()).toContain('#shared');
      await page.goBack();
      await page.getByRole('heading', { name: 'Which one?' }).waitFor();
      expect(errors).toEqual([]);
    }));

  test('leaves hostile designs of its link out, and says how many', () =>
    visit(
      { query: `?board=&board=${encodeURIComponent('text=<script>&bg=%00')}&board=%25&board=text%3DAB` },
      async ({ page }) => {
        await eventually(() => page.locator('.board b').allTextContents()).toEqual(['A']);
        await page.getByText('3 designs of this link cannot be read.').waitFor();
      },
    ));
});
