import { UiProvider } from '@dealerkit/ui/UiProvider';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink.js';
import { colorMode, useColorMode } from './colorMode.js';
import { house } from './content/dealer.js';
import { pictureFor } from './content/photo.js';

/** How everything in the shop looks, speaks, prices and links. */
export const House = ({ children }: { children: ReactNode }) => {
  useColorMode();
  return (
    <UiProvider
      {...house}
      // A prerendered page is drawn as `system`, but its colours were set before that and must not be taken back for a frame.
      mode={colorMode.read()}
      linkComponent={AppLink}
      pictureFor={pictureFor}
    >
      {children}
    </UiProvider>
  );
};
