import { readPublic } from '../calls/publicReads.ts';
import { surrogateHeaders } from '../edge/surrogate.ts';
import { HttpError } from '../http/HttpError.ts';
import { type CachedResponse, type CacheOptions, createResponseCache } from '../http/responseCache.ts';
import type { Catalogue, Store } from '../store/Store.ts';
import type { Renderer } from './renderer.ts';

/** What the rendered pages need of the database. */
export type PageStore = Pick<Store, 'catalogueVersion' | 'readCatalogue'>;

/** The address of a page, and what its HTML depends on besides the catalogue. */
export interface PageVisit {
  /** Decoded. */
  path: string;
  search: string;
  /** The tags of the languages of the visitor: the one that was chosen, then those of the browser. */
  languages: readonly string[];
  origin: string | undefined;
  /** Whether the visitor has just changed something. */
  latest: boolean;
  /** The content security policy of the page with the hash of its inline styles. */
  policyOf: (styleHash: string) => string;
  /** Runs a render that the cache does not have. */
  runMiss?: CacheOptions['runMiss'] | undefined;
}

/** What a page shows does not exist. */
export class MissingPageError extends Error {
  override readonly name = 'MissingPageError';
}

/** Whether an error is the 404 of a call, or has it as its cause: the client of the page gives the error of a call another name. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && ((error instanceof HttpError && error.statusCode === 404) || isMissing(error.cause));

/**
 * Returns a function that resolves to the page at an address with the public data that it shows, rendered once for each version of the
 * catalogue, language and origin; undefined for a page of the build.
 *
 * @throws MissingPageError where a call that the page needs finds nothing
 */
export function createRenderedPages(renderer: Renderer, store: PageStore) {
  const cached = createResponseCache(store);

  return async ({
    path,
    search,
    languages,
    origin,
    latest,
    policyOf,
    runMiss,
  }: PageVisit): Promise<CachedResponse | undefined> => {
    const render = renderer.rendererAt(path, search);
    if (render === undefined) return undefined;
    const language = renderer.languageOf(languages);

    const read = async (catalogue: Catalogue) => {
      const keys = new Set<string>();
      const makeCall = async (name: string, input: object) => {
        const { surrogateKey, ...response } = await readPublic(name, input, catalogue);
        keys.add(surrogateKey);
        return response;
      };
      const { html, styleHash } = await render({ language, origin, makeCall }).catch((error: unknown) => {
        throw isMissing(error) ? new MissingPageError(path, { cause: error }) : error;
      });
      const headers = {
        ...surrogateHeaders(...[...keys].toSorted()),
        'content-security-policy': policyOf(styleHash),
        vary: 'accept-encoding, accept-language, cookie',
      };
      return { text: html, type: 'text/html', headers };
    };
    return cached(`${origin} ${language} ${path}`, read, { latest, runMiss });
  };
}
