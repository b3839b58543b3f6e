import { expect, it, vi } from 'vitest';
import { loadOnce } from '../../src/model/load-once.ts';

it('loadOnce shares one load between calls, and loads again after a failure', async () => {
  const load = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('too many open files'));
  const get = loadOnce(load);
  await expect(Promise.all([get(), get()])).rejects.toThrow('too many open files');
  expect(await get()).toBe(await get());
  expect(load).toHaveBeenCalledTimes(2);
});
