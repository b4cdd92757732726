import { pageAt, pagePaths } from '@dealerkit/domain/paths';
import type { PageAddress, PageComponent, PageQuery } from '@dealerkit/api-client/react';
import type { SharedTexts } from '@dealerkit/ui/texts/en/shared';
import type { ComponentType } from 'react';
import { App } from '../app/App.js';
import type { StartProps } from '../app/AppProviders.js';
import { OfflineApp } from '../offline/OfflineApp.js';
import { preloadPage } from '../routing/pageRoute.js';
import { routes } from '../routing/routes.js';

/** A page that is rendered without data of the user. Guarded pages are rendered as they are while the session is not known. */
export interface Page {
  /** File in the built shop, e.g. `login/index.html`. */
  file: string;
  /** The path at which it is rendered, or its pattern. */
  path: string;
  App: ComponentType<StartProps>;
  /** The browser may hydrate it at every address of the path. Otherwise other pages start with it. */
  isHydrated: boolean;
  /** The key of its title; none for the name of the shop. */
  title: keyof SharedTexts['titles'] | undefined;
  /** The modules of the page and of the guards and layouts around it, relative to the root of the project. */
  modules: readonly string[];
  /** The public calls that it makes first; none on most pages. */
  queries?: ((address: PageAddress) => PageQuery[]) | undefined;
}

/** The file of a component is named after it. */
const moduleOf = ({ name }: PageComponent) => `src/${name.endsWith('Guard') ? 'routing' : 'pages'}/${name}.tsx`;

const describe = async (path: string, file: string, given: Partial<Page> = {}): Promise<Page> => {
  const components = await preloadPage(routes, path);
  return {
    file,
    path,
    App,
    isHydrated: true,
    title: pageAt(path) ?? 'notFound',
    modules: components.map(moduleOf),
    queries: components.at(-1)?.queries,
    ...given,
  };
};

const fixedPaths = new Set(
  routes
    .flatMap(({ path, children }) => [path, ...children.map((child) => child.path)])
    .filter((path) => !/[:*]/.test(path)),
);

/** Every page that does not depend on the user. */
export const pages: readonly Page[] = await Promise.all([
  ...Array.from(fixedPaths, (path) => describe(path, `${path.slice(1)}/index.html`.replace(/^\//, ''))),
  describe(pagePaths.part, 'parts/part.html', { title: undefined }),
  describe(pagePaths.purchase, 'purchase/part.html', { title: undefined }),
  // Pages of orders start with the layout of the dashboard.
  preloadPage(routes, pagePaths.dashboard).then((components) =>
    describe(pagePaths.dashboard, 'app.html', {
      isHydrated: false,
      title: undefined,
      modules: components.slice(0, 2).map(moduleOf),
    }),
  ),
  // What the service worker answers while there is no connection.
  describe(pagePaths.offline, 'offline/index.html', {
    App: OfflineApp,
    modules: ['src/offline/OfflineApp.tsx'],
  }),
  // Static hosts serve this file for unknown paths.
  describe('/404', '404.html', { isHydrated: false }),
]);
