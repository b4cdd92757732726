// @vitest-environment jsdom
import { type Client, HttpError } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import type { Order } from '@dealerkit/domain/entities';
import type { ToastMessage } from '@dealerkit/ui/elements/Toasts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
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

const setOrderStatus = vi.fn<Client['setOrderStatus']>();

const renderHook = async (): Promise<ReturnType<typeof useSetOrderStatus>> => {
  let setStatus: ReturnType<typeof useSetOrderStatus> | undefined;
  const Page = () => {
    const current = useSetOrderStatus();
    setStatus ??= current;
    return null;
  };
  const client: Partial<Client> = { setOrderStatus };
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <ClientProvider client={client as Client} errorMessage={String}>
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
  setOrderStatus.mockResolvedValue({ modifiedCount: 1 });
});

it.each([
  ['a step', 'packed', undefined],
  ['a cancellation', 'cancelled', 'Ordered twice'],
] as const)('offers to undo %s for ten seconds (D53)', async (_, to, reason) => {
  const setStatus = await renderHook();
  expect(await setStatus(order, to, reason)).toBeUndefined();
  expect(lastToast()).toMatchObject({ tone: 'success', lifetime: 10_000, action: { label: 'Undo' } });
  lastToast()?.action?.onClick();
  await vi.waitFor(() => expect(lastToast()?.text).toBe('Clutch Kit: back to Confirmed'));
  expect(setOrderStatus.mock.calls.map(([input]) => input)).toEqual([
    { id: order._id, from: 'confirmed', to, reason },
    { id: order._id, from: to, to: 'confirmed', reason: undefined },
  ]);
  // Its own undo would be the next step, whose button is at the order.
  expect(lastToast()?.action).toBeUndefined();
});

it('says that a cancellation cannot be undone because the part has too little stock', async () => {
  const setStatus = await renderHook();
  const body = { message: 'Only 1 left.', issues: [], order: { ...order, status: 'cancelled' }, available: 1 };
  setOrderStatus.mockRejectedValue(new HttpError('setOrderStatus', 409, 'Only 1 left.', [], body));
  const cancelled = { ...order, status: 'cancelled' as const };
  expect(await setStatus(cancelled, 'confirmed')).toMatchObject({
    message: 'Only 1 in stock, so the cancellation cannot be undone.',
  });
});
