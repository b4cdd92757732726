import { monitorEventLoopDelay } from 'node:perf_hooks';
import '../tests/serve.ts';

/** The backend of `serve.ts`; replies to each message with the p99 event loop delay since the previous one, in milliseconds. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', () => {
  process.send?.(delay.percentile(99) / 1e6);
  delay.reset();
});
