// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLanguageStore } from './languageStore.js';

interface Language {
  code: 'en' | 'bn';
  word: string;
}

const words = { en: 'Parts', bn: 'পার্টস' };
const load = vi.fn<(code: Language['code']) => Promise<Language>>();
const onSelect = vi.fn<(code: Language['code']) => void>();

const createStore = (unset?: () => Language['code']) =>
  createLanguageStore<Language>({
    codes: ['en', 'bn'],
    initial: { code: 'en', word: words.en },
    load,
    onSelect,
    unset,
  });

beforeEach(() => {
  vi.resetAllMocks();
  load.mockImplementation(async (code) => ({ code, word: words[code] }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('loads the stored language at the start, and one that another tab selects', async () => {
  localStorage.setItem('language', 'bn');
  const store = createStore();
  expect(store.read().word).toBe('Parts');
  await store.start();
  expect(store.read()).toEqual({ code: 'bn', word: 'পার্টস' });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('bn');
  localStorage.setItem('language', 'en');
  dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  await expect.poll(() => store.read().word).toBe('Parts');
});

it('loads the first language of the browser that the site has, until the visitor selects one', async () => {
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'bn-BD', 'en'] });
  const store = createStore();
  await store.start();
  expect(store.read().code).toBe('bn');
  await store.select('en');
  const next = createStore();
  await next.start();
  expect(next.read().code).toBe('en');
});

it('loads nothing if the stored language is shown already, and none that the site does not have', async () => {
  await createStore().start();
  localStorage.setItem('language', 'fr');
  await createStore().start();
  expect(load).not.toHaveBeenCalled();
  expect(onSelect).not.toHaveBeenCalled();
  await createStore(() => 'bn').start();
  expect(load).toHaveBeenCalledExactlyOnceWith('bn');
});

it('shows a selected language in all components, and stores it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createStore();
  const Word = () => store.useValue().word;
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<Word />));
  expect(container.textContent).toBe('Parts');
  await act(async () => store.select('bn'));
  expect(container.textContent).toBe('পার্টস');
  expect([localStorage.getItem('language'), onSelect.mock.lastCall]).toEqual(['bn', ['bn']]);
});

it('keeps the language that is shown if another one cannot be loaded, and counts the failures', async () => {
  const store = createStore();
  load.mockRejectedValue(new TypeError('offline'));
  await store.select('bn');
  await store.select('bn');
  expect(store.read()).toEqual({ code: 'en', word: 'Parts', failures: 2 });
  load.mockResolvedValue({ code: 'bn', word: words.bn });
  await store.select('bn');
  expect(store.read().failures).toBeUndefined();
});

it('keeps the language that was selected last, even if an earlier one loads more slowly', async () => {
  const store = createStore();
  let finish: (language: Language) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const slow = store.select('bn');
  await store.select('en');
  finish({ code: 'bn', word: words.bn });
  await slow;
  expect([store.read(), localStorage.getItem('language')]).toEqual([{ code: 'en', word: 'Parts' }, 'en']);
});

it('renders a page on a server in the language of the document', () => {
  const store = createStore();
  const Word = () => store.useValue({ code: 'bn', word: words.bn }).word;
  expect(renderToString(<Word />)).toBe('পার্টস');
});
