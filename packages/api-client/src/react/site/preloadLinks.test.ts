// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createClient, dealerkitCapabilities } from '../../index.js';
import { lazyPage } from './lazyPage.js';
import type { LazyPage, PageComponent, PageVisit } from './lazyPage.js';
import { preloadLinks } from './preloadLinks.js';

const preload = vi.fn<(visit: PageVisit) => Promise<void>>(async () => undefined);
const load = vi.fn<() => Promise<PageComponent>>(async () => Object.assign(() => null, { preload }));
const email = vi.fn<() => string | undefined>();

let page: LazyPage;

beforeAll(() =>
  preloadLinks({
    client: createClient({ host: '/api' }),
    capabilities: dealerkitCapabilities,
    session: { email },
    pagesAt: () => ({ pages: [page], params: { id: '7' } }),
  }),
);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.resetAllMocks();
  load.mockImplementation(async () => Object.assign(() => null, { preload }));
  document.body.innerHTML =
    '<a href="/parts/7?search=clutch"><b>All</b> <i>Parts</i></a><a href="https://wa.me/880">Ask</a>';
  page = lazyPage(load);
});
afterEach(() => {
  moveTo('body');
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

const get = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

const moveTo = (selector: string) => get(selector).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));

it('preloads the code of the page of a link at once, and its data when the pointer rests on any part of it, once', async () => {
  moveTo('b');
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60);
  moveTo('i');
  await vi.advanceTimersByTimeAsync(4);
  expect(preload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(preload).toHaveBeenCalledOnce();
  expect(preload.mock.lastCall?.[0]).toMatchObject({
    params: { id: '7' },
    search: '?search=clutch',
    can: dealerkitCapabilities,
  });
  expect(load).toHaveBeenCalledOnce();
});

it('preloads no data when the pointer moves on, the focus is lost, or the link is gone', async () => {
  moveTo('b');
  moveTo('body');
  await vi.advanceTimersByTimeAsync(100);
  get('a').focus();
  get('a').blur();
  await vi.advanceTimersByTimeAsync(100);
  get('a').focus();
  get('a').remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledOnce();
  expect(preload).not.toHaveBeenCalled();
});

it('preloads nothing of another site', async () => {
  get('[href^=https]').focus();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
});

it('preloads nothing for a user who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  moveTo('b');
  await vi.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
});

it('preloads no data for a user who has signed out while the code of the page was loading', async () => {
  email.mockReturnValue('rahim@example.com');
  let finish: (component: PageComponent) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  moveTo('b');
  await vi.advanceTimersByTimeAsync(65);
  email.mockReturnValue(undefined);
  finish(Object.assign(() => null, { preload }));
  await vi.advanceTimersByTimeAsync(1);
  expect(preload).not.toHaveBeenCalled();
});

it('tells a page that loads its data in turn when the user has made the visit, so that nothing is loaded twice', async () => {
  moveTo('b');
  await vi.advanceTimersByTimeAsync(65);
  const isAhead = preload.mock.lastCall?.[0].isAhead;
  expect(isAhead?.()).toBe(true);
  history.pushState(null, '', '/parts/7');
  expect(isAhead?.()).toBe(false);
});
