import { createListLookup, resolveOrderList, splitOrderList } from '@dealerkit/domain/orderList';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headlamp, parts } from '../../../stories/fixtures/index.js';
import { addRows, chosenLines, type ListRow, listText, withoutAdded } from './pastedRows.js';

const lookup = createListLookup(parts, (words) => (words.includes('lamp') ? [headlamp] : []), {
  pause: () => Promise.resolve(),
});

const rowsOf = async (rows: readonly ListRow[], pasted: string) => {
  const { header = '', lines, rest } = splitOrderList(pasted);
  const found = await resolveOrderList(
    lines.map(({ line }) => line),
    await lookup,
  );
  return { rows: addRows(rows, lines, found), header, rest };
};

const letters = (text: string) => text.replaceAll(/[\s,;।\u2028\u2029]/g, '');

const pasted = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.constantFrom('headlamp', '3482000556', ' x 2', ', ', '\n', '\r\n', '\t', 'Qty', ' 4 pcs', '।', '"'))
    .map((all) => all.join('')),
);

it('every line of a list is in a row, and those that were not added stay in the text', async () => {
  await fc.assert(
    fc.asyncProperty(pasted, pasted, async (first, second) => {
      const one = await rowsOf([], first);
      const { rows, header, rest } = await rowsOf(one.rows, second);
      const shown = [one.header, ...one.rows.map(({ text }) => text), one.rest].join('');
      expect(letters(shown)).toBe(letters(first));
      const added = rows.slice(one.rows.length);
      expect(letters([header, ...added.map(({ text }) => text), rest].join(''))).toBe(letters(second));
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      const kept = withoutAdded(rows, []);
      expect(kept.length + chosenLines(rows).length).toBe(rows.length);
      const text = letters(listText(kept, rest));
      for (const row of kept) expect(text).toContain(letters(row.line));
    }),
    { numRuns: 200 },
  );
});

it('lines for which there was no room stay', async () => {
  const { rows } = await rowsOf([], 'headlamp 2 pcs\nunknown');
  expect(withoutAdded(rows, []).map(({ text }) => text)).toEqual(['unknown']);
  expect(withoutAdded(rows, chosenLines(rows))).toEqual(rows);
});
