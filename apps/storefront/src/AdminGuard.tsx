import { ErrorState } from '@dealerkit/ui/ErrorState';
import '@dealerkit/ui/ErrorState.css';
import { Spinner } from '@dealerkit/ui/Spinner';
import '@dealerkit/ui/Spinner.css';
import type { PropsWithChildren } from 'react';
import { TurnedAway } from './LoginGuard.js';
import { useRole } from './session/useRole.js';

/** Lets in whoever runs the shop; goes inside the login guard. Only the host's plain "no" turns anybody away (D16). */
export const AdminGuard = ({ children }: PropsWithChildren) => {
  const role = useRole();
  if (role.state === 'loading') return <Spinner fillsPage />;
  if (role.state === 'failed') return <ErrorState kind={role.kind} onRetry={role.retry} />;
  return role.data === 'admin' ? children : <TurnedAway />;
};
