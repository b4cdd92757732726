import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Weighs the built home page as an anonymous visitor gets it, and what each other page brings of its own; fails when scripts are too
 * heavy or the first ones carry a stranger.
 */
const dist = resolve(import.meta.dirname, '../dist');

/** Bytes of gzipped scripts, all of them together. */
const budget = 94 * 1024;

/** Bytes of gzipped script that a page may bring besides what it shares with others. */
const budgetOfPage = 8 * 1024;

/** Shared by pages, and so no page's own; what is big among them comes for the pages that cannot do without. */
const shared = /^(?:index|account|form|dialog|startLiveSession|ToastStack|DataTableSkeleton|bangla)-/;

/** Words that only these libraries contain; none of them is needed to look at the shop. */
const strangers = { firebase: /identitytoolkit/, 'react-toastify': /Toastify__/, radix: /data-radix/ };

const weigh = (content: string) => gzipSync(content, { level: 9 }).length;

const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

const staticImports = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

const scripts = new Map<string, string>();
const collect = async (file: string) => {
  if (scripts.has(file)) return;
  const content = await readFile(join(dist, file), 'utf8');
  scripts.set(file, content);
  for (const [, imported = ''] of content.matchAll(staticImports)) await collect(join(dirname(file), imported));
};

const home = await readFile(join(dist, 'index.html'), 'utf8');
for (const [, file = ''] of home.matchAll(/(?:<script[^>]* src|<link rel="modulepreload"[^>]* href)="([^"]+)"/g)) {
  await collect(file);
}

const total = [...scripts.values()].reduce((sum, content) => sum + weigh(content), 0);
const complaints = Object.entries(strangers).flatMap(([name, word]) =>
  [...scripts].filter(([, content]) => word.test(content)).map(([file]) => `${name} is in ${file}`),
);
const pages = await Promise.all(
  globSync('assets/*.js', { cwd: dist })
    .filter((file) => !shared.test(basename(file)))
    .map(async (file): Promise<[string, number]> => [file, weigh(await readFile(join(dist, file), 'utf8'))]),
);
for (const [file, weight] of pages) {
  if (weight > budgetOfPage) complaints.push(`${file} weighs ${kibibytes(weight).trim()}`);
}
if (total > budget)
  complaints.push(`the scripts weigh ${kibibytes(total).trim()}, more than ${kibibytes(budget).trim()}`);

const table = [
  `${kibibytes(weigh(home))}  index.html with its styles`,
  ...[...scripts].map(([file, content]) => `${kibibytes(weigh(content))}  ${file}`),
  `${kibibytes(total)}  scripts of the anonymous home page, gzipped, of ${kibibytes(budget).trim()}`,
  ...pages.map(([file, weight]) => `${kibibytes(weight)}  /${file}, of ${kibibytes(budgetOfPage).trim()}`),
  ...complaints.map((complaint) => `Too heavy: ${complaint}.`),
];
process.stdout.write(`${table.join('\n')}\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;
