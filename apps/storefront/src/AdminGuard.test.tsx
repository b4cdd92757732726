import type { Loadable } from '@dealerkit/ui/Loadable';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminGuard } from './AdminGuard.js';

const { useRole, retry } = vi.hoisted(() => ({
  useRole: vi.fn<() => Loadable<'admin' | 'customer'>>(),
  retry: vi.fn<() => void>(),
}));
vi.mock('./session/useRole.js', () => ({ useRole }));
vi.mock('./LoginGuard.js', () => ({ TurnedAway: () => 'turned away' }));
vi.mock('@dealerkit/ui/Spinner', () => ({ Spinner: () => 'waiting' }));
vi.mock('@dealerkit/ui/ErrorState', () => ({
  ErrorState: ({ kind, onRetry }: { kind: string; onRetry: () => void }) => {
    onRetry();
    return `failed: ${kind}`;
  },
}));

const drawnFor = (role: Loadable<'admin' | 'customer'>) => {
  useRole.mockReturnValue(role);
  return renderToStaticMarkup(<AdminGuard>the page</AdminGuard>);
};

beforeEach(() => {
  vi.clearAllMocks();
});

describe('the admin guard', () => {
  it('lets an admin in', () => {
    expect(drawnFor({ state: 'ready', data: 'admin' })).toBe('the page');
  });

  it('turns away whom the host says to be none', () => {
    expect(drawnFor({ state: 'ready', data: 'customer' })).toBe('turned away');
  });

  it('waits for the answer without a glimpse of the page', () => {
    expect(drawnFor({ state: 'loading' })).toBe('waiting');
  });

  it.each(['offline', 'forbidden', 'unauthorised', 'notFound', 'server', 'unexpected'] as const)(
    'turns nobody away because a call failed (%s), and offers to try again',
    (kind) => {
      expect(drawnFor({ state: 'failed', kind, retry })).toBe(`failed: ${kind}`);
      expect(retry).toHaveBeenCalledOnce();
    },
  );
});
