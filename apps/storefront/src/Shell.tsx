import { RouteProgress } from '@dealerkit/ui/RouteProgress';
import '@dealerkit/ui/RouteProgress.css';
import { SiteFrame } from '@dealerkit/ui/SiteFrame';
import '@dealerkit/ui/SiteFrame.css';
import { showToast } from '@dealerkit/ui/Toasts';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect, useTransition } from 'react';
import type { ReactNode } from 'react';
import { colorMode, useColorMode } from './colorMode.js';
import { dealer } from './content/dealer.js';
import { forgetPrivateAnswers } from './data/refresh.js';
import { language, useContent, useLanguage } from './language.js';
import { session } from './session/session.js';
import { useSession } from './session/useSession.js';

const english = { locale: 'en-BD', name: 'English' };
const bangla = { locale: 'bn-BD', name: 'বাংলা' };

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
  const { spoken, failures } = useLanguage();
  const { texts } = useUi();
  const [isTurning, turn] = useTransition();

  const email = visitor.status === 'signedIn' ? visitor.person.email : undefined;
  useEffect(() => () => void (email !== undefined && forgetPrivateAnswers()), [email]);

  useEffect(() => {
    if (failures > 0) showToast({ tone: 'danger', text: texts.navbar.languageFailed });
  }, [failures, texts]);

  return (
    <>
      <RouteProgress active={isWaiting || isTurning} />
      <SiteFrame
        dealer={useContent('dealer', dealer)}
        session={visitor.status === 'failed' ? 'unknown' : visitor.status}
        currentPath={currentPath}
        mode={mode}
        onModeChange={colorMode.choose}
        otherLanguage={spoken ? english : bangla}
        onLanguageChange={() => turn(language.turn)}
        onSignOut={session.signOut}
      >
        {children}
      </SiteFrame>
    </>
  );
};
