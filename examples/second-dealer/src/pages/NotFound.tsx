import { NotFoundScreen } from '@dealerkit/ui/screens/NotFoundScreen';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useDocumentTitle } from '@dealerkit/ui/usePageTransition';
import { useLocation } from 'react-router-dom';
import { dealer, home } from '../content.js';

export const NotFound = () => {
  // Also of a page that this shop lacks: `usePageTransition` sets the title of that page for each new location.
  useLocation();
  useDocumentTitle(useUi().texts.titles.notFound, dealer.name);
  return <NotFoundScreen picture={{ ...home.hero.picture, alt: '' }} />;
};
