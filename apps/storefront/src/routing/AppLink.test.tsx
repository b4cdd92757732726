// @vitest-environment jsdom
import { act } from 'react';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppLink } from './AppLink.js';
import { preloadPage, preloadVisit } from './pageRoute.js';

vi.mock('./routes.js', () => ({ routes: [] }));
vi.mock('./pageRoute.js', () => ({
  preloadPage: vi.fn<() => Promise<void>>(async () => undefined),
  preloadVisit: vi.fn<() => Promise<void>>(async () => undefined),
}));

const codePreloads = vi.mocked(preloadPage);
const preloads = vi.mocked(preloadVisit);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  codePreloads.mockClear();
  preloads.mockClear();
});
afterEach(() => void vi.useRealTimers());

/** Renders a link, whose element can take the focus. */
const renderLink = async (props: Omit<ComponentProps<'a'>, 'href'> = {}) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AppLink {...props} href="/parts">
          All Parts
        </AppLink>
      </MemoryRouter>,
    ),
  );
  const link = container.querySelector('a');
  if (!link) throw new Error('There is no link');
  return { link, close: () => act(async () => root.unmount()) };
};

it('preloads the code of the page of a link at once, and its data when the focus rests on it, once', async () => {
  const { link, close } = await renderLink();
  link.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  expect(codePreloads).toHaveBeenCalledOnce();
  link.focus();
  vi.advanceTimersByTime(64);
  expect(preloads).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(preloads).toHaveBeenCalledOnce();
  await close();
});

it('preloads no data when the focus moves on, or the link is gone', async () => {
  const { link, close } = await renderLink();
  link.focus();
  link.blur();
  vi.advanceTimersByTime(100);
  link.focus();
  await close();
  vi.advanceTimersByTime(100);
  expect(preloads).not.toHaveBeenCalled();
});

it('calls the handlers that its caller gives, for example of a tooltip', async () => {
  const handlers = {
    onPointerEnter: vi.fn<() => void>(),
    onPointerLeave: vi.fn<() => void>(),
    onFocus: vi.fn<() => void>(),
    onBlur: vi.fn<() => void>(),
  };
  const { link, close } = await renderLink(handlers);
  for (const type of ['pointerover', 'pointerout']) link.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  link.focus();
  link.blur();
  for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledOnce();
  await close();
});
