import { Readable } from 'node:stream';
import { type Input, workbookType } from '@dealerkit/api-client';
import type { LedgerEntry } from '@dealerkit/domain/books';
import type { Order } from '@dealerkit/domain/entities';
import {
  auditColumns,
  chequeColumns,
  customerColumns,
  closedDayColumns,
  dayBookColumns,
  type ExportColumns,
  ledgerColumns,
  orderColumns,
  orderLineColumns,
  partColumns,
  userColumns,
} from '@dealerkit/domain/exports/exportColumns';
import { exportTexts } from '@dealerkit/domain/exports/exportTexts';
import type { ExportTexts } from '@dealerkit/domain/exports/exportTextsEn';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import { localPhones } from '@dealerkit/domain/phones/readPhones';
import * as v from 'valibot';
import { type ExportTable, exportTable } from '../exports/ExportTable.ts';
import { writeCsv } from '../exports/writeCsv.ts';
import { writeXlsx } from '../exports/writeXlsx.ts';
import { HttpError } from '../http/HttpError.ts';
import { positionOf } from '../store/orders/orderFilters.ts';
import type { RowPosition } from '../store/sql/Page.ts';
import type { Store } from '../store/Store.ts';
import { sentEntry } from './auditCalls.ts';
import { noSuchCustomer } from './customerCalls.ts';
import type { Days } from '../days.ts';
import type { Handlers } from './Handler.ts';
import { dayQuery } from './ledgerCalls.ts';
import { listQuery } from './listQuery.ts';
import {
  customerId,
  findNamedOrder,
  firstLines,
  orderFilters,
  rangeOf,
  readNamedOrder,
  timeRange,
} from './orderQueries.ts';
import { parse } from './parse.ts';

/** Few rows, so that no page keeps the process from other calls, and a waiting export holds little memory. */
const limit = 100;

/** A page of an export ends only at its limit, or at the end of the list. */
const whole = { limit, maxRowsRead: Infinity };

/** Reads a list page by page. */
async function* readPages<Row>(readPage: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let rows: Row[];
  let last: Row | undefined;
  do {
    rows = await readPage(last);
    last = rows.at(-1);
    yield rows;
    // A page of orders has at least as many lines as its limit, unless it is the last one.
  } while (rows.length >= limit);
}

/** Reads a list whose pages name the position of the next one. */
async function* readFrom<Row>(
  readPage: (after: RowPosition | undefined) => Promise<{ rows: Row[]; next?: RowPosition | undefined }>,
): AsyncGenerator<Row[]> {
  let after: RowPosition | undefined;
  do {
    const { rows, next } = await readPage(after);
    yield rows;
    after = next;
  } while (after);
}

async function* mapPages<From, To>(pages: AsyncIterable<From[]>, map: (page: From[]) => To[]): AsyncGenerator<To[]> {
  for await (const page of pages) yield map(page);
}

type Filters = Omit<Input<'exportList'>, 'list' | 'language' | 'rows'>;

const none = v.strictObject({});

const ledgerFilters = v.strictObject({ customer: customerId, ...timeRange });

/** What exports need of the dealer: the days, the decimals of the currency, and the country of local phone numbers. */
export interface ExportSettings {
  days: Days;
  digits: number;
  countryCode: string;
}

