import { AnswerError, HttpError, NetworkError } from '@dealerkit/api-client';
import { en } from '@dealerkit/ui/texts/en';
import { describe, expect, it } from 'vitest';
import { failureKind } from './failureKind.js';
import { submitErrorOf } from './refusal.js';

const refused = (status: number, said?: string, issues: HttpError['issues'] = []) =>
  new HttpError('placeOrder', status, said, issues);

describe('the kind of a failure', () => {
  it.each([
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [410, 'notFound'],
    [408, 'server'],
    [429, 'tooMany'],
    [500, 'server'],
    [503, 'server'],
    [400, 'unexpected'],
    [409, 'unexpected'],
    [302, 'unexpected'],
  ])('is, for HTTP %i, %s', (status, kind) => {
    expect(failureKind(refused(status))).toBe(kind);
  });

  it('is offline when the host cannot be reached', () => {
    expect(failureKind(new NetworkError('listParts', new TypeError('fetch failed')))).toBe('offline');
  });

  it('is unexpected for an answer of another shape and for any slip of our own (S168)', () => {
    expect(failureKind(new AnswerError('listParts', []))).toBe('unexpected');
    expect(failureKind(new TypeError('undefined is no function'))).toBe('unexpected');
    expect(failureKind(undefined)).toBe('unexpected');
  });
});

describe('what a person is told of a refused write', () => {
  it.each([400, 404, 409, 413, 422])('is what the host said of the request (HTTP %i)', (status) => {
    expect(submitErrorOf(refused(status, 'Only 3 are left.'), en).message).toBe('Only 3 are left.');
  });

  it.each([
    [401, 'Your session has expired. Sign in again to continue.'],
    [403, 'You don’t have access to this. Sign in with another account, or contact the shop.'],
    [429, 'Too many requests. Wait a minute and try again.'],
    [500, 'There is a problem on our side. Please try again in a moment.'],
  ])('is our own sentence where the host speaks of itself (HTTP %i)', (status, sentence) => {
    expect(submitErrorOf(refused(status, 'E11000 duplicate key'), en).message).toBe(sentence);
  });

  it('is never the name of a call, where the host said nothing', () => {
    expect(submitErrorOf(refused(409), en).message).toBe(en.errors.unexpected.advice);
  });

  it('names the fields at fault', () => {
    const issues = [{ path: 'phone', message: 'Phone is too long.' }];
    expect(submitErrorOf(refused(400, 'Phone is too long.', issues), en).fields).toEqual({
      phone: 'Phone is too long.',
    });
  });

  it('says how to go on without a connection', () => {
    const error = new NetworkError('placeOrder', new TypeError('fetch failed'));
    expect(submitErrorOf(error, en)).toEqual({ message: en.errors.offline.advice });
  });
});
