import { HomeScreen } from '@dealerkit/ui/HomeScreen';
import type { HomeScreenProps } from '@dealerkit/ui/HomeScreen';
import '@dealerkit/ui/HomeScreen.css';
import { home } from '../content/en/home.js';
import { useContent } from '../preferences/language.js';
import { useQuery } from '../data/useQuery.js';

const useHome = (): HomeScreenProps => ({
  ...useContent('home', home),
  parts: useQuery('listParts', {}),
  reviews: useQuery('listReviews', {}),
});

/** `/` */
export const Home = () => <HomeScreen {...useHome()} />;
