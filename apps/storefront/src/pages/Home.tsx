import { HomeScreen } from '@dealerkit/ui/HomeScreen';
import type { HomeScreenProps } from '@dealerkit/ui/HomeScreen';
import '@dealerkit/ui/HomeScreen.css';
import { home } from '../content/home.js';
import { useContent } from '../language.js';
import { useRead } from '../data/useRead.js';

const useHome = (): HomeScreenProps => ({
  ...useContent('home', home),
  parts: useRead('listParts', {}),
  reviews: useRead('listReviews', {}),
});

/** `/` */
export const Home = () => <HomeScreen {...useHome()} />;
