import { partKey, partsKey, reviewsKey } from '../edge/surrogate.ts';
import type { Catalogue } from '../store/Store.ts';
import { publicPartCalls } from './partCalls.ts';
import { publicReviewCalls } from './reviewCalls.ts';
import { publicSearchCalls } from './searchCalls.ts';

/** The calls with the same response for every caller, which are cached until the catalogue changes, and their keys at the edge. */
export const surrogateKeys = {
  findParts: () => partsKey,
  findFacets: () => partsKey,
  findSuggestions: () => partsKey,
  getPart: ({ id = '' }: { id?: string }) => partKey(id),
  getDeletedPart: () => partsKey,
  findReviews: () => reviewsKey,
};

/** How many searches a public read costs that has a body and is not cached. */
export const searchCosts = {
  resolveOrderList: ({ lines = [] }: { lines?: readonly string[] }) => lines.length,
};

const publicCalls = { ...publicPartCalls, ...publicSearchCalls, ...publicReviewCalls };

/** The response to a call inside a page. */
export interface PublicResponse {
  body: unknown;
  headers: Record<string, string>;
  /** The key of the response at the edge. */
  surrogateKey: string;
}

function isPublic(name: string): name is keyof typeof publicCalls {
  return Object.hasOwn(publicCalls, name);
}

/** Makes a call for a page that is the same for every visitor. @throws Error for any call that is not public */
export async function readPublic(name: string, input: object, catalogue: Catalogue): Promise<PublicResponse> {
  if (!isPublic(name)) throw new Error(`${name} is no public call.`);
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  // A URL has only texts and lists of them.
  const values = Object.fromEntries(
    given.map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  );
  const headers: Record<string, string> = {};
  const setHeaders = (more: Record<string, string>) => void Object.assign(headers, more);
  const body = await publicCalls[name](values as { id: string; search: string }, { catalogue, setHeaders });
  return { body, headers, surrogateKey: surrogateKeys[name](values) };
}
