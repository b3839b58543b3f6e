// The pages of the service, checked by its own rules.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../cli/run.ts';
import { type StudioServer, startServer } from '../studio-page.ts';

describe('the site of the service', () => {
  const servers: StudioServer[] = [];
  beforeAll(async () => {
    servers.push(await startServer(), await startServer('/tools/favicons'));
  });
  afterAll(() => Promise.all(servers.map(server => server.close())));

  test.each([
    ['', 'at the root'],
    ['docs', 'at the root'],
    ['docs/guide', 'at the root'],
    ['', 'below a path'],
    ['docs', 'below a path'],
  ])('has no findings of favsmith check on the page "%s" of a service %s', async (path, place) => {
    const isRoot = place === 'at the root';
    const { out } = await run(['check', `${servers[isRoot ? 0 : 1]?.url}${path}`, '--json']);
    const { findings } = JSON.parse(out) as { findings: readonly { level: string; subject: string }[] };
    // Below a path, other sites share the origin, so a missing /favicon.ico does not count.
    const own = findings.filter(({ subject }) => isRoot || subject !== '/favicon.ico');
    expect(own).toEqual([]);
  });

  test('shows one logo in the studio and in the documentation', async () => {
    const logos = await Promise.all(
      ['', 'docs'].map(async path => {
        const html = await (await fetch(`${servers[0]?.url}${path}`)).text();
        const [, address] = /<img src="([^"]+)"[^>]*>\s*(?:<span[^>]*>)?Favsmith/.exec(html) ?? [];
        return (await fetch(new URL(address ?? '', `${servers[0]?.url}${path}`))).text();
      }),
    );
    expect(logos[0]).toContain('<svg');
    expect(logos[1]).toBe(logos[0]);
  });
});
