import { AnswerError, HttpError, NetworkError } from '@dealerkit/api-client';
import type { CallOptions } from '@dealerkit/api-client';
import { en } from '@dealerkit/ui/texts/en';
import type { ToastMessage } from '@dealerkit/ui/Toasts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionDrafts } from '../session/sessionDrafts.js';
import { idempotencyKeysOf } from './idempotencyKeys.js';
import { useMutation } from './useMutation.js';

const { host, send, revalidate, showToast } = vi.hoisted(() => ({
  host: { isOwnHost: true },
  send: vi.fn<(name: string, input: unknown, options?: CallOptions) => Promise<unknown>>(),
  revalidate: vi.fn<() => Promise<void>>(async () => undefined),
  showToast: vi.fn<(toast: ToastMessage) => void>(),
}));
vi.mock('./apiHost.js', () => host);
vi.mock('./client.js', () => ({ send }));
vi.mock('./revalidate.js', () => ({ revalidate }));
vi.mock('@dealerkit/ui/Toasts', () => ({ showToast, closeToast: () => undefined }));
const customer = { userEmail: 'rahim@example.com', userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const input = { ...customer, product_name: 'Brake Disc', orderQuantity: 2 };

/** Calls a hook in a component and returns its result. */
const renderHook = <Result,>(useHook: () => Result): Result => {
  const results: Result[] = [];
  const Caller = () => {
    results.push(useHook());
    return null;
  };
  renderToStaticMarkup(<Caller />);
  const [result] = results;
  if (result === undefined) throw new Error('The component was not rendered');
  return result;
};

const order = () =>
  renderHook(() =>
    useMutation('placeOrder', {
      successMessage: () => en.order.placed,
      unknownOutcomeMessage: en.order.mayBePlaced,
      idempotencyKeys: idempotencyKeysOf('disc'),
      revalidates: ['getPart'],
    }),
  );

const remove = () =>
  renderHook(() =>
    useMutation('deleteOrder', {
      successMessage: () => en.deleteModal.deleted('Brake Disc'),
      noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? en.deleteModal.nothingDeleted : undefined),
      revalidates: ['listOrders'],
    }),
  );

const makeAdmin = () =>
  renderHook(() =>
    useMutation('makeAdmin', {
      successMessage: () => en.users.madeAdmin,
      forbiddenMessage: en.users.makeAdminFailed,
      revalidates: ['listUsers'],
    }),
  );

beforeEach(() => {
  vi.clearAllMocks();
  sessionDrafts.clear();
  host.isOwnHost = true;
  send.mockResolvedValue(undefined);
});

describe('a mutation that the host accepts', () => {
  it('shows a success toast and revalidates what has changed', async () => {
    expect(await order()(input)).toBeUndefined();
    expect(send).toHaveBeenCalledWith('placeOrder', input, {
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    });
    expect(showToast.mock.calls).toEqual([[{ tone: 'success', text: 'Order placed sucessfully' }]]);
    expect(revalidate).toHaveBeenCalledWith(['getPart']);
  });

  it('is a success whatever the body of the answer (S110, S115, S122, S126)', async () => {
    send.mockRejectedValue(new AnswerError('deleteOrder', []));
    expect(await remove()({ id: '1' })).toBeUndefined();
    expect(showToast.mock.calls).toEqual([[{ tone: 'success', text: 'Brake Disc is deleted.' }]]);
  });

  it('but changes nothing shows no success toast (S146)', async () => {
    send.mockResolvedValue({ deletedCount: 0 });
    expect(await remove()({ id: '1' })).toEqual({ message: en.deleteModal.nothingDeleted });
    expect(showToast).not.toHaveBeenCalled();
  });
});

const refused = (status: number, hostMessage?: string) => new HttpError('placeOrder', status, hostMessage, []);

