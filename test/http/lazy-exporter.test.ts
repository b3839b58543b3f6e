// Lazy loading of the exporter.
import { describe, expect, it, vi } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { lazyExporter } from '../../src/http/lazy-exporter.ts';
import { realServices } from './real-app.ts';

const request = parseExportBody({ text: 'A' });
const shaper = await realServices.shaper();
const working = async () => ({
  exporter: { ...realServices.exporter, warmUp: async () => {} },
  shaper,
});

describe('the lazily loaded exporter', () => {
  it('is created once, by load() or by the first export', async () => {
    const create = vi.fn(working);
    const lazy = lazyExporter({ fontDirectory: 'fonts' }, create);
    await lazy.load();
    await Promise.all([
      lazy.exporter.exportPackage(request, undefined, { form: 'zip' }),
      lazy.shaper(),
      lazy.load(),
    ]);
    expect(create.mock.calls).toEqual([[{ fontDirectory: 'fonts' }]]);
  });

  it('is created again after a failure', async () => {
    const create = vi.fn(working).mockRejectedValueOnce(new Error('EMFILE: too many open files'));
    const lazy = lazyExporter({ fontDirectory: 'fonts' }, create);
    await expect(lazy.exporter.exportPackage(request, undefined, { form: 'zip' })).rejects.toThrow('EMFILE');
    await expect(lazy.exporter.exportPackage(request, undefined, { form: 'zip' })).resolves.toMatchObject({
      fileName: 'initials-A-favicon.zip',
    });
    await expect(lazy.shaper()).resolves.toBe(shaper);
    expect(create).toHaveBeenCalledTimes(2);
  });
});
