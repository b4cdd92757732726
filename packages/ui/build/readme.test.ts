import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const packages = join(import.meta.dirname, '../..');

it('every example of the READMEs and guides compiles in a site with stricter settings than ours', () => {
  const site = mkdtempSync(join(tmpdir(), 'dealer-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  symlinkSync(join(packages, '../node_modules'), join(site, 'node_modules'));
  const settings = { extends: join(packages, 'ui/type-tests/tsconfig.json'), compilerOptions: { skipLibCheck: true } };
  writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ ...settings, include: ['.'] }));
  const pages = globSync(['*/README.md', 'ui/src/docs/*.mdx'], { cwd: packages });
  const examples = pages.flatMap((page) => [
    ...readFileSync(join(packages, page), 'utf8').matchAll(/^```tsx?\n([^]*?)^```/gm),
  ]);
  expect(examples.length).toBeGreaterThan(5);
  for (const [index, [, text = '']] of examples.entries()) writeFileSync(join(site, `${index}.tsx`), text);
  const { stdout } = spawnSync(join(packages, '../node_modules/.bin/tsc'), ['-p', site, '--pretty', 'false'], {
    cwd: site,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
