import { NotFoundScreen } from '@dealerkit/ui/screens/NotFoundScreen';
import { home } from '../content.js';

export const NotFound = () => <NotFoundScreen picture={{ ...home.hero.picture, alt: '' }} />;
