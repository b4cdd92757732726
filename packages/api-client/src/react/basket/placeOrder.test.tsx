import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerError, HttpError, NetworkError } from '../../index.js';
import type { ClientProviderProps } from '../data/ClientProvider.js';
import { callHook, type Send } from '../../../tests/renderWithClient.js';
import { sessionDrafts } from '../../storage/sessionDrafts.js';
import { useMutation } from '../data/useMutation.js';

const send = vi.fn<Send>();
const onSuccess = vi.fn<(message: string, name: string | undefined) => void>();
const onError = vi.fn<(message: string, name: string | undefined) => void>();
const errorMessage = (kind: string) => `Advice: ${kind}.`;

const customer = { userEmail: 'rahim@example.com', userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const input = { ...customer, product_name: 'Brake Disc', orderQuantity: 2 };
const refused = (status: number, hostMessage?: string) => new HttpError('placeOrder', status, hostMessage, []);

/** The function of an order form that has just been rendered. */
const order = (settings?: Partial<ClientProviderProps>) =>
  callHook(
    send,
    () =>
      useMutation('placeOrder', {
        successMessage: ({ product_name }) => `${product_name} is ordered.`,
        unknownOutcomeMessage: 'The order may be placed.',
      }),
    { errorMessage, onSuccess, onError, ...settings },
  );

beforeEach(() => {
  vi.clearAllMocks();
  sessionDrafts.clear();
  send.mockResolvedValue(undefined);
});

describe('the idempotency key of an order', () => {
  const keys = () => send.mock.calls.map(([, , options]) => options?.idempotencyKey);

  it.each([
    [new NetworkError('placeOrder', new TypeError('fetch failed'))],
    [refused(503, 'busy')],
    [refused(401, 'expired')],
    [refused(429, 'too many')],
    [new HttpError('signIn', 409, 'not now', [])],
  ])('stays the same until the host has decided on the order, so that none is placed twice (%s)', async (error) => {
    send.mockRejectedValueOnce(error);
    await order()(input);
    expect(await order()(input)).toBeUndefined();
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('stays the same although another part is ordered in between', async () => {
    send.mockRejectedValueOnce(new NetworkError('placeOrder', new TypeError('fetch failed')));
    await order()(input);
    await order()({ ...input, product_name: 'Brake Drum' });
    await order()(input);
    expect(keys()[2]).toBe(keys()[0]);
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it.each([[undefined], [refused(409, 'Only 3 are left.')], [new AnswerError('placeOrder', [])]])(
    'is new after the host has decided (%s)',
    async (response) => {
      if (response === undefined) send.mockResolvedValueOnce(undefined);
      else send.mockRejectedValueOnce(response);
      await order()(input);
      await order()(input);
      expect(keys()[1]).not.toBe(keys()[0]);
    },
  );
});

describe('an order that may have been placed', () => {
  it.each([
    [new NetworkError('placeOrder', new TypeError('fetch failed'))],
    [refused(502, 'no response from upstream')],
  ])('shows that it may have been placed if no response arrives, and is not sent again (%s)', async (error) => {
    send.mockRejectedValue(error);
    expect(await order()(input)).toMatchObject({ message: 'The order may be placed.' });
    expect(onError.mock.calls).toEqual([['The order may be placed.', 'placeOrder']]);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    [refused(409, 'Only 3 are left.'), 'Only 3 are left.'],
    [new NetworkError('signIn', new TypeError('fetch failed')), errorMessage('offline')],
    [new HttpError('signIn', 503, 'busy', []), errorMessage('server')],
  ])('was not placed if the host refuses it or its token (%s)', async (error, message) => {
    send.mockRejectedValue(error);
    expect(await order()(input)).toMatchObject({ message });
  });
});

describe('a second click', () => {
  it('while the first is pending sends nothing, and both get the same result', async () => {
    const place = order();
    const results = await Promise.all([place(input), place({ ...input })]);
    expect(send).toHaveBeenCalledOnce();
    expect(results).toEqual([undefined, undefined]);
    expect(onSuccess).toHaveBeenCalledOnce();
  });

  it('sends nothing either if the screen is rendered again in between', async () => {
    await Promise.all([order()(input), order()(input)]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('on something else is a second call', async () => {
    const place = order();
    await Promise.all([place(input), place({ ...input, orderQuantity: 3 })]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('after the first is complete is a second order', async () => {
    const place = order();
    await place(input);
    await place(input);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
