// Lazy loading of the exporter.
import { describe, expect, it, vi } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { lazyExport } from '../../src/http/lazy.ts';
import { realServices } from './real-app.ts';

const request = parseExportBody({ text: 'A' });
const shaper = await realServices.shaper();
const working = async () => ({
  exporter: { ...realServices.exporter, warmUp: async () => {}, close: async () => {} },
  shaper,
});

describe('the lazily loaded exporter', () => {
  it('is created once, by load() or by the first export', async () => {
    const create = vi.fn(working);
    const lazy = lazyExport({ fontDirectory: 'fonts' }, create);
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
    const lazy = lazyExport({ fontDirectory: 'fonts' }, create);
    await expect(lazy.exporter.exportPackage(request, undefined, { form: 'zip' })).rejects.toThrow('EMFILE');
    await expect(lazy.exporter.exportPackage(request, undefined, { form: 'zip' })).resolves.toMatchObject({
      fileName: 'initials-A-favicon.zip',
    });
    await expect(lazy.shaper()).resolves.toBe(shaper);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('can be closed before it is created', async () => {
    const create = vi.fn(working);
    await lazyExport({ fontDirectory: 'fonts' }, create).close();
    expect(create).not.toHaveBeenCalled();
  });
});
