import { expect, it } from 'vitest';
import { createAttempts } from './attempts.js';

it('keeps the key of an attempt that was not answered', () => {
  const attempts = createAttempts();
  expect(attempts.keyOf('two discs')).toBe(attempts.keyOf('two discs'));
});

it('gives other content another key', () => {
  const attempts = createAttempts();
  expect(attempts.keyOf('two discs')).not.toBe(attempts.keyOf('three discs'));
});

it('takes the same content for a new attempt once the first was answered', () => {
  const attempts = createAttempts();
  const first = attempts.keyOf('two discs');
  attempts.answered('two discs');
  expect(attempts.keyOf('two discs')).not.toBe(first);
});