/** The handlers of the calls that export a list; `from`, `to` and `date` are days of the dealer. */
export function exportCalls(
  store: Store,
  { days, digits, countryCode }: ExportSettings,
): Handlers<'exportList' | 'exportWorkbook'> {
  const formats = {
    phones: (text: string) => localPhones(text, countryCode),
    localTime: (time: string) => days.timeOf(Date.parse(time)),
  };
  const tableOf = <Row>(columns: ExportColumns<Row>, pages: AsyncIterable<Row[]>) =>
    exportTable(columns, pages, formats);

  /** Reads the orders with some numbers. */
  async function* readNumbers(numbers: readonly number[]) {
    for (const number of numbers) yield (await store.findOrders({ number, limit: 1 })).rows;
  }

  /** Reads the entries of a ledger as on paper, the oldest first; the store has the latest ones first. */
  async function* readLedger(customer: string, range: ReturnType<typeof rangeOf>) {
    const pages: LedgerEntry[][] = [];
    const found = readFrom(
      async (after) => (await store.findLedger(customer, { ...range, after, limit })) ?? { rows: [] },
    );
    for await (const page of found) pages.push(page);
    for (const page of pages.toReversed()) yield page.toReversed();
  }

  /** Checks the filters of a list, and returns the function that creates its table. */
  const lists = {
    parts(filters: Filters) {
      parse(none, filters);
      return ({ parts }: ExportTexts) =>
        tableOf(
          partColumns(parts, { hasOwnValues: true }),
          readPages((last) => store.listPartsAfter({ after: last?._id, limit })),
        );
    },

    users(filters: Filters) {
      parse(none, filters);
      return ({ users }: ExportTexts) =>
        tableOf(
          userColumns(users, { hasOwnValues: true }),
          readPages((last) => store.listUsersAfter({ after: last?._id, limit })),
        );
    },

    async orders({ numbers, ...filters }: Filters, rows: Input<'exportList'>['rows']) {
      const query = parse(v.strictObject({ search: listQuery.search, ...orderFilters }), filters);
      // Once for all pages: an order with the number can be placed while they are sent.
      const named = await findNamedOrder(store, filters.search);
      const chosen = { ...query, ...rangeOf(days, query) };
      const readAll = () =>
        readPages<Order>(async (last) => {
          if (named) return last ? [] : readNamedOrder(store, named, chosen);
          const page = { after: last && positionOf(last), ...whole };
          return (await store.findOrders({ ...chosen, ...page })).rows;
        });
      return (texts: ExportTexts) => {
        const pages = numbers ? readNumbers(numbers) : readAll();
        if (rows === 'orders') return tableOf(orderColumns(texts, digits), mapPages(pages, groupOrders));
        return tableOf(
          orderLineColumns(texts, digits),
          mapPages(pages, (lines) => {
            const first = new Set(firstLines(lines));
            return lines.map((line) => ({ line, isFirst: first.has(line) }));
          }),
        );
      };
    },

    customers(filters: Filters) {
      const query = parse(v.strictObject({ search: listQuery.search }), filters);
      return (texts: ExportTexts) =>
        tableOf(
          customerColumns(texts, digits),
          readFrom((after) => store.findCustomers({ ...query, after, ...whole })),
        );
    },

    async ledger(filters: Filters) {
      const { customer, ...range } = parse(ledgerFilters, filters);
      if (!(await store.getCustomer(customer))) throw noSuchCustomer();
      return (texts: ExportTexts) => tableOf(ledgerColumns(texts, digits), readLedger(customer, rangeOf(days, range)));
    },

    async dayBook(filters: Filters) {
      const { date = days.dateOf(Date.now()) } = parse(v.strictObject(dayQuery.entries), filters);
      const { entries } = await store.getDayBook(days.startOf(date), days.startOf(date, 1));
      return (texts: ExportTexts) => tableOf(dayBookColumns(texts, digits), Readable.from([entries]));
    },

    cheques(filters: Filters) {
      parse(none, filters);
      return (texts: ExportTexts) =>
        tableOf(
          chequeColumns(texts, digits),
          readFrom((after) => store.findCheques({ after, limit })),
        );
    },

    async closedDays(filters: Filters) {
      parse(none, filters);
      const closed = await store.findClosedDays();
      return (texts: ExportTexts) => tableOf(closedDayColumns(texts, digits), Readable.from([closed]));
    },

    audit(filters: Filters) {
      const query = parse(v.strictObject({ search: listQuery.search, ...timeRange }), filters);
      const range = rangeOf(days, query);
      return ({ audit }: ExportTexts) =>
        tableOf(
          auditColumns(audit),
          mapPages(
            readFrom((after) => store.findAudit({ ...query, ...range, after, ...whole })),
            (rows) => rows.map(sentEntry),
          ),
        );
    },
  };

  const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name);

  /** Creates the table of a list for an admin, which the audit records. */
  async function createTable(
    { list, language, rows, ...filters }: Input<'exportList'>,
    actor: string,
  ): Promise<ExportTable> {
    if (!isList(list)) throw new HttpError(404, 'There is no such list.');
    const given = Object.entries(filters).filter(([, value]) => value);
    const create = await lists[list](Object.fromEntries(given), rows);
    const detail = given.map(([name, value]) => `${name}: ${[value].flat().join(' ')}`).join(', ');
    await store.addAuditEntry({ actor, action: 'export list', subject: list, detail });
    return create(exportTexts[language]);
  }

  const fileHeaders = (type: string, name: string) => ({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
  });

  return {
    async exportList(input, { caller, setHeaders }) {
      const table = await createTable(input, caller.email);
      setHeaders(fileHeaders('text/csv; charset=utf-8', `${input.list}.csv`));
      return Readable.from(writeCsv(table));
    },

    async exportWorkbook(input, { caller, setHeaders }) {
      const table = await createTable(input, caller.email);
      setHeaders(fileHeaders(workbookType, `${input.list}.xlsx`));
      return Readable.from(writeXlsx(table, { name: input.list, digits }), { objectMode: false });
    },
  };
}
