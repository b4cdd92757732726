import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../docs/failures.md', import.meta.url), 'utf8');

/** The cells of a table in `docs/failures.md`. */
function tableOf(name: string): string[][] {
  const [, text = ''] = page.split(`<!-- ${name} -->\n\n`);
  const lines = text.split('\n\n', 1).join().split('\n');
  return lines.map((line) => line.slice(2, -2).split(' | ')).map((cells) => cells.map((cell) => cell.trim()));
}

const [outcomes, classes, calls] = [tableOf('outcomes'), tableOf('classes'), tableOf('calls')];

/** What the user sees of a failed call. */
export interface Outcome {
  /** How the host fails the call: a status or another name. */
  mode: string;
  name: string;
  /** The heading of an error that takes the place of content. */
  title: string;
  text: string;
  /** The buttons and links below the error. */
  actions: string[];
}

function readOutcome(mode: string, name: string): Outcome {
  const [, title = '', text, actions = ''] = outcomes.find(([each]) => each === name) ?? [];
  if (!text) throw new Error(`docs/failures.md does not describe the outcome "${name}".`);
  return { mode, name, title, text, actions: actions.split(', ').filter(Boolean) };
}

/** Reads which call of a class the journeys fail, and the outcome of each mode. */
export function readClass(name: string): { call: string; outcomes: Outcome[] } {
  const [, , call = ''] = classes.find(([each]) => each === name) ?? [];
  const [, , ...modes] = calls[0] ?? [];
  const rows = calls.filter(([, each]) => each === name).map(([, , ...cells]) => cells);
  if (new Set(rows.map((cells) => cells.join())).size !== 1)
    throw new Error(`In docs/failures.md the calls of the class "${name}" have different outcomes, or there are none.`);
  return { call, outcomes: modes.map((mode, column) => readOutcome(mode, rows[0]?.[column] ?? '')) };
}
