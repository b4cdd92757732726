import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chequeStatuses, type ChequeStatus } from '../books.js';
import { isChequeStep, isDue, needsReason } from './cheques.js';

const status = fc.constantFrom(...chequeStatuses);

it('lets a cheque clear, bounce or be cancelled, and takes only the last two back', () => {
  const steps = chequeStatuses.flatMap((from) =>
    chequeStatuses.filter((to) => isChequeStep({ from, to })).map((to) => `${from} -> ${to}`),
  );
  expect(steps).toEqual([
    'received -> cleared',
    'received -> bounced',
    'received -> cancelled',
    'bounced -> received',
    'cancelled -> received',
  ]);
});

it('clears a cheque once, whatever is tried', () => {
  fc.assert(
    fc.property(fc.array(status), (tried) => {
      let present: ChequeStatus = 'received';
      let clearings = 0;
      for (const to of tried) {
        if (!isChequeStep({ from: present, to })) continue;
        expect(present).not.toBe('cleared');
        if (to === 'cleared') clearings += 1;
        present = to;
      }
      expect(clearings).toBe(present === 'cleared' ? 1 : 0);
    }),
  );
});

it('asks why a cheque bounced or is cancelled', () => {
  expect(chequeStatuses.filter(needsReason)).toEqual(['bounced', 'cancelled']);
});

it('is due from its date on, until something became of it', () => {
  const day = fc
    .integer({ min: 0, max: 800 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(status, day, day, (present, chequeDate, today) => {
      const hasCome = Date.parse(chequeDate) <= Date.parse(today);
      expect(isDue({ status: present, chequeDate }, today)).toBe(present === 'received' && hasCome);
    }),
  );
});
