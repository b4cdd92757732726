import { describe, expect, test } from 'vitest';
import { classifyError } from './classifyError.js';
import { AnswerError, HttpError, NetworkError } from './errors.js';

const refused = (status: number) => new HttpError('placeOrder', status, 'Only 3 are left.', []);
const unreachable = new NetworkError('placeOrder', new TypeError('fetch failed'));
const malformed = new AnswerError('placeOrder', []);
const bug = new TypeError('undefined is not a function');

describe('classifyError', () => {
  test.each([
    [refused(302), 'unexpected'],
    [refused(400), 'unexpected'],
    [refused(401), 'unauthorised'],
    [refused(403), 'forbidden'],
    [refused(404), 'notFound'],
    [refused(408), 'server'],
    [refused(409), 'unexpected'],
    [refused(410), 'notFound'],
    [refused(425), 'server'],
    [refused(429), 'tooMany'],
    [refused(500), 'server'],
    [refused(503), 'server'],
    [unreachable, 'offline'],
    [malformed, 'unexpected'],
    [bug, 'unexpected'],
    [undefined, 'unexpected'],
  ])('finds the kind of %o: %s', (error, kind) => {
    expect(classifyError(error).kind).toBe(kind);
  });

  test.each([400, 404, 409, 413, 422])('takes %i as final, with the message of the host', (status) => {
    expect(classifyError(refused(status))).toMatchObject({ isFinal: true, hostMessage: 'Only 3 are left.' });
  });

  test.each([401, 403, 408, 429, 500, 503])(
    'does not take %i as final, and omits the message of the host',
    (status) => {
      expect(classifyError(refused(status))).toMatchObject({ isFinal: false, hostMessage: undefined });
    },
  );

  test('takes an accepted call with an invalid response as final', () => {
    expect(classifyError(malformed)).toMatchObject({ isFinal: true, isOutcomeUnknown: false });
  });

  test.each([
    [404, true],
    [409, true],
    [400, false],
    [410, false],
    [500, false],
  ])('finds whether %i means that the page is stale: %s', (status, isStale) => {
    expect(classifyError(refused(status)).isStale).toBe(isStale);
  });

  test.each([
    [refused(429), false],
    [refused(499), false],
    [refused(500), true],
    [unreachable, true],
    [bug, true],
  ])('finds whether the outcome of %o is unknown: %s', (error, isOutcomeUnknown) => {
    expect(classifyError(error).isOutcomeUnknown).toBe(isOutcomeUnknown);
  });

  test.each([new HttpError('signIn', 409, undefined, []), new HttpError('signIn', 503, undefined, []), unreachable])(
    'treats the request as never sent if another call failed',
    (error) => {
      expect(classifyError(error, 'listOrders')).toMatchObject({
        isFinal: false,
        isStale: false,
        isOutcomeUnknown: false,
      });
    },
  );

  test('passes on the issues of the host', () => {
    const issues = [{ path: 'phone', message: 'Phone is too long.' }];
    expect(classifyError(new HttpError('placeOrder', 400, undefined, issues)).issues).toEqual(issues);
    expect(classifyError(unreachable).issues).toEqual([]);
  });
});
