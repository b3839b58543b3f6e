// Measures event loop delay, memory and processor time inside a server, and replies to each message with them. Loaded
// with --import.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const NANOSECONDS = 1e6;
const RESOLUTION_MILLISECONDS = 5;
const MEBIBYTE = 1024 * 1024;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS });
delay.enable();
process.on('message', () => {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({
    percentile99: delay.percentile(99) / NANOSECONDS,
    max: delay.max / NANOSECONDS,
    rss: rss / MEBIBYTE,
    heapUsed: heapUsed / MEBIBYTE,
    external: external / MEBIBYTE,
    cpuMicroseconds: user + system,
  });
  delay.reset();
});
// The channel must not keep the process alive.
process.channel?.unref();
