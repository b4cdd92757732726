import { useHome } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { HomeScreen } from '@dealerkit/ui/screens/HomeScreen';
import { home } from '../content.js';

export const Home = () => <HomeScreen {...home} {...useHome()} allPartsHref={paths.allParts} />;
