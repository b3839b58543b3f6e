// Delay of the event loop inside the service, which it sends on request; preloaded with --import.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const NANOSECONDS = 1e6;
const RESOLUTION_MILLISECONDS = 5;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS });
delay.enable();
process.on('message', () => {
  process.send?.({ percentile99: delay.percentile(99) / NANOSECONDS, max: delay.max / NANOSECONDS });
  delay.reset();
});
// The channel must not keep the process alive.
process.channel?.unref();
