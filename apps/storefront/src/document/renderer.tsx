import { type CallName, type Client, contract, createClient, type Part } from '@dealerkit/api-client';
import { loadFallback, pageQuery } from '@dealerkit/api-client/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { description } from '../content/en/description.js';
import { dealer } from '../content/en/dealer.js';
import { defaultLanguage, isLanguageCode, languageOf } from '../content/languages.js';
import type { LanguageCode } from '../content/languages.js';
import { apiHost } from '../data/apiHost.js';
import { loadLanguage } from '../preferences/language.js';
import type { LanguageState } from '../preferences/language.js';
import { queriesAt } from '../routing/pageRoute.js';
import { routes } from '../routing/routes.js';
import { formatTitle } from '../routing/usePageTransition.js';
import type { Assets } from './assets.js';
import { Document } from './Document.js';
import { headOfPart } from './head.js';
import type { PageHead } from './head.js';
import { pages } from './pages.js';
import type { Page } from './pages.js';

export { inlineScripts } from './inlineScripts.js';
export { languages } from '../content/languages.js';
export { pages } from './pages.js';

const partPath = '/purchase/:id';

/** Makes a public call of our backend, and resolves to its response: the body and the headers. */
type MakeCall = (name: CallName, input: object) => Promise<{ body: unknown; headers: Record<string, string> }>;

/** How a page with the responses of its calls is rendered. */
interface PageRequest {
  /** A language of `languageOf`. */
  language: string;
  /** The origin of the shop, if it is known. */
  origin: string | undefined;
  makeCall: MakeCall;
}

/** A client that gets its responses from `makeCall`, and parses them as the browser does. */
const clientOf = (makeCall: MakeCall): Client => {
  const names = Object.keys(contract) as CallName[];
  const callOf = (name: CallName) => (input: object, options: object) => {
    const fetch = async () => {
      const { body, headers } = await makeCall(name, input);
      return Response.json(body, { headers });
    };
    const call: (given: never, more: object) => Promise<unknown> = createClient({ host: '', fetch })[name];
    return call(input as never, options);
  };
  return Object.fromEntries(names.map((name) => [name, callOf(name)])) as unknown as Client;
};

/** The URLs of the calls that the page at a path makes first. */
const callsAt = async (path: string): Promise<string[]> => {
  const urls: string[] = [];
  const fetch = (url: string) => {
    urls.push(url);
    return Promise.resolve(Response.json(null, { status: 404 }));
  };
  await loadFallback(createClient({ host: apiHost, fetch }), await queriesAt(routes, path, '')).catch(() => undefined);
  return urls;
};

const codeOf = (language: string | undefined): LanguageCode => (isLanguageCode(language) ? language : defaultLanguage);

const loaded = new Map<LanguageCode, Promise<LanguageState>>();

/** Loads a language once. */
const languageState = (code: LanguageCode): Promise<LanguageState> => {
  const state = loaded.get(code) ?? loadLanguage(code);
  loaded.set(code, state);
  return state;
};

interface Render {
  page: Page;
  /** The path of the address, as it is encoded there. */
  path: string;
  code: LanguageCode;
  origin?: string | undefined;
  fallback?: Record<string, unknown> | undefined;
  calls?: readonly string[] | undefined;
}

const headOf = ({ page, path, origin, fallback }: Render, { texts, content }: LanguageState): PageHead => {
  const { name: site } = content?.dealer ?? dealer;
  const head: PageHead = {
    title: page.title === undefined ? site : formatTitle(texts.titles[page.title], site),
    description: content?.description ?? description,
    site,
    type: 'website',
    url: origin && origin + path,
  };
  const id = matchPath(partPath, path)?.params.id;
  const part = id === undefined ? undefined : fallback?.[pageQuery('getPart', { id }).key];
  return part === undefined ? head : headOfPart(part as Part, head);
};

/** Creates what renders the documents with the built files. */
export const createRenderer = (assets: Assets) => {
  const render = async (request: Render): Promise<string> => {
    const { page, path, code, fallback, calls } = request;
    const files = assets.pages[page.file];
    if (!files) throw new Error(`The build has no files of ${page.file}.`);
    const language = await languageState(code);
    const { prelude } = await prerender(
      <StrictMode>
        <StaticRouter location={path}>
          <page.App language={language} fallback={fallback} />
        </StaticRouter>
      </StrictMode>,
      // By default React moves a long page behind a spinner, which only a script removes.
      { progressiveChunkSize: Infinity },
    );
    const document = (
      <Document
        language={languageOf(code)}
        head={headOf(request, language)}
        files={files}
        assets={assets}
        markup={await new Response(prelude).text()}
        hydratedAt={page.isHydrated ? page.path : undefined}
        fallback={fallback}
        calls={calls}
      />
    );
    return `<!doctype html>${renderToStaticMarkup(document)}`;
  };

  return {
    /** The language of the shop for the value of the cookie `language`. */
    languageOf: codeOf,

    /** Renders a page for every host, without responses. It preloads the calls of the home page. */
    renderFile: async (page: Page): Promise<string> =>
      render({ page, path: page.path, code: defaultLanguage, calls: page.path === '/' ? await callsAt('/') : [] }),

    /**
     * Resolves to a function that renders the page at an address with the responses of its calls; undefined for a page that makes
     * none, or that makes others because of its query, which the markup of an address never depends on.
     */
    rendererAt: async (path: string, search: string) => {
      const page = pages.find(({ path: pattern, isHydrated }) => isHydrated && matchPath(pattern, path));
      const [queries, others] = await Promise.all([queriesAt(routes, path, ''), queriesAt(routes, path, search)]);
      const isSame = queries.every(({ key }, index) => key === others[index]?.key);
      if (!page || queries.length === 0 || !isSame) return undefined;
      return async ({ language, origin, makeCall }: PageRequest): Promise<string> =>
        render({
          page,
          path,
          code: codeOf(language),
          origin,
          fallback: await loadFallback(clientOf(makeCall), queries),
          // The stock of a part is asked at once.
          calls: page.path === partPath ? await callsAt(path) : [],
        });
    },
  };
};
