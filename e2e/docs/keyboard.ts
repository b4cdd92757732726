import { replaceTables, table } from '../../scripts/tables.ts';
import { readResult, stories } from './proofs.ts';

/** What was pressed in the keyboard stories of a layer, by component and role. */
function keysIn(layer: string): string {
  const keys = new Map<string, Set<string>>();
  for (const { id, title, tags } of stories()) {
    const [ownLayer, component] = title.split('/');
    if (ownLayer !== layer || !tags.includes('keyboard')) continue;
    for (const [role, key] of readResult(`keyboard/${id}.json`) as [role: string, key: string][]) {
      const row = `${component} ${role}`;
      keys.set(row, (keys.get(row) ?? new Set()).add(key));
    }
  }
  const rows = [...keys].toSorted(([one], [other]) => one.localeCompare(other));
  return table(
    ['component', 'role', 'keys'],
    rows.map(([row, pressed]) => [...row.split(' '), [...pressed].toSorted().join(', ')]),
  );
}

/** Rewrites the tables from what the stories pressed in the last `npm test`. */
export const keyboardPage = (page: string): string =>
  replaceTables(page, { elements: keysIn('Elements'), blocks: keysIn('Blocks') });
