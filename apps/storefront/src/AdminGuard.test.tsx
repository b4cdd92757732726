// @vitest-environment jsdom
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminGuard } from './AdminGuard.js';

const { useRole, retry } = vi.hoisted(() => ({
  useRole: vi.fn<() => AsyncData<'admin' | 'customer'>>(),
  retry: vi.fn<() => void>(),
}));
vi.mock('./session/useRole.js', () => ({ useRole }));
vi.mock('./LoginGuard.js', () => ({ TurnedAway: () => 'turned away' }));
vi.mock('@dealerkit/ui/Spinner', () => ({ Spinner: () => 'waiting' }));
vi.mock('@dealerkit/ui/ErrorState', () => ({
  ErrorState: ({ kind, onRetry }: { kind: string; onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      failed: {kind}
    </button>
  ),
}));

const main = document.createElement('main');
document.body.append(main);
let root = createRoot(main);

const drawnFor = async (role: AsyncData<'admin' | 'customer'>) => {
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

const tryAgain = () => {
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

describe('the admin guard', () => {
  it('lets an admin in (S064)', async () => {
    expect(await drawnFor({ state: 'ready', data: 'admin' })).toBe('the page');
  });

  it('turns away whom the host says to be none (S064, S099)', async () => {
    expect(await drawnFor({ state: 'ready', data: 'customer' })).toBe('turned away');
  });

  it('waits for the answer without a glimpse of the page', async () => {
    expect(await drawnFor({ state: 'loading' })).toBe('waiting');
  });

  it.each(['offline', 'forbidden', 'unauthorised', 'notFound', 'server', 'unexpected'] as const)(
    'turns nobody away because a call failed (%s), and offers to try again',
    async (kind) => {
      expect(await drawnFor({ state: 'failed', kind, retry })).toBe(`failed: ${kind}`);
      tryAgain();
      expect(retry).toHaveBeenCalledOnce();
    },
  );

  it('leads whoever tried again to the title of the page, as the button goes', async () => {
    await drawnFor({ state: 'failed', kind: 'offline', retry });
    tryAgain();
    await drawnFor({ state: 'loading' });
    await drawnFor({ state: 'ready', data: 'admin' });
    await vi.waitFor(() => expect(document.activeElement).toBe(main.querySelector('h1')));
    expect(document.activeElement?.textContent).toBe('the page');
  });
});
