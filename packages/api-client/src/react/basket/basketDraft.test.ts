import { expect, it } from 'vitest';
import { addToNote } from './basketDraft.js';

it('adds the lines that a note does not have yet', () => {
  expect(addToNote(undefined, 'air dryer\nhose 2 pcs')).toEqual({ note: 'air dryer\nhose 2 pcs', isComplete: true });
  expect(addToNote('Call first.\nair dryer', 'air dryer\nhose')).toEqual({
    note: 'Call first.\nair dryer\nhose',
    isComplete: true,
  });
});

it('leaves whole lines out for which it has no room', () => {
  const long = 'a'.repeat(495);
  expect(addToNote(long, 'b'.repeat(5))).toEqual({ note: long, isComplete: false });
  expect(addToNote(long, 'hose 2 pcs\nbbb')).toEqual({ note: `${long}\nbbb`, isComplete: false });
});
