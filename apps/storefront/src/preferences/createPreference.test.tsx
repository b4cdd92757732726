// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createPreference } from './createPreference.js';

it('stores a choice, shows it at once and follows another tab, and ignores what it does not know', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const size = createPreference('size', ['large'], 'normal');
  const Size = () => size.useValue();
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<Size />));
  expect(container.textContent).toBe('normal');

  act(() => size.set('large'));
  expect([container.textContent, localStorage.getItem('size')]).toEqual(['large', 'large']);

  localStorage.setItem('size', 'huge');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(container.textContent).toBe('normal');
});

it('keeps the default in a browser that blocks its storage', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const size = createPreference('size', ['large'], 'normal');
  size.set('large');
  expect(size.read()).toBe('normal');
});
