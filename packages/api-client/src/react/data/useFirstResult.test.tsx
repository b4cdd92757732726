// @vitest-environment jsdom
import type { AsyncData } from './asyncData.js';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useFirstResult } from './useFirstResult.js';

const Address = ({ address, email }: { address: string | undefined; email: string }) => {
  const value: AsyncData<string> = address === undefined ? { state: 'loading' } : { state: 'ready', data: address };
  const first = useFirstResult(value, email);
  return first.state === 'ready' ? first.data : first.state;
};

it('keeps the first address of a user, and never shows it to the next one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  const root = createRoot(container);
  const render = async (email: string, address?: string) => {
    await act(async () => root.render(<Address email={email} address={address} />));
    return container.textContent;
  };
  expect(await render('rahim@example.com')).toBe('loading');
  expect(await render('rahim@example.com', 'Zindabazar')).toBe('Zindabazar');
  expect(await render('rahim@example.com', 'Ambarkhana')).toBe('Zindabazar');
  expect(await render('karim@example.com')).toBe('loading');
  expect(await render('karim@example.com', 'Tilagarh')).toBe('Tilagarh');
});
