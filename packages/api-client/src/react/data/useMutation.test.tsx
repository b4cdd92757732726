import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerError, contract, type ErrorKind, HttpError, NetworkError } from '../../index.js';
import type { ClientProviderProps } from './ClientProvider.js';
import { callHook, type Send } from '../../../tests/renderWithClient.js';
import { keysToRelease } from './requests/releaseKeys.js';
import { sessionDrafts } from '../../storage/sessionDrafts.js';
import { useMutation } from './useMutation.js';

const { revalidate } = vi.hoisted(() => ({
  revalidate: vi.fn<(mutate: unknown, names: unknown) => Promise<void>>(async () => undefined),
}));
vi.mock('./requests/revalidate.js', () => ({ revalidate }));

const send = vi.fn<Send>();
const onSuccess = vi.fn<(message: string, name: string | undefined) => void>();
const onError = vi.fn<(message: string, name: string | undefined) => void>();
const errorMessage = (kind: ErrorKind) => `Advice: ${kind}.`;
const customer = { userEmail: 'rahim@example.com', userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const input = { ...customer, product_name: 'Brake Disc', orderQuantity: 2 };

const settings = { errorMessage, onSuccess, onError };

/** Renders a mutation and returns its function. */
const renderHook = <Result,>(useHook: () => Result, other: Partial<ClientProviderProps> = {}): Result =>
  callHook(send, useHook, { ...settings, ...other });

const order = (other?: Partial<ClientProviderProps>) =>
  renderHook(
    () => useMutation('placeOrder', { successMessage: ({ product_name }) => `${product_name} is ordered.` }),
    other,
  );

const remove = () =>
  renderHook(() =>
    useMutation('deleteOrder', {
      successMessage: () => 'Brake Disc is deleted.',
      noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? 'Nothing is deleted.' : undefined),
    }),
  );

const makeAdmin = () =>
  renderHook(() =>
    useMutation('makeAdmin', {
      forbiddenMessage: 'Failed to Make an admin',
      conflictMessage: (body) => (body === undefined ? undefined : 'Is one already.'),
    }),
  );

beforeEach(() => {
  vi.clearAllMocks();
  sessionDrafts.clear();
  send.mockResolvedValue(undefined);
});

const refused = (status: number, hostMessage?: string) => new HttpError('placeOrder', status, hostMessage, []);

