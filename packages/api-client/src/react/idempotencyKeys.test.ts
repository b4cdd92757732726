import { beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeysOf, keysToRelease } from './idempotencyKeys.js';
import { sessionDrafts } from './sessionDrafts.js';

beforeEach(() => sessionDrafts.clear());

const disc = idempotencyKeysOf('disc');

/** Sends a request whose answer never arrives, and returns its key. */
const sendWithoutAnswer = (content: string, keys = disc) => {
  const request = keys.begin(content);
  request.end(false);
  return request.key;
};

describe('an idempotency key', () => {
  it('is kept while the outcome is unknown, also after the page is rendered again', () => {
    const first = sendWithoutAnswer('two discs');
    expect(sendWithoutAnswer('two discs')).toBe(first);
    expect(sendWithoutAnswer('two discs', idempotencyKeysOf('disc'))).toBe(first);
  });

  it('is new after a final answer', () => {
    const first = sendWithoutAnswer('two discs');
    disc.begin('two discs').end(true);
    expect(sendWithoutAnswer('two discs')).not.toBe(first);
  });

  it('is new after other content was sent', () => {
    const first = sendWithoutAnswer('two discs');
    expect(sendWithoutAnswer('three discs')).not.toBe(first);
    expect(sendWithoutAnswer('two discs')).not.toBe(first);
  });

  it('belongs to one form', () => {
    expect(sendWithoutAnswer('two', idempotencyKeysOf('drum'))).not.toBe(sendWithoutAnswer('two'));
  });

  it('is new after the list has shown the outcome', () => {
    const first = sendWithoutAnswer('two discs');
    keysToRelease()();
    expect(sendWithoutAnswer('two discs')).not.toBe(first);
  });

  it('is kept if the list was requested before it, or while its request was pending', () => {
    const releaseEarlier = keysToRelease();
    const request = disc.begin('two discs');
    const releaseMeanwhile = keysToRelease();
    request.end(false);
    releaseEarlier();
    releaseMeanwhile();
    expect(sendWithoutAnswer('two discs')).toBe(request.key);
  });

  it('is kept if the content was sent again after the list was requested', () => {
    const first = sendWithoutAnswer('two discs');
    const release = keysToRelease();
    sendWithoutAnswer('two discs');
    release();
    expect(sendWithoutAnswer('two discs')).toBe(first);
  });

  it('is new for the next user', () => {
    sessionDrafts.openFor('rahim@example.com');
    const first = sendWithoutAnswer('two discs');
    sessionDrafts.openFor('karim@example.com');
    expect(sendWithoutAnswer('two discs')).not.toBe(first);
  });
});
