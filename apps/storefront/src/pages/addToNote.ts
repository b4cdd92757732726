import { textLengths } from '@dealerkit/domain/textRules';

/** Adds lines to a note, except those that it has. Lines for which it has no room are left out. */
export const addToNote = (note = '', lines: string): { note: string; isComplete: boolean } => {
  let next = note.trimEnd();
  let isComplete = true;
  for (const line of lines.split('\n')) {
    if (next.split('\n').includes(line)) continue;
    const longer = next === '' ? line : `${next}\n${line}`;
    if (longer.length > textLengths.orders.note) isComplete = false;
    else next = longer;
  }
  return { note: next, isComplete };
};
