// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { preloadPage, preloadVisit } from './pageRoute.js';
import { preloadLinks } from './preloadLinks.js';

vi.mock('./routes.js', () => ({ routes: [] }));
vi.mock('./pageRoute.js', () => ({
  preloadPage: vi.fn<() => Promise<void>>(async () => undefined),
  preloadVisit: vi.fn<() => Promise<void>>(async () => undefined),
}));

const codePreloads = vi.mocked(preloadPage);
const preloads = vi.mocked(preloadVisit);

beforeAll(preloadLinks);
beforeEach(() => {
  vi.useFakeTimers();
  codePreloads.mockClear();
  preloads.mockClear();
  document.body.innerHTML =
    '<a href="/parts?search=clutch"><b>All</b> <i>Parts</i></a><a href="https://wa.me/880">Ask</a>';
});
afterEach(() => void vi.useRealTimers());

const get = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

const moveTo = (selector: string) => get(selector).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));

it('preloads the code of the page of a link at once, and its data when the pointer rests on any part of it, once', () => {
  moveTo('b');
  expect(codePreloads).toHaveBeenCalledExactlyOnceWith([], '/parts');
  vi.advanceTimersByTime(60);
  moveTo('i');
  vi.advanceTimersByTime(4);
  expect(preloads).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(preloads).toHaveBeenCalledOnce();
  expect(preloads.mock.lastCall?.[1]).toMatchObject({ pathname: '/parts', search: '?search=clutch' });
  moveTo('body');
});

it('preloads no data when the pointer moves on, the focus is lost, or the link is gone', () => {
  moveTo('b');
  moveTo('body');
  vi.advanceTimersByTime(100);
  get('a').focus();
  get('a').blur();
  vi.advanceTimersByTime(100);
  get('a').focus();
  get('a').remove();
  vi.advanceTimersByTime(100);
  expect(codePreloads).toHaveBeenCalledTimes(3);
  expect(preloads).not.toHaveBeenCalled();
});

it('preloads nothing of another site', () => {
  get('[href^=https]').focus();
  vi.advanceTimersByTime(100);
  expect(codePreloads).not.toHaveBeenCalled();
});
