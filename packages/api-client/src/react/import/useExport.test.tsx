// @vitest-environment jsdom
import { exportTextsEn } from '@dealerkit/domain/exports/exportTextsEn';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import { beforeEach, expect, it, vi } from 'vitest';
import { format } from '../../../tests/messages.js';
import { callHook, type Send } from '../../../tests/renderWithClient.js';
import { documentedCapabilities, HttpError } from '../../index.js';
import { type ExportMessages, useExport } from './useExport.js';

const send = vi.fn<Send>();
const onSuccess = vi.fn<(message: string) => void>();
const files: Blob[] = [];

const messages: ExportMessages = {
  ...format,
  addPart: exportTextsEn.parts,
  users: exportTextsEn.users,
  exports: {
    exported: (count, formatted) => (count === 1 ? '1 row' : `${formatted} rows`),
    downloaded: (file) => file,
  },
};
const language = 'en';
const csv = { format: 'csv' } as const;

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = (file) => `blob:${String(files.push(file as Blob))}`;
});

/** The characters of the last file, with its byte order mark. */
const lastFile = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files.at(-1)?.arrayBuffer());

it('offers the file that the host writes, with a byte order mark, and counts its rows', async () => {
  send.mockResolvedValue('Ordered on,Name\r\n1,"two\r\nlines"\r\n2,b\r\n');
  expect(
    await callHook(send, () => useExport('orders', { language, status: 'packed' }, messages), { onSuccess }).onExport(
      csv,
    ),
  ).toBeUndefined();
  expect(send).toHaveBeenCalledWith('exportList', { list: 'orders', language: 'en', status: 'packed' }, undefined);
  expect(await lastFile()).toBe('\uFEFFOrdered on,Name\r\n1,"two\r\nlines"\r\n2,b\r\n');
  expect(onSuccess.mock.calls).toEqual([['2 rows', undefined]]);
});

it('writes the rows of a host that cannot, and no formulas', async () => {
  send.mockResolvedValue([{ _id: '1', email: 'a@b.com', username: '=cmd', phone: '+880 1711-000142' }]);
  const settings = { capabilities: documentedCapabilities, onSuccess };
  expect(
    await callHook(send, () => useExport('users', { language }, messages), settings).onExport(csv),
  ).toBeUndefined();
  expect(await lastFile()).toBe("\uFEFFName,Email,Role,Location,Phone\r\n'=cmd,a@b.com,Customer,,01711-000142\r\n");
  expect(onSuccess.mock.calls).toEqual([['1 row', undefined]]);
  expect(send.mock.calls.map(([name]) => name)).toEqual(['listUsers']);
  expect(await callHook(send, () => useExport('audit', { language }, messages), settings).onExport(csv)).toEqual({
    message: 'notFound',
  });
});

it('offers no file if the host cannot write it, and says why', async () => {
  const before = files.length;
  send.mockRejectedValue(new HttpError('exportList', 503, undefined, []));
  expect(await callHook(send, () => useExport('parts', { language }, messages), { onSuccess }).onExport(csv)).toEqual({
    message: 'server',
  });
  expect(files).toHaveLength(before);
  expect(onSuccess).not.toHaveBeenCalled();
});

it('offers the workbook of chosen orders', async () => {
  const workbook = new Blob(['PK'], { type: 'application/zip' });
  send.mockResolvedValue(workbook);
  const { formats, onExport } = callHook(
    send,
    () => useExport('orders', { language, status: 'packed' }, messages, 'chosen'),
    { onSuccess },
  );
  expect(formats).toEqual(['xlsx', 'csv']);
  const orders = groupOrders([
    { _id: '1', orderNumber: 1042 },
    { _id: '2', orderNumber: 1042 },
    { _id: '3', orderNumber: 1041 },
  ]);
  expect(await onExport({ format: 'xlsx', rows: 'orders' }, orders)).toBeUndefined();
  const input = { list: 'orders', rows: 'orders', language: 'en', numbers: [1042, 1041] };
  expect(send).toHaveBeenCalledWith('exportWorkbook', input, undefined);
  expect(files.at(-1)).toBe(workbook);
  expect(onSuccess.mock.calls).toEqual([['chosen.xlsx', undefined]]);
});

it('has no workbooks on a host that cannot write them', () => {
  const settings = { capabilities: documentedCapabilities };
  expect(callHook(send, () => useExport('parts', { language }, messages), settings).formats).toEqual(['csv']);
});
