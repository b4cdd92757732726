import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitOrderList } from './splitOrderList.js';

const linesOf = (pasted: string) => splitOrderList(pasted).lines.map(({ line }) => line);

describe('a pasted list', () => {
  it('has a line for each line that is not blank', () => {
    expect(linesOf('a 2 pcs\r\n\r\n  b \r c\n\t\n')).toEqual(['a 2 pcs', 'b', 'c']);
    expect(splitOrderList(' \n\t')).toEqual({ lines: [], rest: '' });
  });

  it('takes part and quantity from the columns of a table, and keeps the row as it was pasted', () => {
    const { header, lines } = splitOrderList(
      'SL\tPart No\tName\tQty\tUnit price\n1\t3482083232\tClutch\t4\t4,500\n2\t0001\t\t\t9',
    );
    expect(header).toBe('SL\tPart No\tName\tQty\tUnit price');
    expect(lines).toEqual([
      { text: '1\t3482083232\tClutch\t4\t4,500', line: '3482083232 Clutch qty 4' },
      { text: '2\t0001\t\t\t9', line: '0001' },
    ]);
  });

  it('reads the columns of a file of comma-separated values, also in Bangla', () => {
    expect(linesOf('\uFEFFnumber,quantity\n3482083232,4')).toEqual(['3482083232 qty 4']);
    expect(linesOf('ক্রমিক,পার্টস,পরিমাণ,দাম\n১,ব্রেক প্যাড,২,৪৫০০')).toEqual(['ব্রেক প্যাড qty ২']);
  });

  it('has a line for each order that stands on one line', () => {
    expect(linesOf('3482083232 x 2, 3482083233 x 4; clutch plate 2 pcs')).toEqual([
      '3482083232 x 2',
      '3482083233 x 4',
      'clutch plate 2 pcs',
    ]);
    expect(linesOf('Headlamp, Left, 24 V, 2 pcs')).toEqual(['Headlamp, Left, 24 V, 2 pcs']);
  });

  it.each([
    '[10:17, 27/11/2026] Karim Motors: ',
    '[১০:১৭, ২৭/১১/২০২৬] Karim Motors: ',
    '27/11/2026, 10:17 - Karim Motors: ',
    '[27/11/26, 10:17:02 AM] Karim Motors: ',
  ])('does not end an order inside of the time of a message: %s', (stamp) => {
    expect(linesOf(`${stamp}clutch kit 2`)).toEqual([`${stamp}clutch kit 2`]);
    expect(linesOf(`${stamp}clutch kit 2 pcs, oil filter 6 pcs`)).toEqual([
      `${stamp}clutch kit 2 pcs`,
      'oil filter 6 pcs',
    ]);
  });

  it('keeps what follows after 200 lines', () => {
    const { lines, rest } = splitOrderList(Array.from({ length: 203 }, (_, index) => `part ${index}`).join('\n'));
    expect(lines).toHaveLength(200);
    expect(rest).toBe('part 200\npart 201\npart 202');
  });

  it('has at most 200 lines, also if one line orders many parts', () => {
    const { lines, rest } = splitOrderList(`${'3482083232 x 2, '.repeat(203)}\nlast`);
    expect(lines).toHaveLength(200);
    expect(rest).toBe('3482083232 x 2\n3482083232 x 2\n3482083232 x 2\nlast');
    expect(splitOrderList('a\nb\nc', 2)).toMatchObject({ lines: [{ text: 'a' }, { text: 'b' }], rest: 'c' });
  });

  it('keeps the headings of a table with the rows that follow', () => {
    const rows = Array.from({ length: 201 }, (_, index) => `${index}\t${100_000 + index}\t2`);
    const { header, lines, rest } = splitOrderList(['SL\tPart No\tQty', ...rows].join('\n'));
    expect(header).toBe('SL\tPart No\tQty');
    expect(lines).toHaveLength(200);
    expect(splitOrderList(rest).lines).toEqual([{ text: '200\t100200\t2', line: '100200 qty 2' }]);
  });

  it('reads headings without rows, and rows without the columns, as lines', () => {
    expect(splitOrderList('Part No\tQty')).toMatchObject({ lines: [{ text: 'Part No\tQty' }], rest: '' });
    expect(linesOf('SL\tPart No\tQty\n3482083232')).toEqual(['3482083232']);
  });

  it.each(['- ', '4 ', 'x', '(', ' ,', '1,', '@ 4', 'a, ', '2 pcs, ', 'a x 2, ', '"', '\t', '; ', 'a\n', 'ক ', '[, '])(
    'splits 5 MB of "%.9s" in time in proportion to their length',
    { tags: ['long'] },
    (piece) => {
      const text = piece.repeat(5_000_000 / piece.length);
      const pasted = `${text}, ${text}`.slice(0, 5_000_000);
      const start = process.cpuUsage();
      splitOrderList(pasted);
      expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(20);
    },
  );

  it('sends at most 200 characters of a line, and keeps the line', () => {
    const text = 'a'.repeat(5_000_000);
    const [first] = splitOrderList(text).lines;
    expect(first).toEqual({ text, line: text.slice(0, 200) });
  });

  it('drops nothing, whatever is pasted', () => {
    const piece = fc.constantFrom(
      '3482083232',
      ' x 2',
      ', ',
      '; ',
      '\n',
      '\r\n',
      '\t',
      'Qty',
      'clutch plate',
      ' 4 pcs',
      '।',
      '"',
    );
    const pasted = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 40 }).map((all) => all.join('')),
    );
    const letters = (text: string) => text.replaceAll(/[\s,;।\u2028\u2029]/g, '');
    fc.assert(
      fc.property(pasted, (text) => {
        const { header = '', lines, rest } = splitOrderList(text);
        expect(letters([header, ...lines.map((line) => line.text), rest].join(''))).toBe(letters(text));
        expect(lines.every(({ line }) => line.trim() !== '' && line.length <= 200)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
