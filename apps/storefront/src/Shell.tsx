import { RouteProgress } from '@dealerkit/ui/RouteProgress';
import '@dealerkit/ui/RouteProgress.css';
import { SiteFrame } from '@dealerkit/ui/SiteFrame';
import '@dealerkit/ui/SiteFrame.css';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { colorMode, useColorMode } from './colorMode.js';
import { dealer } from './content/dealer.js';
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
    <>
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
    </>
  );
};
