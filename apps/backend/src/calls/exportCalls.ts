import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { csvStart, writeCsvRow } from '@dealerkit/domain/csv';
import {
  auditColumns,
  customerColumns,
  type ExportColumns,
  orderColumns,
  partColumns,
  userColumns,
} from '@dealerkit/domain/exportColumns';
import { exportTexts } from '@dealerkit/domain/exportTexts';
import type { ExportTexts } from '@dealerkit/domain/exportTextsEn';
import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import { positionOf } from '../store/orderFilters.ts';
import type { RowPosition } from '../store/Page.ts';
import type { Store } from '../store/Store.ts';
import { sentEntry } from './auditCalls.ts';
import type { Days } from './days.ts';
import type { Handlers } from './Handler.ts';
import { listQuery } from './listQuery.ts';
import { findNamedOrder, orderFilters, rangeOf, readNamedOrder, timeRange } from './orderQueries.ts';
import { parse } from './parse.ts';

type ReadPage<Row> = (last: Row | undefined) => Promise<Row[]>;

/** Few rows, so that no page keeps the process from other calls, and a waiting export holds little memory. */
const limit = 100;

/** A page of an export ends only at its limit, or at the end of the list. */
const whole = { limit, maxRowsRead: Infinity };

/** Writes a list as CSV, page by page; each page is read when the one before it was sent. */
async function* writePages<Row>(columns: ExportColumns<Row>, readPage: ReadPage<Row>) {
  yield csvStart + writeCsvRow(columns.map(([header]) => header));
  let rows: Row[];
  let last: Row | undefined;
  do {
    rows = await readPage(last);
    last = rows.at(-1);
    yield rows.map((row) => writeCsvRow(columns.map(([, value]) => value(row)))).join('');
    await setImmediate();
    // A page of orders has at least as many lines as its limit, unless it is the last one.
  } while (rows.length >= limit);
}

/** The filters of a list as they are sent. */
type Filters = Readonly<Record<string, string | undefined>>;

const none = v.strictObject({});

/** The handler of the call that exports a list; `from` and `to` are days of the dealer, and money has `digits`. */
export function exportCalls(store: Store, days: Days, digits: number): Handlers<'exportList'> {
  /** Reads the filters of a list, and returns the function that writes it. */
  const lists = {
    parts(filters: Filters) {
      parse(none, filters);
      return (texts: ExportTexts) =>
        writePages(partColumns(texts.parts, { hasReorderLevel: true }), (last) =>
          store.listPartsAfter({ after: last?._id, limit }),
        );
    },

    users(filters: Filters) {
      parse(none, filters);
      return (texts: ExportTexts) =>
        writePages(userColumns(texts.users), (last) => store.listUsersAfter({ after: last?._id, limit }));
    },

    async orders(filters: Filters) {
      const query = parse(v.strictObject({ search: listQuery.search, ...orderFilters }), filters);
      // Once for all pages: an order with the number can be placed while they are sent.
      const named = await findNamedOrder(store, filters['search']);
      const chosen = { ...query, ...rangeOf(days, query) };
      return (texts: ExportTexts) =>
        writePages(orderColumns(texts), async (last) => {
          if (named) return last ? [] : readNamedOrder(store, named, chosen);
          const page = { after: last && positionOf(last), ...whole };
          return (await store.findOrders({ ...chosen, ...page })).rows;
        });
    },

    customers(filters: Filters) {
      const query = parse(v.strictObject({ search: listQuery.search }), filters);
      return (texts: ExportTexts) => {
        let after: RowPosition | undefined;
        return writePages(customerColumns(texts, digits), async () => {
          const { rows, next } = await store.findCustomers({ ...query, after, ...whole });
          after = next;
          return rows;
        });
      };
    },

    audit(filters: Filters) {
      const query = parse(v.strictObject({ search: listQuery.search, ...timeRange }), filters);
      return (texts: ExportTexts) => {
        let after: RowPosition | undefined;
        return writePages(auditColumns(texts.audit), async () => {
          const { rows, next } = await store.findAudit({ ...query, ...rangeOf(days, query), after, ...whole });
          after = next;
          return rows.map(sentEntry);
        });
      };
    },
  };

  const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name);

  return {
    async exportList({ list, language, ...filters }, { caller, setHeaders }) {
      if (!isList(list)) throw new HttpError(404, 'There is no such list.');
      const given = Object.entries(filters).filter(([, value]) => value);
      const write = await lists[list](Object.fromEntries(given));
      const detail = given.map(([name, value]) => `${name}: ${value}`).join(', ');
      await store.addAuditEntry({ actor: caller.email, action: 'export list', subject: list, detail });
      setHeaders({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${list}.csv"`,
      });
      return Readable.from(write(exportTexts[language]));
    },
  };
}
