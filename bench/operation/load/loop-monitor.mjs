// Measures event loop delay and memory inside the service, and sends them on request. Loaded with --import.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const NANOSECONDS = 1e6;
const RESOLUTION_MILLISECONDS = 5;
const MEBIBYTE = 1024 * 1024;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS });
delay.enable();
process.on('message', () => {
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({
    percentile99: delay.percentile(99) / NANOSECONDS,
    max: delay.max / NANOSECONDS,
    rss: rss / MEBIBYTE,
    heapUsed: heapUsed / MEBIBYTE,
    external: external / MEBIBYTE,
  });
  delay.reset();
});
// The channel must not keep the process alive.
process.channel?.unref();
