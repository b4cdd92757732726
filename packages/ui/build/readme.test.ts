import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const packages = join(import.meta.dirname, '../..');

/** The files of the sites that `npm run examples` compiles and visits. */
const sites = globSync(join(packages, '../examples/{next,react-router}/{,app/**/}*.{ts,tsx}')).map((file) =>
  readFileSync(file, 'utf8'),
);

it('every example of the READMEs and guides that is not a file of a site compiles in a site with stricter settings than ours', () => {
  const site = mkdtempSync(join(tmpdir(), 'dealer-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  symlinkSync(join(packages, '../node_modules'), join(site, 'node_modules'));
  const settings = { extends: join(packages, 'ui/type-tests/tsconfig.json'), compilerOptions: { skipLibCheck: true } };
  writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ ...settings, include: ['.'] }));
  const pages = globSync(['*/README.md', 'ui/src/docs/*.mdx'], { cwd: packages });
  const examples = pages
    .flatMap((page) => [...readFileSync(join(packages, page), 'utf8').matchAll(/^```tsx?\n([^]*?)^```/gm)])
    .filter(([, text = '']) => !sites.includes(text));
  expect(examples.length).toBeGreaterThan(5);
  for (const [index, [, text = '']] of examples.entries()) writeFileSync(join(site, `${index}.tsx`), text);
  const { stdout } = spawnSync(join(packages, '../node_modules/.bin/tsc'), ['-p', site, '--pretty', 'false'], {
    cwd: site,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
