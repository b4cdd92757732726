import { readFileSync, writeFileSync } from 'node:fs';
import { acceptancePage } from './docs/acceptance.ts';
import { accessibilityPage, openAcr } from './docs/accessibility.ts';
import { asvsPage } from './docs/asvs.ts';
import { hostsPage } from './docs/hosts.ts';
import { keyboardPage } from './docs/keyboard.ts';

const pages = {
  'hosts.md': hostsPage,
  'acceptance.md': acceptancePage,
  'accessibility.md': accessibilityPage,
  'accessibility.openacr.yaml': openAcr,
  'keyboard.md': keyboardPage,
  'asvs.md': asvsPage,
};

// Writes the generated pages, or with `--check` compares them with the committed ones.
try {
  for (const [name, generate] of Object.entries(pages)) {
    const path = new URL(`../docs/${name}`, import.meta.url);
    const committed = readFileSync(path, 'utf8');
    const page = generate(committed);
    if (!process.argv.includes('--check')) writeFileSync(path, page);
    else if (committed !== page) throw new Error(`docs/${name} is out of date: run "npm run docs".`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
