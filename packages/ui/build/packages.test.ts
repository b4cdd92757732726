import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe.each(['packages/ui', 'packages/api-client'])('the package of %s', (folder) => {
  const { files, dependencies } = JSON.parse(read(`${folder}/package.json`)) as {
    files: string[];
    dependencies: Record<string, string>;
  };

  it('has the licence of the repository, a README and the changelog', { timeout: 60_000 }, () => {
    const printed = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: join(root, folder), encoding: 'utf8' });
    const [{ files: packed }] = JSON.parse(printed) as [{ files: { path: string }[] }];
    expect(packed.map(({ path }) => path)).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
    expect(files).toContain('CHANGELOG.md');
    expect(read(`${folder}/LICENSE`)).toBe(read('LICENSE'));
  });

  it('depends on ranges, so that a site shares its dependencies and gets their fixes', () => {
    expect(Object.values(dependencies).filter((range) => !range.startsWith('^'))).toEqual([]);
  });

  it('has a README without links to files that are not packed', () => {
    expect(read(`${folder}/README.md`).match(/\]\((?!https?:|#)[^)]*\)|\b(src|build|docs)\/[\w./]*/g)).toBeNull();
  });
});

it('marks the hooks of the client for client components', () => {
  expect(read('packages/api-client/dist/react/index.js')).toMatch(/^"use client"/);
});
