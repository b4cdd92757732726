// @vitest-environment jsdom
import type { Client } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import type { Part } from '@dealerkit/domain/entities';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useOrderAgain } from './useOrderAgain.js';

it('cannot order again before the parts are known, which it would all name as no longer on sale', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let respond: (parts: Part[]) => void = () => undefined;
  const client: Partial<Client> = { listParts: () => new Promise((resolve) => (respond = resolve)) };
  const shown: Array<ReturnType<typeof useOrderAgain>> = [];
  const Page = () => {
    shown.push(useOrderAgain());
    return undefined;
  };
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <MemoryRouter>
        <ClientProvider client={client as Client} errorMessage={String}>
          <Page />
        </ClientProvider>
      </MemoryRouter>,
    ),
  );
  expect(shown.at(-1)).toBeUndefined();
  await act(async () => respond([]));
  await expect.poll(() => shown.at(-1)).toBeTypeOf('function');
});
