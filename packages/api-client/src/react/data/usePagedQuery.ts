import { useEffect, useMemo, useState } from 'react';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import type { Cheque, Customer, LedgerEntry } from '@dealerkit/domain/books';
import type { AuditEntry, Order, Part, User } from '@dealerkit/domain/entities';
import { type CallOptions, classifyError, type Client, type Input, maxTotalCount } from '../../index.js';
import type { AsyncData } from './asyncData.js';
import { useClientSettings } from './ClientProvider.js';
import { rememberParts } from '../../storage/knownParts.js';
import { preload, takePreloadedOrStart } from './requests/preloaded.js';
import { userGenerationOf, rememberPagedList } from './requests/revalidate.js';
import { usePreloaded } from './usePreloaded.js';

/** The rows of the calls of the dealerkit backend that answer a list page by page. */
export interface RowsByCall {
  findParts: Part;
  findUsers: User;
  findOrders: Order;
  findAudit: AuditEntry;
  findCustomers: Customer;
  findLedger: LedgerEntry;
  findCheques: Cheque;
}

/** The calls of `usePagedQuery`. */
export type PagedCall = keyof RowsByCall;

const calls: {
  readonly [Name in PagedCall]: (
    client: Client,
    input: Input<Name>,
    options: CallOptions,
  ) => Promise<RowsByCall[Name][]>;
} = {
  findParts: (client, input, options) => client.findParts(input, options),
  findUsers: (client, input, options) => client.findUsers(input, options),
  findOrders: (client, input, options) => client.findOrders(input, options),
  findAudit: (client, input, options) => client.findAudit(input, options),
  findCustomers: (client, input, options) => client.findCustomers(input, options),
  findLedger: (client, input, options) => client.findLedger(input, options),
  findCheques: (client, input, options) => client.findCheques(input, options),
};

/** Orders are counted, not their lines; but each entry of a ledger, although several name the same order. */
const countRows = (name: PagedCall, rows: readonly { _id: string; orderNumber?: number | undefined }[]): number =>
  name === 'findOrders' ? new Set(rows.map(({ _id, orderNumber }) => orderNumber ?? _id)).size : rows.length;

/** The rows that are loaded of a list. */
export interface PagedRows<Item> {
  rows: Item[];
  /** The number of rows on all pages; of orders, not of their lines. */
  total: number;
  /** The host stopped counting at `total`. */
  isTotalMinimum: boolean;
  /** There are further rows. */
  hasMore: boolean;
  /** The part of the search text that the host used, unless it used all of it. */
  usedSearch?: string | undefined;
  /** The text that the host searched for, if it corrected a word. */
  corrected?: string | undefined;
}

interface LoadedPage<Item> extends Omit<PagedRows<Item>, 'hasMore'> {
  /** The number of rows of the page; of orders, not of their lines. */
  count: number;
  /** What leads to the next page, as the host names it. */
  next: string | undefined;
  /** Rows of an earlier user have another number. */
  userGeneration: number | undefined;
}

/** Whether another page may follow: a page of orders with many lines ends early, and the host then names the next one. */
const isFull = ({ count, next }: LoadedPage<unknown>, pageSize: number): boolean =>
  next !== undefined || count >= pageSize;

/** The value of `before` in the link to the next page. */
const nextOf = (link: string | null): string | undefined => {
  const query = /<[^>?]*\?([^>]*)>; rel="next"/.exec(link ?? '')?.[1];
  return new URLSearchParams(query).get('before') ?? undefined;
};

export interface PagedList<Item> {
  list: AsyncData<PagedRows<Item>>;
  /** The rows are those of the previous input, or a further page is loading. */
  isUpdating: boolean;
  /** The rows are those of the previous input. */
  isPrevious: boolean;
}

/** The text of a percent-encoded header; undefined if there is none, or if it cannot be decoded. */
const textOf = (header: string | null): string | undefined => {
  try {
    return header === null ? undefined : decodeURIComponent(header);
  } catch {
    return undefined;
  }
};

/** SWR's key of a page. */
type PageKey<Name extends PagedCall> = readonly [Name, Input<Name>];

const loadPage = async <Name extends PagedCall>(
  client: Client,
  [name, input]: PageKey<Name>,
): Promise<LoadedPage<RowsByCall[Name]>> => {
  let total = Number.NaN;
  let isTotalMinimum = false;
  let usedSearch: string | undefined;
  let corrected: string | undefined;
  let next: string | undefined;
  const userGeneration = userGenerationOf(name);
  const rows = await calls[name](client, input, {
    onHeaders: (headers) => {
      total = Number(headers.get('x-total-count') ?? Number.NaN);
      isTotalMinimum = total === maxTotalCount || headers.get('x-total-is-minimum') === 'true';
      usedSearch = textOf(headers.get('x-search-used'));
      corrected = textOf(headers.get('x-search-corrected'));
      next = nextOf(headers.get('link'));
    },
  });
  const count = countRows(name, rows);
  if (Number.isNaN(total)) total = count;
  return { rows, count, total, isTotalMinimum, usedSearch, corrected, next, userGeneration };
};

