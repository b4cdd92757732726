import { beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeysOf } from './idempotencyKeys.js';
import { keysToRelease } from './releaseKeys.js';
import { sessionDrafts } from '../../../storage/sessionDrafts.js';

beforeEach(() => sessionDrafts.clear());

const disc = idempotencyKeysOf('disc');

/** Sends a request whose response never arrives, and returns its key. */
const sendWithoutResponse = (content: string, keys = disc) => {
  const request = keys.begin(content);
  request.end(false);
  return request.key;
};

describe('an idempotency key', () => {
  it('is kept while the outcome is unknown, also after the page is rendered again', () => {
    const first = sendWithoutResponse('two discs');
    expect(sendWithoutResponse('two discs')).toBe(first);
    expect(sendWithoutResponse('two discs', idempotencyKeysOf('disc'))).toBe(first);
  });

  it('is new after a final response', () => {
    const first = sendWithoutResponse('two discs');
    disc.begin('two discs').end(true);
    expect(sendWithoutResponse('two discs')).not.toBe(first);
  });

  it('is new after other content was sent', () => {
    const first = sendWithoutResponse('two discs');
    expect(sendWithoutResponse('three discs')).not.toBe(first);
    expect(sendWithoutResponse('two discs')).not.toBe(first);
  });

  it('belongs to one form', () => {
    expect(sendWithoutResponse('two', idempotencyKeysOf('drum'))).not.toBe(sendWithoutResponse('two'));
  });

  it('is new after the list has shown the outcome', () => {
    const first = sendWithoutResponse('two discs');
    keysToRelease()();
    expect(sendWithoutResponse('two discs')).not.toBe(first);
  });

  it('is kept if the list was requested before it, or while its request was pending', () => {
    const releaseEarlier = keysToRelease();
    const request = disc.begin('two discs');
    const releaseMeanwhile = keysToRelease();
    request.end(false);
    releaseEarlier();
    releaseMeanwhile();
    expect(sendWithoutResponse('two discs')).toBe(request.key);
  });

  it('is kept if the content was sent again after the list was requested', () => {
    const first = sendWithoutResponse('two discs');
    const release = keysToRelease();
    sendWithoutResponse('two discs');
    release();
    expect(sendWithoutResponse('two discs')).toBe(first);
  });

  it('is new for the next user', () => {
    sessionDrafts.openFor('rahim@example.com');
    const first = sendWithoutResponse('two discs');
    sessionDrafts.openFor('karim@example.com');
    expect(sendWithoutResponse('two discs')).not.toBe(first);
  });
});
