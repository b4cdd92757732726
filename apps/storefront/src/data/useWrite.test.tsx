import { AnswerError, HttpError, NetworkError } from '@dealerkit/api-client';
import type { CallOptions } from '@dealerkit/api-client';
import { en } from '@dealerkit/ui/texts/en';
import type { ToastMessage } from '@dealerkit/ui/Toasts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notes } from '../session/notes.js';
import { attemptsAt } from './attempts.js';
import { useWrite } from './useWrite.js';

const { host, send, refresh, showToast } = vi.hoisted(() => ({
  host: { isOwnHost: true },
  send: vi.fn<(name: string, input: unknown, options?: CallOptions) => Promise<unknown>>(),
  refresh: vi.fn<() => Promise<void>>(async () => undefined),
  showToast: vi.fn<(toast: ToastMessage) => void>(),
}));
vi.mock('./apiHost.js', () => host);
vi.mock('./client.js', () => ({ send }));
vi.mock('./refresh.js', () => ({ refresh }));
vi.mock('@dealerkit/ui/Toasts', () => ({ showToast }));

const buyer = { userEmail: 'rahim@example.com', userName: 'Rahim', address: 'Zindabazar', phone: '017' };
const input = { ...buyer, product_name: 'Brake Disc', orderQuantity: 2 };

/** What a component that calls the hook gets of it. */
const drawn = <Result,>(useIt: () => Result): Result => {
  const results: Result[] = [];
  const Caller = () => {
    results.push(useIt());
    return null;
  };
  renderToStaticMarkup(<Caller />);
  const [result] = results;
  if (result === undefined) throw new Error('The component was not drawn');
  return result;
};

const order = () =>
  drawn(() =>
    useWrite('placeOrder', {
      done: () => en.order.placed,
      inDoubt: en.order.mayBePlaced,
      attempts: attemptsAt('disc'),
      refreshes: ['getPart'],
    }),
  );

const remove = () =>
  drawn(() =>
    useWrite('deleteOrder', {
      done: () => en.deleteModal.deleted('Brake Disc'),
      inVain: ({ deletedCount }) => (deletedCount === 0 ? en.deleteModal.nothingDeleted : undefined),
      refreshes: ['listOrders'],
    }),
  );

const makeAdmin = () =>
  drawn(() =>
    useWrite('makeAdmin', {
      done: () => en.users.madeAdmin,
      forbidden: en.users.makeAdminFailed,
      refreshes: ['listUsers'],
    }),
  );

beforeEach(() => {
  vi.clearAllMocks();
  notes.forget();
  host.isOwnHost = true;
  send.mockResolvedValue(undefined);
});

describe('a write that the host accepts', () => {
  it('is told as a success and refreshes what has changed', async () => {
    expect(await order()(input)).toBeUndefined();
    expect(send).toHaveBeenCalledWith('placeOrder', input, {
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    });
    expect(showToast.mock.calls).toEqual([[{ tone: 'success', text: 'Order placed sucessfully' }]]);
    expect(refresh).toHaveBeenCalledWith(['getPart']);
  });

  it('is a success whatever the body of the answer holds (S110, S115, S122, S126)', async () => {
    send.mockRejectedValue(new AnswerError('deleteOrder', []));
    expect(await remove()({ id: '1' })).toBeUndefined();
    expect(showToast.mock.calls).toEqual([[{ tone: 'success', text: 'Brake Disc is deleted.' }]]);
  });

  it('but comes to nothing is told as that and as no success (S146)', async () => {
    send.mockResolvedValue({ deletedCount: 0 });
    expect(await remove()({ id: '1' })).toEqual({ message: en.deleteModal.nothingDeleted });
    expect(showToast).not.toHaveBeenCalled();
  });
});