const startLoading = <Name extends PagedCall>(client: Client, key: PageKey<Name>) => ({
  at: Date.now(),
  result: loadPage(client, key).then((page) => {
    if (key[0] === 'findParts') rememberParts(page.rows);
    return page;
  }),
});

const pageKey = <Name extends PagedCall>(
  name: Name,
  input: Input<Name>,
  pageSize: number,
  before: string | undefined,
): PageKey<Name> => [name, { ...input, before, limit: pageSize }];

/** SWR's key of a list. */
export const firstPageKey = <Name extends PagedCall>(name: Name, input: Input<Name>, pageSize: number): string =>
  unstable_serialize(() => pageKey(name, input, pageSize, undefined));

/** Loads the first page of a list, for a server that renders it. */
export const loadFirstPage = <Name extends PagedCall>(
  client: Client,
  name: Name,
  input: Input<Name>,
  pageSize: number,
): Promise<unknown> => loadPage(client, pageKey(name, input, pageSize, undefined));

/** Loads the first page that `usePagedQuery` will load on the next page. The hook takes it within ten seconds. */
export const preloadPagedQuery = <Name extends PagedCall>(
  client: Client,
  name: Name,
  input: Input<Name>,
  pageSize: number,
): Promise<unknown> => {
  const key = pageKey(name, input, pageSize, undefined);
  return preload(key, () => startLoading(client, key)).result;
};

const joinPages = <Item extends { _id: string }>(
  pages: readonly LoadedPage<Item>[],
  pageSize: number,
): AsyncData<PagedRows<Item>> => {
  const all = pages.flatMap((page) => page.rows);
  // A row that has moved to a later page meanwhile is also on an earlier one.
  const rows = [...new Map(all.map((row) => [row._id, row])).values()];
  const { total = 0, isTotalMinimum = false, usedSearch, corrected } = pages[0] ?? {};
  const last = pages.at(-1);
  const count = pages.reduce((sum, page) => sum + page.count, rows.length - all.length);
  const hasMore = last !== undefined && isFull(last, pageSize) && (isTotalMinimum || count < total);
  return { state: 'ready', data: { rows, total, isTotalMinimum, hasMore, usedSearch, corrected } };
};

/** Loads the first pages of a list, the newest row first, and again after `refreshInterval` milliseconds. Waits while `input` is undefined. */
export const usePagedQuery = <Name extends PagedCall>(
  name: Name,
  input: Input<Name> | undefined,
  { pages, pageSize, refreshInterval }: { pages: number; pageSize: number; refreshInterval?: number },
): PagedList<RowsByCall[Name]> => {
  const { client } = useClientSettings();
  // Also changes the size of a list that is already loaded, so it stays that of the first rendering.
  const [initialSize] = useState(pages);
  const keyOf = (_index: number, previous: LoadedPage<RowsByCall[Name]> | null): PageKey<Name> | null => {
    if (input === undefined || (previous && !isFull(previous, pageSize))) return null;
    return pageKey(name, input, pageSize, previous?.next ?? previous?.rows.at(-1)?._id);
  };
  const preloaded = usePreloaded(input && pageKey(name, input, pageSize, undefined)) as
    | LoadedPage<RowsByCall[Name]>
    | undefined;
  const query = useSWRInfinite<LoadedPage<RowsByCall[Name]>, unknown, typeof keyOf>(
    keyOf,
    (key: PageKey<Name>) => takePreloadedOrStart(key, () => startLoading(client, key)).result,
    {
      ...(preloaded && { fallbackData: [preloaded] }),
      initialSize,
      keepPreviousData: true,
      revalidateAll: true,
      shouldRetryOnError: false,
      ...(refreshInterval !== undefined && { refreshInterval }),
    },
  );
  const { data: loaded, error, size, setSize } = query;
  // `keepPreviousData` keeps the rows of the previous user too.
  const data = loaded?.[0]?.userGeneration === userGenerationOf(name) ? loaded : undefined;
  const listKey = unstable_serialize(keyOf);
  useEffect(() => rememberPagedList(listKey, name), [listKey, name]);
  useEffect(() => {
    if (size !== pages) void setSize(pages);
  }, [size, pages, setSize]);

  const ready = useMemo(() => data && joinPages(data, pageSize), [data, pageSize]);
  // SWR renders for a state only once it was read, so that a preloaded list is rendered once.
  const isPrevious = (!preloaded || loaded?.[0] !== preloaded) && query.isLoading;
  const isUpdating = isPrevious || ((data?.length ?? 0) < pages && query.isValidating);
  const shared = { isPrevious, isUpdating };
  if (ready) return { ...shared, list: ready };
  if (error === undefined || query.isValidating) return { ...shared, list: { state: 'loading' } };
  return { ...shared, list: { state: 'failed', kind: classifyError(error).kind, retry: () => void query.mutate() } };
};
