import { useClearPrivateData } from '@dealerkit/api-client/react';
import { languageOfLocale } from '@dealerkit/domain/text/languages';
import { RouteProgress } from '@dealerkit/ui/elements/RouteProgress';
import '@dealerkit/ui/elements/RouteProgress.css';
import { SiteFrame } from '@dealerkit/ui/blocks/SiteFrame';
import '@dealerkit/ui/blocks/SiteFrame.css';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect, useTransition } from 'react';
import type { ReactNode } from 'react';
import { dealer } from '../content/en/dealer.js';
import { languageCodes, languageOf } from '../content/languages.js';
import { colorMode } from '../preferences/preferences.js';
import { setLanguage, useContent, useLanguage } from '../preferences/language.js';
import { requestSignOut } from '../offline/requestSignOut.js';
import { BasketStatus } from '../basket/BasketStatus.js';
import { Search } from './Search.js';
import { useSession } from '../session/useSession.js';

const languages = languageCodes.map(languageOf);

interface AppLayoutProps {
  /** The path of the requested page. */
  currentPath: string;
  /** The code of the requested page is loading. */
  isPageLoading: boolean;
  children: ReactNode;
}

/**
 * The header, footer and messages around every page. It reads the session and the colour mode, so that a change of them does not
 * interrupt the hydration of the page.
 */
export const AppLayout = ({ currentPath, isPageLoading, children }: AppLayoutProps) => {
  const sessionState = useSession();
  const mode = colorMode.useValue();
  const { failures } = useLanguage();
  const { texts } = useUi();
  const [isLanguageLoading, startTransition] = useTransition();
  const email = sessionState.status === 'signedIn' ? sessionState.account.email : undefined;

  useClearPrivateData(email);

  useEffect(() => {
    if (failures) showToast({ tone: 'danger', text: texts.navbar.languageFailed });
  }, [failures, texts]);

  return (
    <>
      <RouteProgress active={isPageLoading || isLanguageLoading} />
      <SiteFrame
        dealer={useContent('dealer', dealer)}
        session={sessionState.status}
        currentPath={currentPath}
        mode={mode}
        onModeChange={colorMode.write}
        languages={languages}
        onLanguageChange={(locale) => startTransition(() => setLanguage(languageOfLocale(locale)))}
        onSignOut={requestSignOut}
        search={<Search />}
        basket={<BasketStatus currentPath={currentPath} />}
      >
        {children}
      </SiteFrame>
    </>
  );
};
