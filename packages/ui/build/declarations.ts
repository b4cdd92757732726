import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import library from '../package.json' with { type: 'json' };
import { filesOf } from './components.ts';

/** Removes the declarations in `dist` that no public declaration imports. */
const reached = new Set<string>();
const follow = (file: string) => {
  if (reached.has(file)) return;
  reached.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from |import\()["'](\.[^"']+)\.js["']/g);
  for (const [, path] of imports) follow(join(file, '..', `${path}.d.ts`));
};
for (const target of Object.values(library.exports).filter((each) => typeof each === 'string'))
  for (const file of filesOf(target.replace(/\.js$/, '.d.ts'))) follow(file);
follow('dist/stylesheet.d.ts');
for (const file of globSync('dist/**/*.d.ts')) if (!reached.has(file)) rmSync(file);
