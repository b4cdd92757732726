import type { Part } from '@dealerkit/domain/entities';
import { loadFallback, pageQuery } from '@dealerkit/api-client/react';
import { documentTitle } from '@dealerkit/ui/usePageTransition';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { paths } from '@dealerkit/domain/paths';
import { preferredLanguage } from '@dealerkit/domain/text/languages';
import { description } from '../content/en/description.js';
import { dealer } from '../content/en/dealer.js';
import { defaultLanguage, languageCodes, languageOf } from '../content/languages.js';
import type { LanguageCode } from '../content/languages.js';
import { loadLanguage } from '../preferences/language.js';
import type { LoadedLanguage } from '../preferences/language.js';
import type { Assets } from './assets.js';
import { clientOf, urlsOf } from './calls.js';
import type { MakeCall } from './calls.js';
import { Document } from './Document.js';
import { headOfPart } from './head.js';
import type { PageHead } from './head.js';
import { inlineHash } from './inlineHash.js';
import { pages } from './pages.js';
import type { Page } from './pages.js';
import { usedStyles } from './usedStyles.js';

export { inlineHash } from './inlineHash.js';
export { inlineScripts } from './inlineScripts.js';
export { languages } from '../content/languages.js';
export { pages } from './pages.js';

/** How a page with the responses of its calls is rendered. */
interface PageRequest {
  /** A language of `languageOf`. */
  language: LanguageCode;
  /** The origin of the shop, if it is known. */
  origin: string | undefined;
  makeCall: MakeCall;
}

/** A document, and the hash of its inline styles for the content security policy. */
interface RenderedPage {
  html: string;
  styleHash: string;
}

interface Render {
  page: Page;
  /** The decoded path of the address. */
  path: string;
  code: LanguageCode;
  origin?: string | undefined;
  fallback?: Record<string, unknown> | undefined;
  calls?: readonly string[] | undefined;
  /** The id of the part that the page shows. */
  partId?: string | undefined;
}

const headOf = ({ page, origin, fallback, partId: id }: Render, { texts, content }: LoadedLanguage): PageHead => {
  const { name: site } = content?.dealer ?? dealer;
  const head: PageHead = {
    title: page.title === undefined ? site : documentTitle(texts.titles[page.title], site),
    description: content?.description ?? description,
    site,
    type: 'website',
  };
  const part = id === undefined ? undefined : fallback?.[pageQuery('getPart', { id }).key];
  return part === undefined || origin === undefined
    ? head
    : headOfPart(part as Part, head, origin + paths.part(id ?? ''), texts);
};

/** Creates what renders the documents with the built files. */
export const createRenderer = (assets: Assets) => {
  const render = async (request: Render): Promise<RenderedPage> => {
    const { page, path, code, fallback, calls } = request;
    const files = assets.pages[page.file];
    if (!files) throw new Error(`The build has no files of ${page.file}.`);
    const language = await loadLanguage(code);
    const { texts } = language;
    const { prelude } = await prerender(
      <StrictMode>
        <StaticRouter location={path}>
          <page.App language={language} fallback={fallback} />
        </StaticRouter>
      </StrictMode>,
      // By default React moves a long page behind a spinner, which only a script removes.
      { progressiveChunkSize: Infinity },
    );
    const markup = await new Response(prelude).text();
    const styles = usedStyles(files.styles, markup);
    const document = (
      <Document
        language={languageOf(code)}
        head={headOf(request, language)}
        loadError={{ advice: texts.errors.offline.advice, tryAgain: texts.common.tryAgain }}
        files={files}
        styles={styles}
        assets={assets}
        markup={markup}
        hydratedAt={page.isHydrated ? page.path : undefined}
        fallback={fallback}
        calls={calls}
      />
    );
    return { html: `<!doctype html>${renderToStaticMarkup(document)}`, styleHash: await inlineHash(styles) };
  };

  return {
    /** The first language of the shop among tags, of which the first is what the visitor has chosen; else its first one. */
    languageOf: (tags: readonly string[]): LanguageCode => preferredLanguage(tags, languageCodes) ?? defaultLanguage,

    /** Renders a page for every host, without responses. The home page preloads its calls. */
    renderFile: async (page: Page): Promise<RenderedPage> => {
      const queries = page.path === '/' ? page.queries?.({ params: {}, search: '' }) : undefined;
      return render({ page, path: page.path, code: defaultLanguage, calls: await urlsOf(queries ?? []) });
    },

    /**
     * Returns a function that renders the page at a decoded path with the responses of its calls; undefined for a page that makes
     * none, or that makes others because of its query, which the markup of an address never depends on.
     */
    rendererAt: (path: string, search: string) => {
      const matches = pages.map((page) => ({ page, match: matchPath(page.path, path) }));
      const { page, match } = matches.find((found) => found.match) ?? {};
      if (!page?.queries || !match) return undefined;
      const { params } = match;
      const queries = page.queries({ params, search: '' });
      const others = search === '' ? queries : page.queries({ params, search });
      if (queries.some(({ key }, index) => key !== others[index]?.key)) return undefined;
      return async ({ language, origin, makeCall }: PageRequest): Promise<RenderedPage> =>
        render({
          page,
          path: match.pathname,
          code: language,
          origin,
          fallback: await loadFallback(clientOf(makeCall), queries),
          // The stock of a part is asked at once.
          calls: params['id'] === undefined ? [] : await urlsOf(queries),
          partId: params['id'],
        });
    },
  };
};
