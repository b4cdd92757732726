import { once } from 'node:events';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { Shop } from './shop.ts';

/** What the home page must reach on a simulated mid-range phone (Lighthouse's own mobile throttling). */
const bars = { performance: 95, accessibility: 100 };
const runs = 3;

interface Scores {
  performance: number;
  accessibility: number;
  /** Largest contentful paint, total blocking time and layout shift, as Lighthouse writes them. */
  figures: string;
  /** What costs accessibility points, in Lighthouse's words. */
  faults: string[];
}

async function measure(url: string, port: number): Promise<Scores> {
  const onlyCategories = ['performance', 'accessibility'];
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error', output: 'json' });
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.');
  const { categories, audits } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const shown = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const counted = (categories['accessibility']?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    figures: shown.map((name) => `${audits[name]?.title}: ${audits[name]?.displayValue}`).join(', '),
    faults: counted.flatMap(({ id }) => (audits[id]?.score === 0 ? [audits[id].title] : [])),
  };
}

/** Lighthouse talks to the browser by a port of its own, beside Playwright. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

const given = await findBrowser();
const port = await freePort();
const browser = await chromium.launch({ ...given, args: [...given.args, `--remote-debugging-port=${port}`] });
const shop = await Shop.open();
try {
  const all: Scores[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const scores = await measure(`${shop.address}/`, port);
    console.log(
      `${run}/${runs}  performance ${scores.performance}, accessibility ${scores.accessibility}; ${scores.figures}`,
    );
    all.push(scores);
  }
  const median = (key: 'performance' | 'accessibility') =>
    all.map((scores) => scores[key]).toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
  const performance = median('performance');
  const accessibility = median('accessibility');
  for (const fault of new Set(all.flatMap(({ faults }) => faults))) console.log(`accessibility: ${fault}`);
  console.log(`Home page, mobile, median of ${runs}: performance ${performance}, accessibility ${accessibility}`);
  if (performance < bars.performance || accessibility < bars.accessibility) {
    console.error(`Below the bars: performance ${bars.performance}, accessibility ${bars.accessibility}.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shop.close();
}
