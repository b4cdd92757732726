import { expect, it } from 'vitest';
import { parseQueueRefusal } from './queueRefusal.js';

it('reads why an order is not sent by itself', () => {
  const stored = { why: 'notOnSale', names: ['Clutch Kit'] };
  expect(parseQueueRefusal(stored)).toEqual(stored);
  expect(parseQueueRefusal(undefined)).toBeUndefined();
});

it.each(['a sentence of an earlier version', { why: 'weather' }, null])(
  'keeps an order from being sent by itself whose refusal it cannot read: %j',
  (stored) => expect(parseQueueRefusal(stored)).toEqual({ why: 'host', kind: 'unexpected' }),
);
