import { readFileSync } from 'node:fs';

/** What people see of one failed call, as `docs/failures.md` spells it. */
export interface Sight {
  name: string;
  title: string;
  sentence: string;
  waysOn: string[];
}

/** One call of the documented table, and what is seen of it by the way the host fails it. */
export interface CallRow {
  call: string;
  /** Sight by failure, in the table's order. */
  cells: [failure: string, sight: Sight][];
}

const page = new URL('../../docs/failures.md', import.meta.url);

/** The rows of the table whose first heading is the given one, as objects by heading. */
function readTable(text: string, firstHeading: string): Record<string, string>[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^\\| ${firstHeading} +\\|`).test(line));
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  const [headings = [], , ...rows] = rest.slice(0, end).map(cellsOf);
  return rows.map((cells) => Object.fromEntries(headings.map((heading, column) => [heading, cells[column] ?? ''])));
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function readSights(text: string): Map<string, Sight> {
  const sights = readTable(text, 'seen').map(
    ({ seen: name = '', title = '', sentence = '', 'ways on': ways = '' }) => ({
      name,
      title,
      sentence,
      waysOn: ways.split(', ').filter(Boolean),
    }),
  );
  return new Map(sights.map((sight) => [sight.name, sight]));
}

/** Reads the page that says what is seen: it is what the journeys walk. @throws an error when a cell names nothing that is explained */
export function readFailures(): CallRow[] {
  const text = readFileSync(page, 'utf8');
  const sights = readSights(text);
  return readTable(text, 'call').map(({ call = '', ...cells }) => ({
    call,
    cells: Object.entries(cells).map(([failure, name]) => {
      const sight = sights.get(name);
      if (!sight) throw new Error(`docs/failures.md does not explain "${name}" (${call}, ${failure})`);
      return [failure, sight];
    }),
  }));
}
