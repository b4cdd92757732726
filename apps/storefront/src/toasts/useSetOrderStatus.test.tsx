// @vitest-environment jsdom
import { type Client, dealerkitAbilities } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import type { Order } from '@dealerkit/domain/entities';
import type { ToastMessage } from '@dealerkit/ui/elements/Toasts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSetOrderStatuses } from './useOrderLines.js';
import { useSetOrderStatus } from './useSetOrderStatus.js';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn<(toast: ToastMessage) => void>() }));
vi.mock('@dealerkit/ui/elements/Toasts', () => ({ showToast, closeToast: vi.fn<() => void>() }));

const order: Order = {
  _id: 'b20000000000000000000005',
  product_name: 'Clutch Kit',
  orderQuantity: 4,
  status: 'confirmed',
  history: [
    { status: 'placed', at: '2026-11-20T03:12:00Z', by: 'shopper@example.com' },
    { status: 'confirmed', at: '2026-11-20T04:05:00Z', by: 'admin@example.com' },
  ],
};

const setOrderStatuses = vi.fn<Client['setOrderStatuses']>();

const render = async <Result,>(useHook: () => Result): Promise<Result> => {
  let setStatus: Result | undefined;
  const Page = () => {
    const current = useHook();
    setStatus ??= current;
    return null;
  };
  const client: Partial<Client> = { setOrderStatuses };
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <ClientProvider client={client as Client} abilities={dealerkitAbilities} errorMessage={String}>
        <Page />
      </ClientProvider>,
    ),
  );
  if (!setStatus) throw new Error('The hook was not rendered.');
  return setStatus;
};

const lastToast = () => showToast.mock.lastCall?.[0];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  setOrderStatuses.mockResolvedValue({ modifiedCount: 1, conflicts: [] });
});

it.each([
  ['a step', 'packed', undefined],
  ['a cancellation', 'cancelled', 'Ordered twice'],
] as const)('offers to undo %s for ten seconds (D53)', async (_, to, reason) => {
  const setStatus = await render(useSetOrderStatus);
  expect(await setStatus(order, to, reason)).toBeUndefined();
  expect(lastToast()).toMatchObject({ tone: 'success', lifetime: 10_000, action: { label: 'Undo' } });
  lastToast()?.action?.onClick();
  await expect.poll(() => lastToast()?.text).toBe('Clutch Kit: back to Confirmed');
  expect(setOrderStatuses.mock.calls.map(([input]) => input)).toEqual([
    { ids: [order._id], from: 'confirmed', to, reason },
    { ids: [order._id], from: to, to: 'confirmed', reason: undefined },
  ]);
  // Its own undo would be the next step, whose button is at the order.
  expect(lastToast()?.action).toBeUndefined();
});

it.each([
  [
    'that a cancellation cannot be undone because the part has too little stock',
    'cancelled',
    'confirmed',
    { status: 'cancelled', available: 1 },
    'Only 1 in stock, so the cancellation cannot be undone.',
  ],
  [
    'the present status after a change by another user',
    'packed',
    'handedOver',
    { status: 'cancelled' },
    'Another user has changed this order. Its status is now “Cancelled”.',
  ],
  [
    'that the price is to be agreed',
    'packed',
    'handedOver',
    { status: 'packed' },
    'The price is to be agreed before hand-over.',
  ],
  [
    'what the host says where the status is as it was',
    'confirmed',
    'placed',
    { status: 'confirmed' },
    'It is invoiced.',
  ],
] as const)('says %s', async (_, status, to, conflict, message) => {
  const setStatus = await render(useSetOrderStatus);
  const conflicts = [{ _id: order._id, message: 'It is invoiced.', ...conflict }];
  setOrderStatuses.mockResolvedValue({ modifiedCount: 0, conflicts });
  expect(await setStatus({ ...order, status }, to)).toEqual({ message });
  expect(showToast).not.toHaveBeenCalled();
});

const changedMeanwhile = {
  modifiedCount: 0,
  conflicts: [{ _id: order._id, message: 'Changed.', status: 'handedOver' as const }],
};
const conflictMessage = 'Another user has changed this order. Its status is now “Handed over”.';

it('says why an undo has failed', async () => {
  const setStatus = await render(useSetOrderStatus);
  await setStatus(order, 'packed');
  setOrderStatuses.mockResolvedValue(changedMeanwhile);
  lastToast()?.action?.onClick();
  await expect.poll(lastToast).toMatchObject({ tone: 'danger', text: conflictMessage });
});

it('says which line an undo of several lines has not changed, and that another one has succeeded', async () => {
  const setStatuses = await render(useSetOrderStatuses);
  const lines = [order, { ...order, _id: 'b20000000000000000000006', status: 'placed' as const }];
  await setStatuses(lines, 'cancelled', 'Ordered twice');
  const undo = lastToast()?.action?.onClick;
  setOrderStatuses.mockResolvedValueOnce(changedMeanwhile);
  undo?.();
  const failed = `Not done for Clutch Kit: ${conflictMessage}`;
  await expect.poll(lastToast).toMatchObject({ tone: 'danger', text: failed });
  undo?.();
  await expect.poll(lastToast).toMatchObject({ tone: 'success' });
  expect(lastToast()?.text).toMatch(/: back to Confirmed, Placed$/);
});
