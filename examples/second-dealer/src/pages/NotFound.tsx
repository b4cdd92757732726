import { NotFoundScreen } from '@dealerkit/ui/screens/NotFoundScreen';
import { useUi } from '@dealerkit/ui/UiProvider';
import { documentTitle } from '@dealerkit/ui/usePageTransition';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dealer, home } from '../content.js';

export const NotFound = () => {
  const title = documentTitle(useUi().texts.titles.notFound, dealer.name);
  // Also of a page that this shop lacks: `usePageTransition` sets the title of that page for each new location.
  useLocation();
  useEffect(() => {
    document.title = title;
  });
  return <NotFoundScreen picture={{ ...home.hero.picture, alt: '' }} />;
};
