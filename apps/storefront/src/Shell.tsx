import { RouteProgress } from '@dealerkit/ui/RouteProgress';
import '@dealerkit/ui/RouteProgress.css';
import { SiteFrame } from '@dealerkit/ui/SiteFrame';
import '@dealerkit/ui/SiteFrame.css';
import { UiProvider } from '@dealerkit/ui/UiProvider';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink.js';
import { colorMode, useColorMode } from './colorMode.js';
import { dealer, house } from './content/dealer.js';
import { pictureFor } from './content/photo.js';
import { forgetPrivateAnswers } from './data/refresh.js';
import { session } from './session/session.js';
import { useSession } from './session/useSession.js';

interface ShellProps {
  currentPath: string;
  /** The page that was asked for is still on its way. */
  isWaiting: boolean;
  children: ReactNode;
}

/**
 * What stays around every page. It reads the session and the colours, so that finding out about them draws the frame anew and
 * not the page, which may still be in the middle of its hydration.
 */
export const Shell = ({ currentPath, isWaiting, children }: ShellProps) => {
  const visitor = useSession();
  const mode = useColorMode();

  const email = visitor.status === 'signedIn' ? visitor.person.email : undefined;
  useEffect(() => () => void (email !== undefined && forgetPrivateAnswers()), [email]);

  return (
    <UiProvider
      {...house}
      // A prerendered page is drawn as `system`, but its colours were set before that and must not be taken back for a frame.
      mode={colorMode.read()}
      linkComponent={AppLink}
      pictureFor={pictureFor}
    >
      <RouteProgress active={isWaiting} />
      <SiteFrame
        dealer={dealer}
        session={visitor.status === 'failed' ? 'unknown' : visitor.status}
        currentPath={currentPath}
        mode={mode}
        onModeChange={colorMode.choose}
        onSignOut={session.signOut}
      >
        {children}
      </SiteFrame>
    </UiProvider>
  );
};
