import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

interface Histogram {
  count: number;
  sum: number;
  /** How many calls took at most as long as each bound. */
  buckets: number[];
}

/** Measures all calls; returns a function that formats the metrics for Prometheus. */
export function createMetrics(app: FastifyInstance): () => string {
  const calls = new Map<string, Histogram>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());

  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = `method="${method}",route="${routeOptions.url ?? 'none'}",status="${statusCode}"`;
    const histogram = calls.get(labels) ?? { count: 0, sum: 0, buckets: bounds.map(() => 0) };
    calls.set(labels, histogram);
    const seconds = elapsedTime / 1000;
    histogram.count++;
    histogram.sum += seconds;
    bounds.forEach((bound, index) => {
      if (seconds <= bound) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1;
    });
  });

  return () => {
    const lines = [
      '# HELP dealerkit_call_duration_seconds Duration of calls, by route and status.',
      '# TYPE dealerkit_call_duration_seconds histogram',
    ];
    for (const [labels, { count, sum, buckets }] of calls) {
      const name = 'dealerkit_call_duration_seconds';
      bounds.forEach((bound, index) => lines.push(`${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`));
      lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`);
    }
    const gauges: [name: string, help: string, value: number][] = [
      [
        'dealerkit_event_loop_delay_p99_seconds',
        'Delay of the event loop since the last scrape.',
        delay.percentile(99) / 1e9,
      ],
      ['process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
      ['process_uptime_seconds', 'Uptime of the process.', process.uptime()],
    ];
    delay.reset();
    for (const [name, help, value] of gauges)
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`);
    return `${lines.join('\n')}\n`;
  };
}
