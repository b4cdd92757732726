import { beforeEach, describe, expect, it } from 'vitest';
import { notes } from '../session/notes.js';
import { attemptsAt, settleAttempts } from './attempts.js';

beforeEach(() => notes.forget());

const disc = attemptsAt('disc');

/** Sends something whose answer never comes. */
const lose = (content: string, attempts = disc) => {
  const attempt = attempts.begin(content);
  attempt.end(false);
  return attempt.key;
};

describe('an attempt', () => {
  it('keeps its key while nobody knows what became of it, also for the page drawn anew', () => {
    const first = lose('two discs');
    expect(lose('two discs')).toBe(first);
    expect(lose('two discs', attemptsAt('disc'))).toBe(first);
  });

  it('is a new one once it was answered', () => {
    const first = lose('two discs');
    disc.begin('two discs').end(true);
    expect(lose('two discs')).not.toBe(first);
  });

  it('is a new one when something else was sent in between', () => {
    const first = lose('two discs');
    expect(lose('three discs')).not.toBe(first);
    expect(lose('two discs')).not.toBe(first);
  });

  it('belongs to one form', () => {
    expect(lose('two', attemptsAt('drum'))).not.toBe(lose('two'));
  });

  it('is a new one once the list has shown what became of it', () => {
    const first = lose('two discs');
    settleAttempts()();
    expect(lose('two discs')).not.toBe(first);
  });

  it('is none that a list tells of which was asked for before it, or while it was under way', () => {
    const settleEarly = settleAttempts();
    const attempt = disc.begin('two discs');
    const settleMeanwhile = settleAttempts();
    attempt.end(false);
    settleEarly();
    settleMeanwhile();
    expect(lose('two discs')).toBe(attempt.key);
  });

  it('is a new one for whoever signs in next', () => {
    notes.openFor('rahim@example.com');
    const first = lose('two discs');
    notes.openFor('karim@example.com');
    expect(lose('two discs')).not.toBe(first);
  });
});
