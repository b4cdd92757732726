import { NotFoundScreen } from '@dealerkit/ui/NotFoundScreen';
import type { NotFoundScreenProps } from '@dealerkit/ui/NotFoundScreen';
import '@dealerkit/ui/NotFoundScreen.css';
import { notFoundPicture } from '../content/notFound.js';
import { useContent } from '../language.js';

const useNotFound = (): NotFoundScreenProps => ({
  picture: useContent('notFoundPicture', notFoundPicture),
});

/** Any path that no other route takes. */
export const NotFound = () => <NotFoundScreen {...useNotFound()} />;
