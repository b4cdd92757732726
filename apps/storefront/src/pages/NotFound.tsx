import { NotFoundScreen } from '@dealerkit/ui/screens/NotFoundScreen';
import type { NotFoundScreenProps } from '@dealerkit/ui/screens/NotFoundScreen';
import '@dealerkit/ui/screens/NotFoundScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useLocation } from 'react-router-dom';
import { notFoundPicture } from '../content/en/notFound.js';
import { useContent } from '../preferences/language.js';
import { useDocumentTitle } from '../routing/useDocumentTitle.js';

const useNotFound = (): NotFoundScreenProps => {
  // Also of a page that only another host has. `usePageTransition` sets the title of that page for each new location.
  useLocation();
  useDocumentTitle(useUi().texts.titles.notFound);
  return { picture: useContent('notFoundPicture', notFoundPicture) };
};

/** Every path without another route. */
export const NotFound = () => <NotFoundScreen {...useNotFound()} />;
