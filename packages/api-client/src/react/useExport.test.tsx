// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { callHook, type Send } from '../../tests/renderWithClient.js';
import { documentedAbilities, HttpError } from '../index.js';
import { type ExportOptions, useExport } from './useExport.js';

const send = vi.fn<Send>();
const onExported = vi.fn<(rows: number) => void>();
const files: Blob[] = [];

const options: ExportOptions = {
  language: 'en',
  columns: {
    parts: [],
    users: [
      ['Name', ({ username }) => username],
      ['Email', ({ email }) => email],
    ],
  },
  onExported,
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = (file) => `blob:${String(files.push(file as Blob))}`;
});

/** The characters of the last file, with its byte order mark. */
const lastFile = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files.at(-1)?.arrayBuffer());

it('offers the file that the host writes, with a byte order mark, and counts its rows', async () => {
  send.mockResolvedValue('Ordered on,Name\r\n1,"two\r\nlines"\r\n2,b\r\n');
  expect(await callHook(send, () => useExport('orders', { ...options, status: 'packed' }))()).toBeUndefined();
  expect(send).toHaveBeenCalledWith('exportList', { list: 'orders', language: 'en', status: 'packed' }, undefined);
  expect(await lastFile()).toBe('\uFEFFOrdered on,Name\r\n1,"two\r\nlines"\r\n2,b\r\n');
  expect(onExported).toHaveBeenCalledWith(2);
});

it('writes the rows of a host that cannot, and no formulas', async () => {
  send.mockResolvedValue([{ _id: '1', email: 'a@b.com', username: '=cmd' }]);
  const settings = { abilities: documentedAbilities };
  expect(await callHook(send, () => useExport('users', options), settings)()).toBeUndefined();
  expect(await lastFile()).toBe("\uFEFFName,Email\r\n'=cmd,a@b.com\r\n");
  expect(send.mock.calls.map(([name]) => name)).toEqual(['listUsers']);
  expect(await callHook(send, () => useExport('audit', options), settings)()).toEqual({ message: 'notFound' });
});

it('offers no file if the host cannot write it, and says why', async () => {
  const before = files.length;
  send.mockRejectedValue(new HttpError('exportList', 503, undefined, []));
  expect(await callHook(send, () => useExport('parts', options))()).toEqual({ message: 'server' });
  expect(files).toHaveLength(before);
  expect(onExported).not.toHaveBeenCalled();
});
