// @vitest-environment jsdom
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { act } from 'react';
import type { PropsWithChildren } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminGuard } from './AdminGuard.js';

const { useRole, retry } = vi.hoisted(() => ({
  useRole: vi.fn<() => AsyncData<'admin' | 'customer'>>(),
  retry: vi.fn<() => void>(),
}));
vi.mock('../session/useRole.js', () => ({ useRole }));
vi.mock('./LoginGuard.js', () => ({ SignOutNonAdmin: () => 'signed out' }));
vi.mock('./PendingPage.js', () => ({
  PendingPage: () => 'loading',
  TitledPage: ({ children }: PropsWithChildren) => (
    <>
      <h1>title</h1>
      {children}
    </>
  ),
}));
vi.mock('@dealerkit/ui/elements/ErrorState', () => ({
  ErrorState: ({ kind, onRetry }: { kind: string; onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      failed: {kind}
    </button>
  ),
}));

const main = document.createElement('main');
document.body.append(main);
let root = createRoot(main);

const renderWith = async (role: AsyncData<'admin' | 'customer'>) => {
  useRole.mockReturnValue(role);
  await act(async () =>
    root.render(
      <AdminGuard>
        <h1 tabIndex={-1}>the page</h1>
      </AdminGuard>,
    ),
  );
  return main.textContent;
};

const clickRetry = () => {
  const button = main.querySelector('button');
  button?.focus();
  button?.click();
};

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => root.unmount());
  root = createRoot(main);
});

describe('AdminGuard', () => {
  it('shows the page to an admin (S064)', async () => {
    expect(await renderWith({ state: 'ready', data: 'admin' })).toBe('the page');
  });

  it('signs out a user whom the host does not confirm as an admin (S064, S099)', async () => {
    expect(await renderWith({ state: 'ready', data: 'customer' })).toBe('signed out');
  });

  it('shows nothing of the page before the response', async () => {
    expect(await renderWith({ state: 'loading' })).toBe('loading');
  });

  it.each(['offline', 'forbidden', 'unauthorised', 'notFound', 'server', 'unexpected'] as const)(
    'does not sign out because of a failed call (%s), keeps the title of the page, and offers to try again',
    async (kind) => {
      expect(await renderWith({ state: 'failed', kind, retry })).toBe(`titlefailed: ${kind}`);
      clickRetry();
      expect(retry).toHaveBeenCalledOnce();
    },
  );

  it('moves the focus from the retry button to the heading of the page', async () => {
    await renderWith({ state: 'failed', kind: 'offline', retry });
    clickRetry();
    await renderWith({ state: 'loading' });
    await renderWith({ state: 'ready', data: 'admin' });
    await expect.poll(() => document.activeElement).toBe(main.querySelector('h1'));
    expect(document.activeElement?.textContent).toBe('the page');
  });
});