describe('a write that fails', () => {
  it.each([
    [new HttpError('placeOrder', 409, 'Only 3 are left.', []), 'Only 3 are left.'],
    [new HttpError('placeOrder', 500, 'boom', []), en.errors.server.advice],
    [new NetworkError('placeOrder', new TypeError('fetch failed')), en.errors.offline.advice],
    [new Error('a slip of our own'), en.errors.unexpected.advice],
  ])('is told with a way on and never as a success (%s) (S110, S115, S122, S126)', async (error, message) => {
    send.mockRejectedValue(error);
    expect(await order()(input)).toMatchObject({ message, announced: true });
    expect(showToast.mock.calls).toEqual([[{ tone: 'danger', text: message }]]);
  });

  it.each([
    [403, 'Failed to Make an admin'],
    [500, en.errors.server.advice],
  ])('is told in words of its own where there are some for that (HTTP %i)', async (status, message) => {
    send.mockRejectedValue(new HttpError('makeAdmin', status, 'Only for admins.', []));
    expect(await makeAdmin()({ email: 'rahim@example.com' })).toMatchObject({ message, announced: true });
    expect(showToast.mock.calls).toEqual([[{ tone: 'danger', text: message }]]);
  });

  it.each([404, 409])('because somebody was faster (HTTP %i) shows what is true now', async (status) => {
    send.mockRejectedValue(new HttpError('placeOrder', status, 'Only 3 are left.', []));
    await order()(input);
    expect(refresh).toHaveBeenCalledWith(['getPart']);
  });

  it.each([400, 403, 500])('for another reason (HTTP %i) leaves the page as it is', async (status) => {
    send.mockRejectedValue(new HttpError('placeOrder', status, 'no', []));
    await order()(input);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('the key of an attempt', () => {
  const keys = () => send.mock.calls.map(([, , options]) => options?.idempotencyKey);

  it.each([
    [new NetworkError('placeOrder', new TypeError('fetch failed'))],
    [new HttpError('placeOrder', 503, 'busy', [])],
    [new HttpError('placeOrder', 401, 'run out', [])],
    [new HttpError('placeOrder', 429, 'slowly', [])],
    [new HttpError('signIn', 409, 'not now', [])],
  ])('stays until the host has answered to the order itself, so that none is placed twice (%s)', async (error) => {
    send.mockRejectedValueOnce(error);
    await order()(input);
    expect(await order()(input)).toBeUndefined();
    expect(keys()[1]).toBe(keys()[0]);
  });

  it.each([
    [undefined],
    [new HttpError('placeOrder', 409, 'Only 3 are left.', [])],
    [new AnswerError('placeOrder', [])],
  ])('is a new one once the host has answered (%s)', async (answer) => {
    if (answer === undefined) send.mockResolvedValueOnce(undefined);
    else send.mockRejectedValueOnce(answer);
    await order()(input);
    await order()(input);
    expect(keys()[1]).not.toBe(keys()[0]);
  });
});

describe('an order on a host that takes no keys', () => {
  beforeEach(() => {
    host.isOwnHost = false;
  });

  it('is sent without one', async () => {
    await order()(input);
    expect(send).toHaveBeenCalledWith('placeOrder', input, undefined);
  });

  it.each([
    [new NetworkError('placeOrder', new TypeError('fetch failed'))],
    [new HttpError('placeOrder', 502, 'no answer from upstream', [])],
  ])('may have been placed when no answer came, is told so, and is not sent again (%s)', async (error) => {
    send.mockRejectedValue(error);
    expect(await order()(input)).toMatchObject({ message: en.order.mayBePlaced });
    expect(showToast.mock.calls).toEqual([[{ tone: 'danger', text: en.order.mayBePlaced }]]);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    [new HttpError('placeOrder', 409, 'Only 3 are left.', []), 'Only 3 are left.'],
    [new NetworkError('signIn', new TypeError('fetch failed')), en.errors.offline.advice],
    [new HttpError('signIn', 503, 'busy', []), en.errors.server.advice],
  ])('was not placed when the host refused it, or its token (%s)', async (error, message) => {
    send.mockRejectedValue(error);
    expect(await order()(input)).toMatchObject({ message });
  });
});

describe('a second click', () => {
  it('while the first is under way sends nothing, and both hear the same', async () => {
    const place = order();
    const outcomes = await Promise.all([place(input), place({ ...input })]);
    expect(send).toHaveBeenCalledOnce();
    expect(outcomes).toEqual([undefined, undefined]);
    expect(showToast).toHaveBeenCalledOnce();
  });

  it('sends nothing either when the screen was drawn anew in between', async () => {
    await Promise.all([order()(input), order()(input)]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('on something else is a deed of its own', async () => {
    send.mockResolvedValue({ deletedCount: 1 });
    const drop = remove();
    await Promise.all([drop({ id: '1' }), drop({ id: '2' })]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('after the first is done is a second order', async () => {
    const place = order();
    await place(input);
    await place(input);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
