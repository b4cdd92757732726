import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasQuantity, parseOrderLine } from './parseOrderLine.js';

describe('a line of an order list', () => {
  it('also reads the whole line as the number, which a catalogue can have', () => {
    expect(parseOrderLine('3482 - 083 - 232').readings.map(({ words }) => words)).toContain('3482 - 083 - 232');
    expect(parseOrderLine('3482 083 232 4').readings).toContainEqual({ words: '3482 083 232', quantity: 4 });
    expect(parseOrderLine('4 3482 083 232').readings).toContainEqual({ words: '3482 083 232', quantity: 4 });
  });

  it('keeps the text, has words, and a quantity that is a whole number from 1, whatever is typed', () => {
    const pieces = fc.constantFrom(
      'x',
      ' ',
      '-',
      '(',
      ')',
      '4',
      '৪',
      'টা',
      'pcs',
      '\t',
      ',',
      '.',
      'qty',
      '3482',
      '@',
      '\u200F',
    );
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(line, (text) => {
        const { text: kept, readings } = parseOrderLine(text);
        expect(kept).toBe(text);
        for (const { words, quantity = 1 } of readings) {
          expect(words === '' && text.trim() !== '').toBe(false);
          expect(Number.isSafeInteger(quantity) && quantity >= 1).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('reads hostile lines in time in proportion to their length', { tags: ['long'] }, () => {
    const start = process.cpuUsage();
    for (const piece of ['- ', '4 ', 'x', '(', ' ,', '1,', '@ 4', '10:32 ', 'a:'])
      parseOrderLine(piece.repeat(2_500_000 / piece.length));
    expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(20);
  });

  it('tells whether a piece of a line orders something by itself', () => {
    expect(hasQuantity('3482083232 x 2')).toBe(true);
    expect(hasQuantity('430 mm')).toBe(false);
  });
});
