import { offlineQueue } from '@dealerkit/api-client/react';
import { SignOutDialog } from '@dealerkit/ui/blocks/SignOutDialog';
import '@dealerkit/ui/blocks/SignOutDialog.css';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '../app/AppProviders.js';
import { session } from '../session/session.js';

/** Signs the user out; asks first if that would discard orders of this user. */
export const askSignOut = (email: string): void => {
  if (!offlineQueue.has(email)) {
    session.signOut();
    return;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(
    <AppProviders>
      <SignOutDialog
        onSignOut={() => {
          offlineQueue.discardAll(email);
          session.signOut();
        }}
        onClose={close}
      />
    </AppProviders>,
  );
};
