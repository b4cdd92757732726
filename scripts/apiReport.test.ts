import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const changesets = globSync('.changeset/*.md', { cwd: root }).map(read);

/** All published declarations of a package. */
const reportOf = (folder: string) =>
  globSync('dist/**/*.d.ts', { cwd: join(root, folder) })
    .toSorted()
    .map((file) => `// ${file}\n${read(join(folder, file))}`)
    .join('\n');

// The report is that of the last release; `npm run version-packages` writes it.
it.each(['domain', 'api-client', 'ui'])(
  'the public API of %s is that of the last release, or a changeset says what is new',
  async (name) => {
    if (changesets.some((text) => text.includes(`'@dealerkit/${name}'`))) return;
    await expect(reportOf(`packages/${name}`)).toMatchFileSnapshot(`../packages/${name}/api-report.txt`);
  },
);
