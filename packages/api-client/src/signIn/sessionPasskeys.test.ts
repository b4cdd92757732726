import { describe, expect, it, vi } from 'vitest';
import { classifyError } from '../client/classifyError.js';
import { HttpError } from '../client/errors.js';
import { createSessionClient } from '../client/sessionClient.js';

type HostResponse = readonly [status: number, issues?: readonly object[]];

const refused = (message: string, status = 403): HostResponse => [status, [{ path: 'passkey', message }]];
const unconfirmed = refused('must be confirmed');

/** A host that sends the given responses in turn, and a session of an admin who confirms with `confirmed`, or does not. */
const setUp = (responses: HostResponse[], confirmed: string | null = 'confirmed') => {
  let token = 'old';
  let user = 'rahim';
  const sent: string[] = [];
  const confirmPasskey = vi.fn<() => Promise<string | null>>(async () => {
    token = confirmed ?? token;
    return confirmed;
  });
  const client = createSessionClient({
    host: '',
    accessToken: () => token,
    refreshToken: () => (token = 'new'),
    user: () => user,
    confirmPasskey,
    fetch: async (url, { headers, body }) => {
      const given = new Headers(headers);
      const key = given.get('idempotency-key');
      sent.push([given.get('authorization'), key, typeof body === 'string' ? body : url].join(' '));
      const [status, issues = []] = responses.shift() ?? [201];
      return new Response(JSON.stringify({ message: 'no', issues, insertedId: 'e1', balance: 0 }), { status });
    },
  });
  const entry = { id: 'c1', kind: 'payment', amount: 500, method: 'cash' } as const;
  return {
    pay: () => client.addLedgerEntry(entry, { idempotencyKey: 'k' }),
    switchUser: () => void (user = 'karim'),
    sent,
    confirmPasskey,
  };
};

describe('a protected call without a confirmation', () => {
  it('is repeated with the token of the confirmation, the same input and the same key', async () => {
    const { pay, sent, confirmPasskey } = setUp([unconfirmed]);
    await expect(pay()).resolves.toMatchObject({ insertedId: 'e1' });
    const [first = '', second = ''] = sent;
    expect(first).toMatch(/^Bearer old k \{.*"amount":500/);
    expect(second).toBe(first.replace('old', 'confirmed'));
    expect(sent).toHaveLength(2);
    expect(confirmPasskey).toHaveBeenCalledOnce();
  });

  it('shares the confirmation with calls that are refused at the same time', async () => {
    const { pay, sent, confirmPasskey } = setUp([unconfirmed, unconfirmed, unconfirmed]);
    await Promise.all([pay(), pay(), pay()]);
    expect(confirmPasskey).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(6);
  });

  it('fails with the refusal if the admin does not confirm, and asks again the next time', async () => {
    const { pay, sent, confirmPasskey } = setUp([unconfirmed, unconfirmed], null);
    for (const calls of [1, 2]) {
      const error: unknown = await pay().catch((reason: unknown) => reason);
      expect(classifyError(error)).toMatchObject({ kind: 'passkey', isFinal: false, isOutcomeUnknown: false });
      expect(confirmPasskey).toHaveBeenCalledTimes(calls);
    }
    expect(sent).toHaveLength(2);
  });

  it('is confirmed after a renewal of the token too', async () => {
    const { pay, sent, confirmPasskey } = setUp([[401], unconfirmed]);
    await pay();
    expect(confirmPasskey).toHaveBeenCalledOnce();
    expect(sent.map((call) => call.split(' ')[1])).toEqual(['old', 'new', 'confirmed']);
  });

  it('is not repeated for another user who has signed in meanwhile', async () => {
    const { pay, sent, confirmPasskey, switchUser } = setUp([unconfirmed]);
    confirmPasskey.mockImplementationOnce(async () => {
      switchUser();
      return 'of karim';
    });
    await expect(pay()).rejects.toMatchObject({ status: 403 });
    expect(sent).toHaveLength(1);
  });
});

it.each([
  ['must be added', 403, 'passkey'],
  ['was not accepted', 403, 'forbidden'],
  ['must be confirmed', 400, 'unexpected'],
])('a refusal whose passkey %s (HTTP %i) is not asked for, and is of the kind %s', async (message, status, kind) => {
  const { pay, confirmPasskey } = setUp([refused(message, status)]);
  const error: unknown = await pay().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(classifyError(error).kind).toBe(kind);
  expect(confirmPasskey).not.toHaveBeenCalled();
});
