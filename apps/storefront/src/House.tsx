import { UiProvider } from '@dealerkit/ui/UiProvider';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink.js';
import { colorMode, useColorMode } from './colorMode.js';
import { house } from './content/dealer.js';
import { pictureFor } from './content/photo.js';
import { useLanguage } from './language.js';

/** How everything in the shop looks, speaks, prices and links. */
export const House = ({ children }: { children: ReactNode }) => {
  useColorMode();
  const { spoken } = useLanguage();
  // Held back by the script at the top of the page until there is something in the language that was chosen.
  useLayoutEffect(() => void delete document.documentElement.dataset['waiting'], []);
  return (
    <UiProvider
      {...house}
      texts={spoken?.texts}
      // A prerendered page is drawn as `system`, but its colours were set before that and must not be taken back for a frame.
      mode={colorMode.read()}
      linkComponent={AppLink}
      pictureFor={pictureFor}
    >
      {children}
    </UiProvider>
  );
};
