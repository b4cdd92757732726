import { ErrorState } from '@dealerkit/ui/elements/ErrorState';
import '@dealerkit/ui/elements/ErrorState.css';
import { focusHeading } from '@dealerkit/ui/focusHeading';
import type { PropsWithChildren } from 'react';
import { useRole } from '../session/useRole.js';
import { SignOutNonAdmin } from './LoginGuard.js';
import { PendingPage } from './PendingPage.js';

/** Shows its children to admins only; belongs inside the login guard. Only the host's response `admin: false` signs a user out (D16). */
export const AdminGuard = ({ children }: PropsWithChildren) => {
  const role = useRole();
  if (role.state === 'loading') return <PendingPage />;
  if (role.state === 'failed') {
    const retry = () => {
      role.retry();
      // The button disappears, so the focus would be lost.
      focusHeading();
    };
    return <ErrorState kind={role.kind} onRetry={retry} />;
  }
  return role.data === 'admin' ? children : <SignOutNonAdmin />;
};
