import { NotFoundScreen } from '@dealerkit/ui/screens/NotFoundScreen';
import type { NotFoundScreenProps } from '@dealerkit/ui/screens/NotFoundScreen';
import '@dealerkit/ui/screens/NotFoundScreen.css';
import { notFoundPicture } from '../content/en/notFound.js';
import { useContent } from '../preferences/language.js';

const useNotFound = (): NotFoundScreenProps => ({
  picture: useContent('notFoundPicture', notFoundPicture),
});

/** Every path without another route. */
export const NotFound = () => <NotFoundScreen {...useNotFound()} />;
