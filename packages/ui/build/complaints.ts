import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const installed = join(import.meta.dirname, '../../../node_modules');

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
};

/** What the compiler says of the given files where both packages are installed, under settings stricter than our own. */
export const complaintsAbout = (files: Readonly<Record<string, string>>): string[] => {
  const site = mkdtempSync(join(tmpdir(), 'dealer-'));
  try {
    symlinkSync(installed, join(site, 'node_modules'));
    writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site, name)), { recursive: true });
      writeFileSync(join(site, name), text);
    }
    const { stdout, error } = spawnSync(join(installed, '.bin/tsc'), ['-p', '.', '--pretty', 'false'], {
      cwd: site,
      encoding: 'utf8',
    });
    if (error) throw error;
    return stdout.split('\n').filter(Boolean);
  } finally {
    rmSync(site, { recursive: true });
  }
};
