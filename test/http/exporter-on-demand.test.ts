// The exporter that loads on demand.
import { describe, expect, it, vi } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { exporterOnDemand } from '../../src/http/exporter-on-demand.ts';
import { realServices } from './real-app.ts';

const request = parseExportBody({ text: 'A' });
const shaper = await realServices.shaper();
const working = async () => ({
  exporter: { ...realServices.exporter, warmUp: async () => {} },
  shaper,
});

describe('the exporter on demand', () => {
  it('is created again after a failure', async () => {
    const create = vi.fn(working).mockRejectedValueOnce(new Error('EMFILE: too many open files'));
    const onDemand = exporterOnDemand({ fontDirectory: 'fonts' }, create);
    await expect(onDemand.exporter.exportPackage(request, undefined, { form: 'zip' })).rejects.toThrow(
      'EMFILE',
    );
    await expect(onDemand.exporter.exportPackage(request, undefined, { form: 'zip' })).resolves.toMatchObject(
      {
        fileName: 'initials-A-favicon.zip',
      },
    );
    await expect(onDemand.shaper()).resolves.toBe(shaper);
    expect(create).toHaveBeenCalledTimes(2);
  });
});
