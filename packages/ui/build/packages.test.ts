import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe.each(['packages/domain', 'packages/ui', 'packages/api-client'])('the package of %s', (folder) => {
  const { files, dependencies } = JSON.parse(read(`${folder}/package.json`)) as {
    files: string[];
    dependencies: Record<string, string>;
  };

  // npm packs the licence and the README of a package always.
  it('has the licence of the repository, and the changelog', () => {
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

it('every entry that a page, a guide, a sample or a site names is in a package', () => {
  const folders = ['*.md', '*.mdx', 'packages/ui/samples', 'packages/create-dealerkit/template', 'examples'];
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const { resolve } = createRequire(import.meta.url);
  const exists = (entry: string) => {
    try {
      return existsSync(resolve(entry));
    } catch {
      return false;
    }
  };
  const named = files
    .filter((file) => !/CHANGELOG|^\.changeset/.test(file) && existsSync(join(root, file)))
    .flatMap((file) => read(file).match(/@dealerkit\/[\w-]+(\/[\w-]+)+(\.(css|json|woff2))?/g) ?? [])
    // `X` and `XScreen` stand for any component, as does the name of a folder alone.
    .filter((entry) => !/\/X(Screen)?\b|\/(elements|blocks|screens)$/.test(entry));
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((entry) => !exists(entry))).toEqual([]);
});
