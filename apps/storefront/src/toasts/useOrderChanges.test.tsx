// @vitest-environment jsdom
import { type Client, dealerkitAbilities } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import type { Order } from '@dealerkit/domain/entities';
import type { ToastMessage } from '@dealerkit/ui/elements/Toasts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useOrderChanges } from './useOrderChanges.js';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn<(toast: ToastMessage) => void>() }));
vi.mock('@dealerkit/ui/elements/Toasts', () => ({ showToast, closeToast: vi.fn<() => void>() }));

const line: Order = {
  _id: 'b20000000000000000000005',
  product_name: 'Clutch Kit',
  orderQuantity: 10,
  status: 'packed',
};
const newId = 'b20000000000000000000006';

const splitOrderLine = vi.fn<Client['splitOrderLine']>();
const setOrderStatuses = vi.fn<Client['setOrderStatuses']>();

const renderHook = async (): Promise<ReturnType<typeof useOrderChanges>> => {
  let changes: ReturnType<typeof useOrderChanges> | undefined;
  const Page = () => {
    const current = useOrderChanges();
    changes ??= current;
    return null;
  };
  const client: Partial<Client> = { splitOrderLine, setOrderStatuses };
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <ClientProvider client={client as Client} abilities={dealerkitAbilities} errorMessage={String}>
        <Page />
      </ClientProvider>,
    ),
  );
  if (!changes) throw new Error('The hook was not rendered.');
  return changes;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  splitOrderLine.mockResolvedValue({ insertedId: newId });
});

it('hands over the pieces that were split off without splitting again when the hand-over is tried again', async () => {
  const { onSplit } = await renderHook();
  const conflicts = [{ _id: newId, status: 'packed' as const, message: 'The database is busy.' }];
  setOrderStatuses.mockResolvedValueOnce({ modifiedCount: 0, conflicts });
  setOrderStatuses.mockResolvedValueOnce({ modifiedCount: 1, conflicts: [] });
  // The dialog closes, since the line has fewer pieces by now.
  expect(await onSplit?.({ ...line, price: 500 }, 6, true, {})).toBeUndefined();
  const [failure] = showToast.mock.lastCall ?? [];
  expect(failure).toMatchObject({
    tone: 'danger',
    text: 'Clutch Kit: 6 pcs split off, but not handed over. The database is busy.',
    action: { label: 'Hand over' },
  });
  failure?.action?.onClick();
  await vi.waitFor(
    () =>
      expect(showToast.mock.lastCall?.[0]).toMatchObject({ tone: 'success', text: 'Clutch Kit: 6 pcs handed over' }),
    20_000,
  );
  expect(splitOrderLine).toHaveBeenCalledOnce();
  expect(setOrderStatuses.mock.calls.map(([{ ids }]) => ids)).toEqual([[newId], [newId]]);
});
