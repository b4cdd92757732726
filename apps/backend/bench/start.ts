import { once } from 'node:events';
import { serve } from '../tests/backendProcess.ts';
import { median, report } from './report.ts';

/** Measures starts on a data folder; resolves to the memory of an idle backend, in MB. */
export async function benchStart(dataDir: string, compileCache: string): Promise<number> {
  // The setting that apps/backend/README.md recommends; the first start fills the cache.
  process.env['NODE_COMPILE_CACHE'] = compileCache;
  const times: number[] = [];
  let rss = 0;
  for (let n = 0; n < 5; n++) {
    const start = performance.now();
    const { child, origin } = await serve({ dataDir, databaseUrl: undefined });
    await (await fetch(`${origin}/api/parts?limit=6`)).text();
    times.push(performance.now() - start);
    const metrics = await (await fetch(`${origin}/api/metrics`)).text();
    rss = Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 2 ** 20;
    // Node writes the compile cache when the process exits.
    child.disconnect();
    await once(child, 'exit');
  }
  const start = median(times);
  report(
    'start to the first response, API only, with the compile cache, p50 of 5',
    `${start.toFixed(0)} ms`,
    '<= 600 ms',
    start <= 600,
  );
  report('memory when idle, API only, with the compile cache', `${rss.toFixed(0)} MB`, '<= 120 MB', rss <= 120);
  return rss;
}
