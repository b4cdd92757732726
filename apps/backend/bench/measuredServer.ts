import { monitorEventLoopDelay } from 'node:perf_hooks';
import '../tests/serve.ts';

/** The backend of `serve.ts`; on any message it sends the p99 delay of its event loop since the last one, in milliseconds. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', () => {
  process.send?.(delay.percentile(99) / 1e6);
  delay.reset();
});
