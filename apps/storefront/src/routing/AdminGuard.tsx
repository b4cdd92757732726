import { ErrorState } from '@dealerkit/ui/elements/ErrorState';
import '@dealerkit/ui/elements/ErrorState.css';
import { focusHeading } from '@dealerkit/ui/focusHeading';
import { useEffect, useRef } from 'react';
import type { PropsWithChildren } from 'react';
import { useRole } from '../session/useRole.js';
import { SignOutNonAdmin } from './LoginGuard.js';
import { PendingPage, TitledPage } from './PendingPage.js';

/** Shows its children to admins only; belongs inside the login guard. Only the host's response `admin: false` signs a user out (D16). */
export const AdminGuard = ({ children }: PropsWithChildren) => {
  const role = useRole();
  const isRetried = useRef(false);
  useEffect(() => {
    if (role.state === 'loading' || !isRetried.current) return undefined;
    isRetried.current = false;
    // The button has disappeared, so the focus would be lost.
    return focusHeading();
  }, [role.state]);
  if (role.state === 'loading') return <PendingPage />;
  if (role.state === 'failed') {
    const retry = () => {
      isRetried.current = true;
      role.retry();
    };
    return (
      <TitledPage>
        <ErrorState kind={role.kind} onRetry={retry} />
      </TitledPage>
    );
  }
  return role.data === 'admin' ? children : <SignOutNonAdmin />;
};
