// @vitest-environment jsdom
import { dealerkitAbilities, documentedAbilities, HttpError } from '@dealerkit/api-client';
import type { Client } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import { en } from '@dealerkit/ui/texts/en';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useExport } from './useExport.js';

const {
  exportList: send,
  listUsers,
  showToast,
} = vi.hoisted(() => ({
  exportList: vi.fn<(input: object) => Promise<string>>(),
  listUsers: vi.fn<() => Promise<unknown>>(),
  showToast: vi.fn<(message: unknown) => void>(),
}));
vi.mock('./client.js', () => ({ client: { exportList: send, listUsers } }));
vi.mock('@dealerkit/ui/elements/Toasts', () => ({ showToast }));

const files: Blob[] = [];

let abilities = dealerkitAbilities;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = (file) => `blob:${String(files.push(file as Blob))}`;
  abilities = dealerkitAbilities;
  send.mockReset();
  showToast.mockReset();
});

const exportList = async (...list: Parameters<typeof useExport>) => {
  let start: ReturnType<typeof useExport> | undefined;
  const Exporter = () => {
    start = useExport(...list);
    return null;
  };
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <ClientProvider client={{} as Client} abilities={abilities} errorMessage={String}>
        <Exporter />
      </ClientProvider>,
    ),
  );
  return start?.();
};

/** The characters of the last file, with its byte order mark. */
const lastFile = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files.at(-1)?.arrayBuffer());

it('offers the file that the dealerkit backend writes, with a byte order mark, and counts its rows', async () => {
  send.mockResolvedValue('Ordered on,Name\r\n1,"two\r\nlines"\r\n2,b\r\n');
  expect(await exportList('orders', { status: 'packed' })).toBeUndefined();
  expect(send).toHaveBeenCalledWith({ list: 'orders', language: 'en', status: 'packed' });
  expect(await lastFile()).toBe('\uFEFFOrdered on,Name\r\n1,"two\r\nlines"\r\n2,b\r\n');
  expect(showToast).toHaveBeenCalledWith({ tone: 'success', text: '2 rows exported.' });
});

it('exports the list of another host as it is', async () => {
  abilities = documentedAbilities;
  listUsers.mockResolvedValue([{ _id: '1', email: 'a@b.com', username: '=cmd' }]);
  expect(await exportList('users')).toBeUndefined();
  expect(await lastFile()).toBe("\uFEFFName,Email,Role,Location,Phone\r\n'=cmd,a@b.com,Customer,,\r\n");
  expect(send).not.toHaveBeenCalled();
});

it('offers no file if the host cannot write it, and says why', async () => {
  const before = files.length;
  send.mockRejectedValue(new HttpError('exportList', 503, undefined, []));
  expect(await exportList('parts')).toEqual({ message: en.errors.server.advice });
  expect(files).toHaveLength(before);
});
