import { replaceTables, table } from '../../scripts/tables.ts';
import { readResult, stories } from './proofs.ts';

/** What was pressed in the keyboard stories of the elements, by component and role. The blocks consist of elements. */
function keysOfElements(): string {
  const keys = new Map<string, Set<string>>();
  for (const { id, title, tags } of stories()) {
    const [layer, component] = title.split('/');
    if (layer !== 'Elements' || !tags.includes('keyboard')) continue;
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

/** Rewrites the table from what the stories pressed in the last `npm test`. */
export const keyboardPage = (page: string): string => replaceTables(page, { elements: keysOfElements() });
