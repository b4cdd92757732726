import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const changesets = globSync('.changeset/*.md', { cwd: root }).map(read);

/** The declarations of a module without comments and imports, one in a line. */
const declarationsIn = (module: string) =>
  module
    .replaceAll(/\/\*\*.*?\*\/\s*/gs, '')
    .split(/^(?=export |declare |interface |type |import )/m)
    .filter((declaration) => /^(?!import )\w/.test(declaration))
    .map((declaration) => declaration.replaceAll(/\s+/g, ' ').trim());

/** The name of every public module of a package, with its declarations. */
const reportOf = (folder: string) =>
  globSync('dist/**/*.d.ts', { cwd: join(root, folder) })
    .toSorted()
    .map((file) => [`# ${file}`, ...declarationsIn(read(join(folder, file))), ''].join('\n'))
    .join('\n');

// The report is that of the last release; `npm run version-packages` writes it.
it.each(['domain', 'api-client', 'ui'])(
  'the public API of %s is that of the last release, or a changeset says what is new',
  async (name) => {
    if (changesets.some((text) => text.includes(`'@dealerkit/${name}'`))) return;
    await expect(reportOf(`packages/${name}`)).toMatchFileSnapshot(`../packages/${name}/api-report.txt`);
  },
);

it('a changeset names each component that the last release had and this one has not', () => {
  const components = (files: string[]) =>
    files.flatMap((file) => /^dist\/(?:elements|blocks|screens)\/(\w+)\/\1\.d\.ts$/.exec(file)?.[1] ?? []);
  const released = components(
    Array.from(read('packages/ui/api-report.txt').matchAll(/^# (.*)$/gm), ([, file = '']) => file),
  );
  const built = components(
    globSync('dist/**/*.d.ts', { cwd: join(root, 'packages/ui') }).map((file) => file.replaceAll('\\', '/')),
  );
  const gone = released.filter((name) => !built.includes(name));
  expect(gone.filter((name) => !changesets.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([]);
});
