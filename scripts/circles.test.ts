import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = new Set(
  globSync('{packages,apps,e2e,scripts,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/{node_modules,dist}/**'],
  }),
);

/** The modules of this repository that a module imports, also for their types or later. */
const importsOf = (file: string): string[] =>
  Array.from(
    readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g),
    ([, path = '']) => {
      const target = join(dirname(file), path);
      return [target, target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx')].find((each) => files.has(each));
    },
  ).filter((target) => target !== undefined);

/** Removes the modules that import no remaining one, until only circles and what imports them are left. */
const circlesIn = (graph: Map<string, string[]>): string[] => {
  const free = [...graph].filter(([, targets]) => !targets.some((target) => graph.has(target)));
  if (free.length === 0) return [...graph.keys()];
  for (const [file] of free) graph.delete(file);
  return circlesIn(graph);
};

// The rule `import/no-cycle` of oxlint does not find a `.tsx` file by its import as `.js`.
it('no modules import each other in a circle', () => {
  expect(circlesIn(new Map(Array.from(files, (file) => [file, importsOf(file)])))).toEqual([]);
});
