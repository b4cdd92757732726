// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../index.js';
import { idempotencyKeysOf } from './requests/idempotencyKeys.js';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { sessionDrafts } from '../../storage/sessionDrafts.js';
import { useQuery } from './useQuery.js';

const send = vi.fn<Send>();
const email = 'rahim@example.com';

beforeEach(() => {
  send.mockReset().mockResolvedValue([]);
  sessionDrafts.clear();
});

const Orders = ({ of = email }: { of?: string | undefined }) => {
  const orders = useQuery('listOrders', of === '' ? undefined : { email: of });
  return (
    <>
      {orders.state} {orders.state === 'failed' && <button onClick={orders.retry}>Retry</button>}
    </>
  );
};

describe('a query', () => {
  it('is sent once for all components that make the same call, also in strict mode', async () => {
    const page = await renderWithClient(
      send,
      <StrictMode>
        <Orders />
        <Orders />
      </StrictMode>,
    );
    await expect.poll(() => page.text()).toBe('ready ready ');
    expect(send.mock.calls).toEqual([['listOrders', { email }, undefined]]);
    await page.close();
  });

  it('is not sent while its input is undefined', async () => {
    const page = await renderWithClient(send, <Orders of="" />);
    expect(page.text()).toBe('loading ');
    expect(send).not.toHaveBeenCalled();
    await page.close();
  });

  it('is sent again by a retry after an error', async () => {
    send.mockRejectedValueOnce(new HttpError('listOrders', 503, undefined, []));
    const page = await renderWithClient(send, <Orders />);
    await expect.poll(() => page.text()).toContain('failed');
    await page.click('Retry');
    await expect.poll(() => page.text()).toBe('ready ');
    await page.close();
  });

  it('whose component is unmounted while it runs logs no error', async () => {
    const logged = vi.spyOn(console, 'error');
    let respond: (orders: unknown) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    const page = await renderWithClient(send, <Orders />);
    await page.close();
    await act(async () => respond([]));
    expect(logged).not.toHaveBeenCalled();
  });

  it('needs a provider, and says so', () => {
    expect(() => renderToStaticMarkup(<Orders />)).toThrow('need a <ClientProvider> around them');
  });
});

it('of the orders releases the idempotency keys, so that a deliberate second order is placed', async () => {
  const keys = idempotencyKeysOf('disc');
  const unanswered = keys.begin('two discs');
  unanswered.end(false);
  const page = await renderWithClient(send, <Orders />);
  await expect.poll(() => page.text()).toBe('ready ');
  expect(keys.begin('two discs').key).not.toBe(unanswered.key);
  await page.close();
});