describe('a mutation that the host accepts', () => {
  it('shows its success message and revalidates what has changed', async () => {
    expect(await order()(input)).toBeUndefined();
    expect(send).toHaveBeenCalledWith('placeOrder', input, {
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    });
    expect(onSuccess.mock.calls).toEqual([['Brake Disc is ordered.', 'placeOrder']]);
    expect(revalidate).toHaveBeenCalledWith(expect.any(Function), contract.placeOrder.changes);
    expect(contract.placeOrder.changes).toEqual(
      expect.arrayContaining(['listOrders', 'findOrders', 'listParts', 'getPart']),
    );
  });

  it('passes on the response, so that no page has to find what was added', async () => {
    send.mockResolvedValue({ insertedId: 'a1' });
    const onAccepted = vi.fn<(response: { insertedId?: string | undefined }) => void>();
    expect(await order()(input, onAccepted)).toBeUndefined();
    expect(onAccepted.mock.calls).toEqual([[{ insertedId: 'a1' }]]);
    send.mockRejectedValue(refused(409, 'Only 3 left.'));
    await order()(input, onAccepted);
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  it('is a success whatever the body of the response (S110, S115, S122, S126)', async () => {
    send.mockRejectedValue(new AnswerError('deleteOrder', []));
    expect(await remove()({ id: '1' })).toBeUndefined();
    expect(onSuccess.mock.calls).toEqual([['Brake Disc is deleted.', 'deleteOrder']]);
  });

  it('but changes nothing shows no success message (S146)', async () => {
    send.mockResolvedValue({ deletedCount: 0 });
    expect(await remove()({ id: '1' })).toEqual({ message: 'Nothing is deleted.' });
    expect(onSuccess).not.toHaveBeenCalled();
  });
});

describe('a mutation that may have been carried out', () => {
  const payment = { id: 'c1', kind: 'payment', amount: 500_000, method: 'cash' } as const;

  it.each([
    ['no answer arrives', new NetworkError('addLedgerEntry', new TypeError('fetch failed'))],
    ['the host fails', new HttpError('addLedgerEntry', 500, undefined, [])],
  ])('says so and loads what it changes again when %s', async (_, error) => {
    send.mockRejectedValue(error);
    const pay = renderHook(() =>
      useMutation('addLedgerEntry', { unknownOutcomeMessage: 'It may be recorded: look in the ledger.' }),
    );
    expect(await pay(payment)).toMatchObject({
      message: 'It may be recorded: look in the ledger.',
      isOutcomeUnknown: true,
    });
    expect(revalidate.mock.calls.map(([, names]) => names)).toEqual([contract.addLedgerEntry.changes]);
    expect(contract.addLedgerEntry.changes).toEqual(expect.arrayContaining(['findLedger', 'getCustomer']));
  });
});

describe('the idempotency key of a call', () => {
  const payment = { id: 'c1', kind: 'payment', amount: 500_000, method: 'cash' } as const;
  const keyOfCall = (index: number) => send.mock.calls[index]?.[2]?.idempotencyKey;
  const pay = () => renderHook(() => useMutation('addLedgerEntry'));

  it('stays the same for one opened form until the host has decided, whatever lists are loaded', async () => {
    const form = {};
    send.mockRejectedValueOnce(new NetworkError('addLedgerEntry', new TypeError('fetch failed')));
    await pay()(payment, undefined, form);
    keysToRelease()();
    await pay()(payment, undefined, form);
    expect(keyOfCall(1)).toBe(keyOfCall(0));
    await pay()(payment, undefined, form);
    expect(keyOfCall(2)).not.toBe(keyOfCall(1));
  });

  it('is another one for other content, for a form that is opened again, and for a call without a form', async () => {
    send.mockRejectedValue(new NetworkError('addLedgerEntry', new TypeError('fetch failed')));
    const form = {};
    await pay()(payment, undefined, form);
    await pay()({ ...payment, amount: 1 }, undefined, form);
    await pay()(payment, undefined, {});
    await pay()(payment);
    await pay()(payment);
    expect(new Set([0, 1, 2, 3, 4].map(keyOfCall)).size).toBe(5);
    expect(send).toHaveBeenCalledTimes(5);
  });
});

describe('a mutation that fails', () => {
  it.each<[error: Error, message: string]>([
    ...[400, 404, 409, 413, 422].map((status): [Error, string] => [refused(status, 'Only 3 left.'), 'Only 3 left.']),
    [refused(409), errorMessage('unexpected')],
    [refused(401, 'E11000 duplicate key'), errorMessage('unauthorised')],
    [refused(403, 'E11000 duplicate key'), errorMessage('forbidden')],
    [refused(429, 'E11000 duplicate key'), errorMessage('tooMany')],
    [refused(500, 'E11000 duplicate key'), errorMessage('server')],
    [new NetworkError('placeOrder', new TypeError('fetch failed')), errorMessage('offline')],
    [new Error('a bug'), errorMessage('unexpected')],
  ])('shows what to do and no success message (%s) (S110, S115, S122, S126, S168)', async (error, message) => {
    send.mockRejectedValue(error);
    expect(await order()(input)).toMatchObject({ message, announced: true });
    expect(onError.mock.calls).toEqual([[message, 'placeOrder']]);
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('is not marked as announced if nothing shows its message', async () => {
    send.mockRejectedValue(refused(409, 'Only 3 left.'));
    expect(await order({ onError: undefined })(input)).toMatchObject({ message: 'Only 3 left.', announced: false });
  });

  it.each([
    [403, 'Failed to Make an admin'],
    [500, errorMessage('server')],
  ])('shows its own message if there is one (HTTP %i)', async (status, message) => {
    send.mockRejectedValue(new HttpError('makeAdmin', status, 'Only for admins.', []));
    expect(await makeAdmin()({ email: 'rahim@example.com' })).toMatchObject({ message, announced: true });
    expect(onError.mock.calls).toEqual([[message, 'makeAdmin']]);
  });

  it('shows its own message about a conflict, from the body of the response', async () => {
    send.mockRejectedValue(new HttpError('makeAdmin', 409, undefined, [], { role: 'admin' }));
    expect(await makeAdmin()({ email: 'rahim@example.com' })).toMatchObject({
      message: 'Is one already.',
      body: { role: 'admin' },
    });
  });

  it('shows what the host says about single fields', async () => {
    const issues = [{ path: 'phone', message: 'Phone is too long.' }];
    send.mockRejectedValue(new HttpError('placeOrder', 400, 'Phone is too long.', issues));
    expect(await order()(input)).toMatchObject({ fields: { phone: 'Phone is too long.' } });
  });

  it.each([404, 409, 400, 403, 500])('revalidates only what is stale (HTTP %i)', async (status) => {
    send.mockRejectedValue(refused(status, 'no'));
    await order()(input);
    expect(revalidate.mock.calls.map(([, names]) => names)).toEqual(
      [404, 409].includes(status) ? [contract.placeOrder.changes] : [],
    );
  });
});
