import { median, openBrowser } from './bench/openBrowser.ts';
import { Shop } from './shop.ts';

/** The minimum scores of the home page with Lighthouse's mobile throttling; the median of the runs counts. */
const required = { performance: 95, accessibility: 100 };
const runs = 3;

await using shop = await Shop.start();
const scores: Record<string, number[]> = { performance: [], accessibility: [] };
for (let run = 1; run <= runs; run += 1) {
  await using browser = await openBrowser(shop.address);
  const { audits, categories } = await browser.audit('/', { onlyCategories: Object.keys(required) });
  for (const { id, score, auditRefs } of Object.values(categories)) {
    scores[id]?.push(Math.round((score ?? 0) * 100));
    console.log(`${run}/${runs} ${id} ${scores[id]?.at(-1)}`);
    for (const { id: audit, weight } of auditRefs)
      if (weight > 0 && audits[audit]?.score === 0) console.log(`${id}: ${audits[audit].title}`);
  }
}
for (const [name, minimum] of Object.entries(required)) {
  const score = median(scores[name] ?? []);
  console.log(`Home page, mobile, median of ${runs}: ${name} ${score}, required ${minimum}`);
  if (!(score >= minimum)) process.exitCode = 1;
}
