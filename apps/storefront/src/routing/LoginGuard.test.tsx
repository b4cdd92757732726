// @vitest-environment jsdom
import type { SessionState } from '@dealerkit/api-client/session';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoginGuard } from './LoginGuard.js';

const { useSession } = vi.hoisted(() => ({ useSession: vi.fn<() => SessionState>() }));
vi.mock('../session/useSession.js', () => ({ useSession }));
vi.mock('../session/session.js', () => ({ session: {} }));

const account = { uid: '1', email: 'rahim@example.com', name: 'Rahim', isVerified: true };
const main = document.createElement('main');
let root: Root;

const Login = () => JSON.stringify(useLocation().state);

const show = async (at: string, state: SessionState) => {
  useSession.mockReturnValue(state);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="*" element={<LoginGuard>the page</LoginGuard>} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  return main.textContent;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(main);
});

afterEach(async () => act(async () => root.unmount()));

it.each([
  [
    'returns to a page of every user after a sign-out by a page of admins in another tab',
    '/dashboard/myorders?x=1',
    'adminOnly',
    '{"from":"/dashboard/myorders?x=1"}',
  ],
  ['forgets the page of admins that a customer has opened (D16)', '/dashboard/customers/7', 'adminOnly', 'null'],
  [
    'returns to a page of admins after another end of the session (D18)',
    '/dashboard/alluser',
    'sessionEnded',
    '{"from":"/dashboard/alluser"}',
  ],
] as const)('%s', async (_, at, reason, state) => {
  expect(await show(at, { status: 'signedIn', account })).toBe('the page');
  expect(await show(at, { status: 'signedOut', reason })).toBe(state);
});

it('leads a visitor back to a page of admins, also after an earlier sign-out by it', async () => {
  expect(await show('/dashboard/alluser', { status: 'signedOut', reason: 'adminOnly' })).toBe(
    '{"from":"/dashboard/alluser"}',
  );
});
