import { HomeScreen } from '@dealerkit/ui/HomeScreen';
import type { HomeScreenProps } from '@dealerkit/ui/HomeScreen';
import '@dealerkit/ui/HomeScreen.css';
import { home } from '../content/home.js';
import { useRead } from '../data/useRead.js';

const useHome = (): HomeScreenProps => ({
  ...home,
  parts: useRead('listParts', {}),
  reviews: useRead('listReviews', {}),
});

/** `/` */
export const Home = () => <HomeScreen {...useHome()} />;
