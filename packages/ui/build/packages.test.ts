import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

/** What is published of the two packages, as another dealer gets it. */

const folders = ['packages/ui', 'packages/api-client'] as const;
const root = join(import.meta.dirname, '../../..');

const read = (folder: string, file: string) => readFileSync(join(root, folder, file), 'utf8');

const packed = new Map<string, string[]>();

beforeAll(() => {
  for (const folder of folders) {
    const printed = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: join(root, folder), encoding: 'utf8' });
    const [told] = JSON.parse(printed) as [{ files: { path: string }[] }];
    packed.set(
      folder,
      told.files.map(({ path }) => path),
    );
  }
}, 60_000);

describe.each(folders)('what is published of %s', (folder) => {
  it('brings the licence, the same as that of the whole', () => {
    expect(packed.get(folder)).toContain('LICENSE');
    expect(read(folder, 'LICENSE')).toBe(read('.', 'LICENSE'));
  });

  const { files, dependencies } = JSON.parse(read(folder, 'package.json')) as {
    files: string[];
    dependencies: Record<string, string>;
  };

  it('brings its changes once there are some', () => {
    expect(files).toContain('CHANGELOG.md');
  });

  it('shares what it needs with the site around it, and takes its repairs: it asks for no single version', () => {
    expect(Object.values(dependencies).filter((range) => !range.startsWith('^'))).toEqual([]);
  });

  it('is told of without pointing at files that it does not bring', () => {
    expect(packed.get(folder)).toContain('README.md');
    expect(read(folder, 'README.md').match(/\]\((?!https?:|#)[^)]*\)|\b(src|build|docs)\/[\w./]*/g)).toBeNull();
  });
});
