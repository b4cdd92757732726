import { readFileSync } from 'node:fs';
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
