import { monitorEventLoopDelay } from 'node:perf_hooks';
import '../tests/serve.ts';

/**
 * A process with the backend of `tests/serve.ts`. To each message of the bench it replies with the delay of the event loop since the one
 * before, in milliseconds, which 99 % of the samples did not exceed.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', () => {
  process.send?.(delay.percentile(99) / 1e6);
  delay.reset();
});
