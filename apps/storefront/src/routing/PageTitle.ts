import { createContext } from 'react';
import type { TitleKey } from './pageRoute.js';

/** The title of the shown page. Its guards show it before the page, and cannot import the routes, which import them. */
export const PageTitle = createContext<TitleKey>('notFound');
