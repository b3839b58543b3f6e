import { describe, expect, test } from 'vitest';
import type { ExportRequest } from '../../src/contract/export/export-request.ts';
import type { Job, Product } from '../../src/export/pool/job.ts';
import { withCache } from '../../src/export/pool/result-cache.ts';

const look = {
  plate: undefined,
  ink: { fg: { hex: '#ffffff', alpha: 1 }, stroke: undefined, fill: undefined },
  padding: 0.1,
  strokeScale: 1,
};
const request: ExportRequest = {
  source: { kind: 'initials', text: 'A' },
  light: look,
  siteName: 'App',
  settings: [],
};
const job = (siteName: string): Job => ({ request: { ...request, siteName }, origin: undefined });

/** A workshop that counts, and whose products are `size` bytes. */
const counting = (size: number) => {
  const made: string[] = [];
  const perform = async ({ request: { siteName } }: Job): Promise<Product> => {
    made.push(siteName);
    await new Promise(resolve => setImmediate(resolve));
    if (siteName === 'broken') throw new Error('broken');
    return { bytes: new Uint8Array(size), etag: '"e"' };
  };
  return { made, perform };
};

describe('the cache', () => {
  test('makes equal requests at the same time once, and gives all of them the same product', async () => {
    const { made, perform } = counting(10);
    const make = withCache(perform, 1e6);
    const products = await Promise.all(Array.from({ length: 20 }, () => make(job('one'))));
    expect(made).toEqual(['one']);
    expect(new Set(products).size).toBe(1);
  });

  test('makes a request once, however often it comes later', async () => {
    const { made, perform } = counting(10);
    const make = withCache(perform, 1e6);
    await make(job('one'));
    await make(job('two'));
    await make(job('one'));
    expect(made).toEqual(['one', 'two']);
  });

  test('tells requests apart by everything that they say', async () => {
    const { made, perform } = counting(10);
    const make = withCache(perform, 1e6);
    const preview = { format: 'svg', size: 32, scheme: 'light' } as const;
    const jobs: readonly Job[] = [
      job('one'),
      { ...job('one'), preview },
      { ...job('one'), preview: { ...preview, scheme: 'dark' } },
      { ...job('one'), request: { ...request, siteName: 'one', light: { ...look, padding: 0.2 } } },
    ];
    for (const each of [...jobs, ...jobs]) await make(each);
    expect(made).toHaveLength(jobs.length);
  });

  test('drops the least recently used product when its memory is full', async () => {
    const { made, perform } = counting(400_000);
    const make = withCache(perform, 1e6);
    for (const name of ['one', 'two', 'one', 'three', 'one', 'two']) await make(job(name));
    expect(made).toEqual(['one', 'two', 'three', 'two']);
  });

  test('remembers neither failures nor products that are larger than all of it', async () => {
    const { made, perform } = counting(2e6);
    const make = withCache(perform, 1e6);
    for (const name of ['broken', 'broken']) await expect(make(job(name))).rejects.toThrow('broken');
    for (const name of ['large', 'large']) expect((await make(job(name))).bytes).toHaveLength(2e6);
    expect(made).toEqual(['broken', 'broken', 'large', 'large']);
  });
});
