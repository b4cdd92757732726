// @vitest-environment jsdom
import { HttpError } from '@dealerkit/api-client';
import { en } from '@dealerkit/ui/texts/en';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useExport } from './useExport.js';

const { send, host, showToast } = vi.hoisted(() => ({
  send: vi.fn<(name: string, input: { before?: string; limit?: number }) => Promise<unknown>>(),
  showToast: vi.fn<(message: unknown) => void>(),
  host: { isDealerkitBackend: true },
}));
vi.mock('./client.js', () => ({
  client: {
    findParts: (page: object) => send('findParts', page),
    findOrders: (page: object) => send('findOrders', page),
    listUsers: () => send('listUsers', {}),
  },
}));
vi.mock('./apiHost.js', () => host);
vi.mock('@dealerkit/ui/elements/Toasts', () => ({ showToast }));

const files: Blob[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = (file) => `blob:${String(files.push(file as Blob))}`;
  host.isDealerkitBackend = true;
  send.mockReset();
  showToast.mockReset();
});

const exportList = async (...list: Parameters<typeof useExport>) => {
  let start: ReturnType<typeof useExport> | undefined;
  const Exporter = () => {
    start = useExport(...list);
    return null;
  };
  await act(async () => createRoot(document.createElement('div')).render(<Exporter />));
  return start?.();
};

const firstCells = async () => {
  const [, ...rows] = (await files.at(-1)?.text())?.trimEnd().split('\r\n') ?? [];
  return rows.map((row) => row.split(',')[0]);
};

const numbers = Array.from({ length: 2500 }, (_, index) => index);
const idOf = (number: number) => String(number).padStart(24, '0');

it('exports all pages of parts, oldest first', async () => {
  const parts = numbers.map((number) => ({ _id: idOf(number), product_name: `Stud ${String(number)}` }));
  send.mockImplementation(async (_, { before, limit = 0 }) =>
    parts.filter(({ _id }) => before === undefined || _id < before).slice(-limit),
  );
  expect(await exportList('parts')).toBeUndefined();
  expect(await firstCells()).toEqual(parts.map(({ product_name }) => product_name));
  expect(send).toHaveBeenCalledTimes(3);
  expect(showToast).toHaveBeenCalledWith({ tone: 'success', text: '2,500 rows exported.' });
});

it('exports all pages of the orders that match the filter, newest first', async () => {
  const orders = numbers.toReversed().map((number) => ({ _id: idOf(number), placedAt: `day ${String(number)}` }));
  send.mockImplementation(async (_, { before, limit = 0 }) =>
    orders.filter(({ _id }) => before === undefined || _id < before).slice(0, limit),
  );
  await exportList('orders', { status: 'packed' });
  expect(send).toHaveBeenCalledWith('findOrders', { status: 'packed', limit: 1000 });
  expect(await firstCells()).toEqual(orders.map(({ placedAt }) => placedAt));
});

it('exports the list of another host as it is', async () => {
  host.isDealerkitBackend = false;
  send.mockResolvedValue([{ _id: '1', email: 'a@b.com', username: '=cmd' }]);
  await exportList('users');
  expect(send.mock.calls).toEqual([['listUsers', {}]]);
  expect(await firstCells()).toEqual(["'=cmd"]);
});

it('offers no file if a page cannot be loaded, and says why', async () => {
  const before = files.length;
  send.mockRejectedValue(new HttpError('findParts', 503, undefined, []));
  expect(await exportList('parts')).toEqual({ message: en.errors.server.advice });
  expect(files).toHaveLength(before);
});
