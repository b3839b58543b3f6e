// Memory and processor time of processes (Linux).
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

const readProcess = (id, file) => {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

const sum = numbers => numbers.reduce((total, number) => total + number, 0);

/** Resident memory of processes in MB, in total. @param {(number | undefined)[]} ids */
export const residentMegabytes = ids =>
  Math.round(sum(ids.map(id => Number(/VmRSS:\s+(\d+)/.exec(readProcess(id, 'status'))?.[1] ?? 0))) / 1024);

/** Processor time of processes in seconds, in total. @param {(number | undefined)[]} ids */
export const cpuSeconds = ids =>
  sum(
    ids.map(id => {
      // Fields 14 and 15 of /proc/<id>/stat. The name in field 2 may contain spaces, so fields are counted after
      // its `)`.
      const fields = readProcess(id, 'stat').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
    }),
  );
