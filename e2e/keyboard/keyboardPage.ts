import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceTables, table } from '../../scripts/tables.ts';

interface StoryIndex {
  entries: Record<string, { title: string; tags: string[] }>;
}

const results = join(import.meta.dirname, '../../test-results');
const read = (file: string): unknown => JSON.parse(readFileSync(join(results, file), 'utf8'));

/** What was pressed in the keyboard stories of a layer, by component and role. */
function keysIn(layer: string): string[][] {
  const keys = new Map<string, Set<string>>();
  for (const [id, { title, tags }] of Object.entries((read('storybook/index.json') as StoryIndex).entries)) {
    const [ownLayer, component] = title.split('/');
    if (ownLayer !== layer || !tags.includes('keyboard')) continue;
    for (const [role, key] of read(`keyboard/${id}.json`) as [role: string, key: string][]) {
      const row = `${component} ${role}`;
      keys.set(row, (keys.get(row) ?? new Set()).add(key));
    }
  }
  const rows = [...keys].toSorted(([one], [other]) => one.localeCompare(other));
  return rows.map(([row, pressed]) => [...row.split(' '), [...pressed].toSorted().join(', ')]);
}

/** Rewrites the tables from what the stories pressed in the last `npm test`. */
export const keyboardPage = (page: string): string => {
  const tableOf = (layer: string) => table(['component', 'role', 'keys'], keysIn(layer));
  return replaceTables(page, { elements: tableOf('Elements'), blocks: tableOf('Blocks') });
};
