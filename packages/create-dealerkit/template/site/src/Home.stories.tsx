import { HomeScreen } from '@dealerkit/ui/screens/HomeScreen';
import { codes, content } from './content.js';

export default { component: HomeScreen };

const none = { state: 'ready', data: [] };
/** The home page before the first part is on sale. */
export const NoParts = { args: { hero: content[codes[0]].hero, parts: none, reviews: none } };
