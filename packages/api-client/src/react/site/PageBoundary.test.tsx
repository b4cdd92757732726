// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPage, type PageComponent, PageLoadError } from './lazyPage.js';
import { PageBoundary } from './PageBoundary.js';

const container = document.createElement('div');
const onError = vi.fn<(error: unknown) => void>();
let root: Root;

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  root = createRoot(container);
});
afterEach(async () => act(async () => root.unmount()));

const show = async (Page: PageComponent, resetKey: string) => {
  await act(async () =>
    root.render(
      <PageBoundary
        resetKey={resetKey}
        onError={onError}
        fallback={(error) => (error instanceof PageLoadError ? 'not loaded' : 'failed')}
      >
        <Suspense fallback="loading">
          <Page />
        </Suspense>
      </PageBoundary>,
    ),
  );
  return container.textContent;
};

const Broken = () => {
  throw new Error('broken');
};

it('shows the error of a page until another page is shown', async () => {
  expect(await show(Broken, '/a')).toBe('failed');
  expect(onError).toHaveBeenCalledOnce();
  expect(await show(() => 'next', '/a')).toBe('failed');
  expect(await show(() => 'next', '/b')).toBe('next');
  expect(await show(() => 'next', '/c')).toBe('next');
});

it('keeps the error of a page that is shown with a new key', async () => {
  expect(await show(Broken, '/a')).toBe('failed');
  expect(await show(Broken, '/b')).toBe('failed');
});

it('says that the code of a page cannot be loaded, also when it is tried again', async () => {
  const load = vi.fn<() => Promise<PageComponent>>(() => Promise.reject(new TypeError('offline')));
  const Page = lazyPage(load);
  expect(await show(Page, '/a')).toBe('not loaded');
  await expect(Page.preload()).rejects.toThrow(PageLoadError);
  expect(load).toHaveBeenCalledOnce();
});

it('renders a page whose code is loaded without suspending', async () => {
  const Page = lazyPage(async () => () => 'the page');
  await Page.preload();
  act(() => root.render(<Page />));
  expect(container.textContent).toBe('the page');
});
