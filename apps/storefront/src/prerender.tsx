import { contract, splitEndpoint } from '@dealerkit/api-client';
import type { CallName } from '@dealerkit/api-client';
import { paths } from '@dealerkit/ui/paths';
import { en } from '@dealerkit/ui/texts/en';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.js';
import { dealer } from './content/dealer.js';
import { apiHost } from './data/apiHost.js';
import { preloadAt } from './route.js';
import { routes } from './routes.js';
import { documentTitle } from './useArrival.js';

/** A page as it first appears, before anything is known of the visitor. */
export interface FirstSight {
  /** File in the built shop, e.g. `login/index.html`. */
  file: string;
  title: string;
  markup: string;
  /** The path whose markup it is, so that the browser takes it over; none for the frame that any other page begins with. */
  path?: string;
  /** The page's own module under the project's root. */
  module?: string;
  /** What the page is going to ask the API at once. */
  reads: string[];
}

interface PublicPage {
  path: string;
  module: string;
  reads: CallName[];
}

const publicPages: PublicPage[] = [
  { path: paths.home, module: 'src/pages/Home.tsx', reads: ['listParts', 'listReviews'] },
  { path: paths.blog, module: 'src/pages/Blog.tsx', reads: [] },
  { path: paths.portfolio, module: 'src/pages/Portfolio.tsx', reads: [] },
  { path: paths.login, module: 'src/pages/Login.tsx', reads: [] },
  { path: paths.signup, module: 'src/pages/Signup.tsx', reads: [] },
];

const draw = async (path: string): Promise<string> => {
  await preloadAt(routes, path);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // A long page would else come after the rest, behind a spinner that only a script takes away.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
};

const addressOf = (name: CallName) => apiHost.replace(/\/+$/, '') + splitEndpoint(contract[name].endpoint).path;

const drawPublicPage = async ({ path, module, reads }: PublicPage): Promise<FirstSight> => ({
  file: `${path.slice(1)}/index.html`,
  title: documentTitle(path, en, dealer.name),
  markup: await draw(path),
  path,
  module,
  reads: reads.map(addressOf),
});

/** Behind the guard nothing can be drawn for nobody in particular but the frame and the guard's spinner. */
const drawFrame = async (): Promise<FirstSight> => ({
  file: 'app.html',
  title: dealer.name,
  markup: await draw(paths.dashboard),
  reads: [],
});

/** By this name, and for every address that nobody has, hosts of plain files look for a page. */
const drawNotFound = async (): Promise<FirstSight> => ({
  file: '404.html',
  title: documentTitle('/404', en, dealer.name),
  markup: await draw('/404'),
  module: 'src/pages/NotFound.tsx',
  reads: [],
});

/** Draws every page that can be drawn before it is asked for. */
export const drawAll = (): Promise<FirstSight[]> =>
  Promise.all([...publicPages.map(drawPublicPage), drawFrame(), drawNotFound()]);
