import { ErrorState } from '@dealerkit/ui/ErrorState';
import '@dealerkit/ui/ErrorState.css';
import { Spinner } from '@dealerkit/ui/Spinner';
import '@dealerkit/ui/Spinner.css';
import type { PropsWithChildren } from 'react';
import { focusTitle } from './focusTitle.js';
import { TurnedAway } from './LoginGuard.js';
import { useRole } from './session/useRole.js';

/** Lets in whoever runs the shop; goes inside the login guard. Only the host's plain "no" turns anybody away (D16). */
export const AdminGuard = ({ children }: PropsWithChildren) => {
  const role = useRole();
  if (role.state === 'loading') return <Spinner fullPage />;
  if (role.state === 'failed') {
    const retry = () => {
      role.retry();
      // The button goes with its press; whoever pressed it is led to what they asked for.
      focusTitle();
    };
    return <ErrorState kind={role.kind} onRetry={retry} />;
  }
  return role.data === 'admin' ? children : <TurnedAway />;
};
