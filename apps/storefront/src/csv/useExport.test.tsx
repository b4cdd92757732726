// @vitest-environment jsdom
import { dealerkitAbilities, documentedAbilities } from '@dealerkit/api-client';
import type { Client } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useExport } from './useExport.js';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn<(message: unknown) => void>() }));
vi.mock('@dealerkit/ui/elements/Toasts', () => ({ showToast }));

const client: Partial<Client> = {
  exportList: async () => 'Ordered on,Name\r\n1,a\r\n2,b\r\n',
  listUsers: async () => [{ _id: '1', email: 'a@b.com', username: 'Rahim' }],
};

it.each([
  [dealerkitAbilities, 'Ordered on,Name\r\n1,a\r\n2,b\r\n', '2 rows exported.'],
  [documentedAbilities, 'Name,Email,Role,Location,Phone\r\nRahim,a@b.com,Customer,,\r\n', '1 row exported.'],
])('says how many rows are exported, with the columns of this language', async (abilities, content, text) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  let file: Blob | undefined;
  URL.createObjectURL = (given) => {
    file = given as Blob;
    return 'blob:1';
  };
  let start: ReturnType<typeof useExport> | undefined;
  const Exporter = () => {
    start = useExport('users');
    return null;
  };
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <ClientProvider client={client as Client} abilities={abilities} errorMessage={String}>
        <Exporter />
      </ClientProvider>,
    ),
  );
  expect(await start?.()).toBeUndefined();
  expect(await file?.text()).toBe(content);
  expect(showToast).toHaveBeenLastCalledWith({ tone: 'success', text });
});
