import { textLengths } from '@dealerkit/domain/text/textLengths';
import { storedDraft } from '../../storage/sessionDrafts.js';

/** What is typed into the form of the basket, kept when the visitor logs in to order. */
export const basketDraft = storedDraft('visitor basket');

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

/** Adds lines to the note that is being written in the form of the basket. Returns whether it had room for all. */
export const addToBasketNote = (lines: string): boolean => {
  const draft = basketDraft.read();
  const { note, isComplete } = addToNote(draft?.['note'], lines);
  basketDraft.write({ ...draft, note });
  return isComplete;
};
