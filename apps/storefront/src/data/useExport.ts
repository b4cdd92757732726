import { classifyError } from '@dealerkit/api-client';
import type { Order, Part, User } from '@dealerkit/domain/entities';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import { writeCsv } from '@dealerkit/domain/csv';
import type { CsvValue } from '@dealerkit/domain/csv';
import type { Texts } from '@dealerkit/ui/texts/en';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { useUi } from '@dealerkit/ui/UiProvider';
import { isDealerkitBackend } from './apiHost.js';
import { client } from './client.js';

/** The longest page that the dealerkit backend sends. */
const PAGE = 1000;

interface WithId {
  _id: string;
}

interface PageQuery {
  before?: string | undefined;
  limit: number;
}

/** Loads all pages of a list. `oldestOf` returns the row of a page that the next page ends before. */
const loadPages = async <Row extends WithId>(
  load: (query: PageQuery) => Promise<Row[]>,
  oldestOf: (page: readonly Row[]) => Row | undefined,
): Promise<Row[][]> => {
  const pages: Row[][] = [];
  let before: string | undefined;
  do {
    const page = await load({ before, limit: PAGE });
    pages.push(page);
    before = page.length < PAGE ? undefined : oldestOf(page)?._id;
  } while (before !== undefined);
  return pages;
};

/** Parts and users are sent oldest first, but the newest page is the first one. */
const loadOldestFirst = async <Row extends WithId>(load: (query: PageQuery) => Promise<Row[]>): Promise<Row[]> =>
  (await loadPages(load, (page) => page[0])).toReversed().flat();

const loadNewestFirst = async <Row extends WithId>(load: (query: PageQuery) => Promise<Row[]>): Promise<Row[]> =>
  (await loadPages(load, (page) => page.at(-1))).flat();

type Columns<Row> = (texts: Texts) => readonly (readonly [header: string, value: (row: Row) => CsvValue])[];

const partColumns: Columns<Part> = ({ addPart }) => [
  [addPart.productName, ({ product_name }) => product_name],
  [addPart.price, ({ price }) => price],
  [addPart.minimumOrder, ({ minimum_order_quantity }) => minimum_order_quantity],
  [addPart.available, ({ available_quantity }) => available_quantity],
  [addPart.image, ({ image }) => image],
  [addPart.description, ({ description }) => description],
];

const userColumns: Columns<User> = ({ users }) => [
  [users.name, ({ username }) => username],
  [users.email, ({ email }) => email],
  [users.role, ({ role }) => (role === 'admin' ? users.admin : users.customer)],
  [users.location, ({ loaction }) => loaction],
  [users.phone, ({ phone }) => phone],
];

const orderColumns: Columns<Order> = ({ addPart, exports, importParts, order, orders }) => [
  [exports.placedAt, ({ placedAt }) => placedAt],
  [importParts.status, ({ status }) => status && orders.statuses[status]],
  [addPart.productName, ({ product_name }) => product_name],
  [order.quantity, ({ orderQuantity }) => orderQuantity],
  [addPart.price, ({ price }) => price],
  [order.name, ({ userName }) => userName],
  [order.email, ({ userEmail }) => userEmail],
  [order.address, ({ address }) => address],
  [order.phone, ({ phone }) => phone],
];

/** Parameters of the call that lists the rows. */
type Filter = Readonly<Record<string, string>>;

interface ExportedList {
  fileName: string;
  /** Returns the header and the rows that match the filter. */
  loadRows: (texts: Texts, filter: Filter) => Promise<readonly (readonly CsvValue[])[]>;
}

const listOf = <Row>(
  fileName: string,
  load: (filter: Filter) => Promise<readonly Row[]>,
  columns: Columns<Row>,
): ExportedList => ({
  fileName,
  loadRows: async (texts, filter) => {
    const named = columns(texts);
    const rows = (await load(filter)).map((row) => named.map(([, value]) => value(row)));
    return [named.map(([header]) => header), ...rows];
  },
});

/** Other hosts send one list of all rows, and have no list of all orders. */
const lists = {
  parts: listOf(
    'parts.csv',
    async () => (isDealerkitBackend ? loadOldestFirst((page) => client.findParts(page)) : client.listParts()),
    partColumns,
  ),
  users: listOf(
    'users.csv',
    async () => (isDealerkitBackend ? loadOldestFirst((page) => client.findUsers(page)) : client.listUsers()),
    userColumns,
  ),
  orders: listOf(
    'orders.csv',
    async (filter) => loadNewestFirst((page) => client.findOrders({ ...filter, ...page })),
    orderColumns,
  ),
};

const offerFile = (content: string, name: string) => {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Returns a function that exports all rows of a list that match the filter as a CSV file. */
export const useExport = (name: keyof typeof lists, filter: Filter = {}) => {
  const { texts, formatNumber } = useUi();
  const { fileName, loadRows } = lists[name];
  return async (): Promise<SubmitResult> => {
    try {
      const rows = await loadRows(texts, filter);
      offerFile(writeCsv(rows), fileName);
      const count = rows.length - 1;
      showToast({ tone: 'success', text: texts.exports.exported(count, formatNumber(count)) });
      return undefined;
    } catch (error) {
      return { message: texts.errors[classifyError(error).kind].advice };
    }
  };
};
