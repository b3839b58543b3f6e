// Number of worker threads, by cores, memory and control groups.
import { expect, it } from 'vitest';
import { coreLimit, threadCount } from '../../../src/service/threads/thread-resources.ts';

const MEBIBYTE = 1024 * 1024;
const UNLIMITED = Number.POSITIVE_INFINITY;

it.each([
  ['one per core for two cores', 2, UNLIMITED, 2],
  ['at most four', 32, UNLIMITED, 4],
  ['one for half a core', 0.5, UNLIMITED, 1],
  ['two for one and a half cores', 1.5, UNLIMITED, 2],
  ['four in 768 MB', 16, 768 * MEBIBYTE, 4],
  ['two in 550 MB', 16, 550 * MEBIBYTE, 2],
  ['one in little memory', 16, 128 * MEBIBYTE, 1],
])('the number of threads is %s', (_case, cores, memory, count) => {
  expect(threadCount({ cores, memory })).toBe(count);
});

it.each([
  ['the group of a container', { '/sys/fs/cgroup/cpu.max': '150000 100000\n' }, 1.5],
  ['a container without a limit', { '/sys/fs/cgroup/cpu.max': 'max 100000\n' }, UNLIMITED],
  [
    'the group of a systemd unit',
    {
      '/proc/self/cgroup': '0::/system.slice/favsmith.service\n',
      '/sys/fs/cgroup/system.slice/favsmith.service/cpu.max': '200000 100000\n',
    },
    2,
  ],
  [
    'version 1 of control groups',
    {
      '/sys/fs/cgroup/cpu/cpu.cfs_quota_us': '50000\n',
      '/sys/fs/cgroup/cpu/cpu.cfs_period_us': '100000\n',
    },
    0.5,
  ],
  [
    'version 1 without a limit',
    { '/sys/fs/cgroup/cpu/cpu.cfs_quota_us': '-1\n', '/sys/fs/cgroup/cpu/cpu.cfs_period_us': '100000\n' },
    UNLIMITED,
  ],
  ['a system without control groups', {}, UNLIMITED],
])('the limit on cores is read from %s', (_case, files, limit) => {
  expect(coreLimit(path => (files as Record<string, string>)[path])).toBe(limit);
});
