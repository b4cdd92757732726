import { createClient } from '@dealerkit/api-client';
import { paths } from '@dealerkit/domain/paths';
import { en } from '@dealerkit/ui/texts/en';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { settings } from '../src/content/settings.js';
import { App } from '../src/app/App.js';
import { OfflineApp } from '../src/offline/OfflineApp.js';
import { dealer } from '../src/content/en/dealer.js';
import { defaultLanguage, isLanguageCode, languageOf, languages } from '../src/content/languages.js';
import { apiHost, isDealerkitBackend } from '../src/data/apiHost.js';
import { newestParts, newestReviews } from '../src/data/newest.js';
import { ANSWERS_ID } from '../src/data/servedAnswers.js';
import type { ServedAnswers } from '../src/data/servedAnswers.js';
import { preloadPage } from '../src/routing/pageRoute.js';
import { routes } from '../src/routing/routes.js';
import { formatTitle, routeTitle } from '../src/routing/usePageTransition.js';

/** A page that is rendered without data of the user. */
export interface PrerenderedPage {
  /** File in the built shop, e.g. `login/index.html`. */
  file: string;
  title: string;
  markup: string;
  /** The path that the browser may hydrate, or its pattern; none for the layout, which other pages start with. */
  path?: string;
  /** The modules of the page and of the guards and layouts around it, relative to the root of the project. */
  modules: string[];
  /** The modules that the page imports for its calls, if their answers are not in it. */
  callModules?: string[];
  /** URLs of the calls that the page makes as soon as it is rendered. */
  reads?: string[];
}

const render = async (path: string, app: ReactNode = <App />): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{app}</StaticRouter>
    </StrictMode>,
    // By default React moves a long page behind a spinner, which only a script removes.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
};

/** The file of a component is named after it. */
const modulesAt = async (path: string) =>
  (await preloadPage(routes, path)).map(
    ({ name }) => `src/${name.endsWith('Guard') ? 'routing' : 'pages'}/${name}.tsx`,
  );

const homePaths = isDealerkitBackend
  ? [`/parts?limit=${String(newestParts.limit)}`, `/showReview?limit=${String(newestReviews.limit)}`]
  : ['/parts', '/showReview'];

/** What the home page loads on a host that serves it without its answers. */
const homeCalls = {
  callModules: ['src/pages/LiveHome.tsx'],
  reads: homePaths.map((path) => apiHost.replace(/\/+$/, '') + path),
};

/** Pages behind a guard are rendered as they are while the session is not known. */
const fixedPages = routes
  .flatMap((route) => [route, ...(route.children ?? [])])
  .filter(({ path }) => !/[:*]/.test(path))
  // The overview has the path of its layout.
  .filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
  .map(async ({ path }): Promise<PrerenderedPage> => ({
    file: `${path.slice(1)}/index.html`,
    title: routeTitle(path, en, dealer.name),
    modules: await modulesAt(path),
    markup: await render(path),
    path,
    ...(path === paths.home && homeCalls),
  }));

/** The page of every part. The dealerkit backend adds the title of the part. */
const partPage = async (): Promise<PrerenderedPage> => {
  // As in the route table: `paths.purchase` encodes the colon.
  const path = '/purchase/:id';
  return {
    file: 'purchase/part.html',
    title: dealer.name,
    modules: await modulesAt(path),
    markup: await render(path),
    path,
  };
};

/** Pages of orders start with the layout of the dashboard. */
const layout = async (): Promise<PrerenderedPage> => ({
  file: 'app.html',
  title: dealer.name,
  modules: (await modulesAt(paths.dashboard)).slice(0, 2),
  markup: await render(paths.dashboard),
});

/** What the service worker answers while there is no connection. */
const offline = async (): Promise<PrerenderedPage> => ({
  file: 'offline/index.html',
  title: formatTitle(en.titles.offline, dealer.name),
  modules: ['src/offline/OfflineApp.tsx'],
  markup: await render(paths.offline, <OfflineApp />),
  path: paths.offline,
});

/** Static hosts serve this file for unknown paths. */
const notFound = async (): Promise<PrerenderedPage> => ({
  file: '404.html',
  title: routeTitle('/404', en, dealer.name),
  modules: await modulesAt('/404'),
  markup: await render('/404'),
});

/** Renders every page that does not depend on the user. */
export const prerenderPages = (): Promise<PrerenderedPage[]> =>
  Promise.all([...fixedPages, partPage(), layout(), offline(), notFound()]);

/** What the home page shows: the answers of our backend to `findParts` and `findReviews`. */
interface HomeAnswers {
  parts: unknown;
  reviews: unknown;
}

/** How many parts and reviews the home page shows. */
export const homeLimits = { parts: newestParts.limit, reviews: newestReviews.limit };

/** The client of a host that gives these answers, which it parses as the browser does. */
const clientOf = (answerTo: (url: string) => unknown) =>
  createClient({ host: '', fetch: async (url) => Response.json(answerTo(url)) });

/** Returns a page of the build with answers: as markup, and as the JSON with which the browser hydrates it. */
const withAnswers = async (page: string, path: string, answers: ServedAnswers): Promise<string> => {
  await preloadPage(routes, path);
  const markup = await render(path, <App answers={answers} />);
  // A "<" in the data could end the script element.
  const json = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  return page.replace(
    /(?<=<div id="root"[^>]*>)[^]*(?=<\/body>)/,
    () => `${markup}</div><script type="application/json" id="${ANSWERS_ID}">${json}</script>`,
  );
};

/** Returns the home page of the build with parts and reviews. */
export const renderHome = async (page: string, { parts, reviews }: HomeAnswers): Promise<string> => {
  const client = clientOf((url) => (url.startsWith('/parts') ? parts : reviews));
  const answers = {
    findParts: await client.findParts(newestParts),
    findReviews: await client.findReviews(newestReviews),
  };
  const withoutCalls = page.replaceAll(/<link rel="(preload" as="fetch|modulepreload)"[^>]*>\s*/g, '');
  return withAnswers(withoutCalls, paths.home, answers);
};

/** Returns the page of the build for every part with one part. */
export const renderPart = async (page: string, part: { _id: string }): Promise<string> => {
  const answers = { getPart: await clientOf(() => part).getPart({ id: part._id }) };
  return withAnswers(page, paths.purchase(part._id), answers);
};

/** The languages other than that of the prerendered pages, with the modules of their texts and content. */
export const otherLanguages = Object.keys(languages)
  .filter(isLanguageCode)
  .filter((code) => code !== defaultLanguage)
  .map(languageOf)
  .map(({ code, locale, font }) => ({
    code,
    locale,
    font,
    modules: [`src/content/${code}/${code}.ts`, `../../packages/ui/dist/texts/${code}.js`],
  }));

/** The currency of the prices. */
export const { currency } = settings;
