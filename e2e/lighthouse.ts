import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { audit, median } from './bench/audit.ts';
import { freePort } from './serve.ts';
import { Shop } from './shop.ts';

/** The minimum scores of the home page with Lighthouse's mobile throttling; the median of the runs counts. */
const required = { performance: 95, accessibility: 100 };
const categories = ['performance', 'accessibility'] as const;
const runs = 3;

const port = await freePort();
const options = await findBrowser();
const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
const shop = await Shop.start();
try {
  const scores: Record<(typeof categories)[number], number[]> = { performance: [], accessibility: [] };
  for (let run = 1; run <= runs; run += 1) {
    const onlyCategories = [...categories];
    const { lhr } = await audit(`${shop.address}/`, { port, onlyCategories });
    for (const name of categories) scores[name].push(Math.round((lhr.categories[name]?.score ?? 0) * 100));
    console.log(`${run}/${runs}`, categories.map((name) => `${name} ${scores[name].at(-1)}`).join(', '));
    for (const { id, weight } of lhr.categories['accessibility']?.auditRefs ?? []) {
      if (weight > 0 && lhr.audits[id]?.score === 0) console.log(`accessibility: ${lhr.audits[id].title}`);
    }
  }
  for (const name of categories) {
    const score = median(scores[name]);
    console.log(`Home page, mobile, median of ${runs}: ${name} ${score}, required ${required[name]}`);
    if (!(score >= required[name])) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shop.stop();
}
