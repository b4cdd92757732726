import { globSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Cleans up the declarations that tsc wrote into `dist`: renames those of style modules like their scripts, and removes those
 * that no public declaration imports.
 */

const { exports } = JSON.parse(await readFile('package.json', 'utf8')) as {
  exports: Record<string, string | { types: string }>;
};

const imported = /(?:from |import\()(["'])(\.[^"']+)\.js\1/g;

const reached = new Set<string>();
const follow = async (file: string) => {
  if (reached.has(file)) return;
  reached.add(file);
  const text = await readFile(file, 'utf8');
  await Promise.all([...text.matchAll(imported)].map(([, , path]) => follow(join(file, '..', `${path}.d.ts`))));
};
for (const target of Object.values(exports)) if (typeof target === 'object') await follow(join(target.types));

for (const file of globSync('dist/**/*.d.ts')) {
  if (!reached.has(file)) {
    await rm(file);
    continue;
  }
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(["'])(\.[^"']+)\.css\.js\1/g, '$1$2.style.js$1'));
  if (file.endsWith('.css.d.ts')) await rename(file, file.replace(/\.css\.d\.ts$/, '.style.d.ts'));
}