describe('a mutation that fails', () => {
  it.each<[error: Error, message: string]>([
    ...[400, 404, 409, 413, 422].map((status): [Error, string] => [refused(status, 'Only 3 left.'), 'Only 3 left.']),
    [refused(409), en.errors.unexpected.advice],
    [refused(401, 'E11000 duplicate key'), en.errors.unauthorised.advice],
    [refused(403, 'E11000 duplicate key'), en.errors.forbidden.advice],
    [refused(429, 'E11000 duplicate key'), en.errors.tooMany.advice],
    [refused(500, 'E11000 duplicate key'), en.errors.server.advice],
    [new NetworkError('placeOrder', new TypeError('fetch failed')), en.errors.offline.advice],
    [new Error('a bug'), en.errors.unexpected.advice],
  ])('shows what to do and no success toast (%s) (S110, S115, S122, S126, S168)', async (error, message) => {
    send.mockRejectedValue(error);
    expect(await order()(input)).toMatchObject({ message, announced: true });
    expect(showToast.mock.calls).toEqual([[{ tone: 'danger', text: message }]]);
  });

  it.each([
    [403, 'Failed to Make an admin'],
    [500, en.errors.server.advice],
  ])('shows its own message if there is one (HTTP %i)', async (status, message) => {
    send.mockRejectedValue(new HttpError('makeAdmin', status, 'Only for admins.', []));
    expect(await makeAdmin()({ email: 'rahim@example.com' })).toMatchObject({ message, announced: true });
    expect(showToast.mock.calls).toEqual([[{ tone: 'danger', text: message }]]);
  });

  it('shows what the host says about single fields', async () => {
    const issues = [{ path: 'phone', message: 'Phone is too long.' }];
    send.mockRejectedValue(new HttpError('placeOrder', 400, 'Phone is too long.', issues));
    expect(await order()(input)).toMatchObject({ fields: { phone: 'Phone is too long.' } });
  });

  it.each([404, 409, 400, 403, 500])('revalidates only what is stale (HTTP %i)', async (status) => {
    send.mockRejectedValue(refused(status, 'no'));
    await order()(input);
    expect(revalidate.mock.calls).toEqual([404, 409].includes(status) ? [[['getPart']]] : []);
  });
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

  it.each([[undefined], [refused(409, 'Only 3 are left.')], [new AnswerError('placeOrder', [])]])(
    'is new after the host has decided (%s)',
    async (answer) => {
      if (answer === undefined) send.mockResolvedValueOnce(undefined);
      else send.mockRejectedValueOnce(answer);
      await order()(input);
      await order()(input);
      expect(keys()[1]).not.toBe(keys()[0]);
    },
  );
});

describe('an order on a host without idempotency keys', () => {
  beforeEach(() => {
    host.isOwnHost = false;
  });

  it('is sent without a key', async () => {
    await order()(input);
    expect(send).toHaveBeenCalledWith('placeOrder', input, undefined);
  });

  it.each([[new NetworkError('placeOrder', new TypeError('fetch failed'))], [refused(502, 'no answer from upstream')]])(
    'shows that it may have been placed if no answer arrives, and is not sent again (%s)',
    async (error) => {
      send.mockRejectedValue(error);
      expect(await order()(input)).toMatchObject({ message: en.order.mayBePlaced });
      expect(showToast.mock.calls).toEqual([[{ tone: 'danger', text: en.order.mayBePlaced }]]);
      expect(send).toHaveBeenCalledOnce();
    },
  );

  it.each([
    [refused(409, 'Only 3 are left.'), 'Only 3 are left.'],
    [new NetworkError('signIn', new TypeError('fetch failed')), en.errors.offline.advice],
    [new HttpError('signIn', 503, 'busy', []), en.errors.server.advice],
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
    expect(showToast).toHaveBeenCalledOnce();
  });

  it('sends nothing either if the screen is rendered again in between', async () => {
    await Promise.all([order()(input), order()(input)]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('on something else is a second call', async () => {
    send.mockResolvedValue({ deletedCount: 1 });
    const deleteOrder = remove();
    await Promise.all([deleteOrder({ id: '1' }), deleteOrder({ id: '2' })]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('after the first is complete is a second order', async () => {
    const place = order();
    await place(input);
    await place(input);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
