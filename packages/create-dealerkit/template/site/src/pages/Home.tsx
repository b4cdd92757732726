import { useHome } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { HomeScreen } from '@dealerkit/ui/screens/HomeScreen';
import { useContent } from '../content.js';

// Your decision: a page is the screen of the library, with what you add to it.
export const Home = () => <HomeScreen hero={useContent().hero} {...useHome()} allPartsHref={paths.allParts} />;
