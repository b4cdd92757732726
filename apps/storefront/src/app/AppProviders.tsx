import type { ErrorKind } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import { UiProvider } from '@dealerkit/ui/UiProvider';
import { useCallback, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { settings } from '../content/settings.js';
import { pictureFor } from '../content/photo.js';
import { isDealerkitBackend } from '../data/apiHost.js';
import { lazyClient } from '../data/lazyClient.js';
import { showErrorToast, showSuccessToast } from '../data/mutationToasts.js';
import { ServedAnswersContext } from '../data/servedAnswers.js';
import type { ServedAnswers } from '../data/servedAnswers.js';
import { colorMode, useColorMode } from '../preferences/colorMode.js';
import { useLanguage } from '../preferences/language.js';
import { AppLink } from '../routing/AppLink.js';

interface AppProvidersProps {
  /** The answers that are in the served page. */
  answers?: ServedAnswers | undefined;
  children: ReactNode;
}

const noAnswers: ServedAnswers = {};

/** Gives the library the brand, the language, the currency and the link component of the shop, and the hooks its client. */
export const AppProviders = ({ answers = noAnswers, children }: AppProvidersProps) => {
  useColorMode();
  const { texts } = useLanguage();
  // The script in `index.html` hides the page until the stored language is loaded.
  useLayoutEffect(() => void delete document.documentElement.dataset['waiting'], []);
  return (
    <UiProvider
      {...settings}
      texts={texts}
      // Not the value of the hook, which is `system` during hydration: the script in `index.html` has set the stored mode already.
      mode={colorMode.read()}
      linkComponent={AppLink}
      pictureFor={pictureFor}
    >
      <ClientProvider
        client={lazyClient}
        errorMessage={useCallback((kind: ErrorKind) => texts.errors[kind].advice, [texts])}
        onSuccess={showSuccessToast}
        onError={showErrorToast}
        // The CORS rules of another host may not allow the header.
        idempotencyKeys={isDealerkitBackend}
      >
        <ServedAnswersContext value={answers}>{children}</ServedAnswersContext>
      </ClientProvider>
    </UiProvider>
  );
};
