import type { ErrorKind } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import { UiProvider } from '@dealerkit/ui/UiProvider';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import type { PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';
import { addedSynonyms } from '../content/synonyms.js';
import { settings } from '../content/settings.js';
import { pictureFor } from '../content/photo.js';
import { client } from '../host/client.js';
import { showErrorToast, showSuccessToast } from '../toasts/mutationToasts.js';
import { host } from '../host/host.js';
import { colorMode } from '../preferences/preferences.js';
import { DocumentLanguage, readLanguage, useLanguage } from '../preferences/language.js';
import type { LoadedLanguage } from '../preferences/language.js';
import { AppLink } from '../routing/AppLink.js';

/** What the rendering of a document and its hydration start with. */
export interface StartProps {
  /** The language of the document; that of the browser by default. */
  language?: LoadedLanguage | undefined;
  /** The responses in the document, by SWR's keys of their calls. */
  fallback?: Readonly<Record<string, unknown>> | undefined;
}

const noResponses = {};

/** Gives the library the brand, the language, the currency and the link component of the shop, and the hooks its client. */
const Providers = ({ children }: PropsWithChildren) => {
  colorMode.useValue();
  const { texts } = useLanguage();
  // The first script of the document hides the page until the stored language is loaded.
  useLayoutEffect(() => void delete document.documentElement.dataset['waiting'], []);
  return (
    <UiProvider
      {...settings}
      texts={texts}
      // Not the value of the hook, which is `system` during hydration: the first script of the document has set the stored mode already.
      mode={colorMode.read()}
      linkComponent={AppLink}
      pictureFor={pictureFor}
    >
      <ClientProvider
        client={client}
        capabilities={host.can}
        synonyms={addedSynonyms}
        errorMessage={useCallback((kind: ErrorKind) => texts.errors[kind].advice, [texts])}
        onSuccess={showSuccessToast}
        onError={showErrorToast}
      >
        {children}
      </ClientProvider>
    </UiProvider>
  );
};

/** Gives everything inside the language and the responses of the document, the settings of the shop, and the client. */
export const AppProviders = ({
  language = readLanguage(),
  fallback = noResponses,
  children,
}: PropsWithChildren<StartProps>) => (
  <DocumentLanguage value={language}>
    <SWRConfig value={useMemo(() => ({ fallback }), [fallback])}>
      <Providers>{children}</Providers>
    </SWRConfig>
  </DocumentLanguage>
);
