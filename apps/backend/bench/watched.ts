import { monitorEventLoopDelay } from 'node:perf_hooks';
import '../tests/serve.ts';

/** The backend of `serve.ts`, which tells its parent on any message how long its loop was held up (p99) since the last one, in milliseconds. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', () => {
  process.send?.(delay.percentile(99) / 1e6);
  delay.reset();
});
