import { expect, test } from 'vitest';
import { createIds } from './createIds.ts';

test('ids are 24 hex digits that start with the time', () => {
  const moment = Date.UTC(2026, 10, 21);
  const id = createIds('0', () => moment)();
  expect(id).toMatch(/^[\da-f]{24}$/);
  expect(Number.parseInt(id.slice(0, 12), 16)).toBe(moment);
});

test('ids increase within a millisecond and when the clock goes back', () => {
  let clock = 1_000_000;
  const newId = createIds('0', () => clock);
  const ids = Array.from({ length: 1000 }, () => newId());
  clock -= 5000;
  ids.push(newId());
  expect(new Set(ids).size).toBe(1001);
  expect(ids.toSorted()).toEqual(ids);
});

test('ids are greater than the newest stored id', () => {
  const newest = 'f'.repeat(23) + '0';
  expect(createIds(newest)()).toBe('f'.repeat(23) + '1');
});
