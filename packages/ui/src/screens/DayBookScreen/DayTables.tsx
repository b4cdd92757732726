import { Link } from '../../elements/Link/Link.js';
import { Table } from '../../elements/Table/Table.js';
import type { TableColumn } from '../../elements/Table/Table.js';
import { Text } from '../../elements/Text/Text.js';
import type { DayBook } from '@dealerkit/domain/books';
import { cashMovements } from '@dealerkit/domain/books/dayClose';
import { paths } from '@dealerkit/domain/paths';
import { formatTime } from '../../format/dates.js';
import { useTexts } from '../../UiProvider.js';
import { formatDay } from '../../format/dates.js';
import { customerName } from '../../customerName.js';
import { useAmounts } from '../../blocks/useAmounts.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { dayBookTexts } from '../../texts/en/dayBook.js';

const english = { ...dayBookTexts, ...ledgerTexts };

/** The money of a day by the method of payment. */
export const MethodsTable = ({ methods }: Pick<DayBook, 'methods'>) => {
  const { dayBook, ledger } = useTexts(english);
  const { format } = useAmounts();
  const rows = methods.map(({ method, received, paidOut, reversed }) => ({
    name: ledger.methods[method],
    received,
    out: paidOut + reversed,
  }));
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const total = {
    name: dayBook.total,
    received: sumOf(rows.map(({ received }) => received)),
    out: sumOf(rows.map(({ out }) => out)),
  };
  return (
    <Table
      caption={dayBook.methodsTitle}
      rows={rows}
      footRows={[total]}
      rowKey={({ name }) => name}
      columns={[
        { header: dayBook.method, cell: ({ name }) => name },
        { header: dayBook.received, align: 'end', cell: ({ received }) => format(received) },
        { header: dayBook.out, align: 'end', cell: ({ out }) => format(out) },
        { header: dayBook.net, align: 'end', cell: ({ received, out }) => format(received - out) },
      ]}
    />
  );
};

type Entry = DayBook['entries'][number];

/** Who paid or was paid, and what identifies it. */
const EntryText = ({ entry }: { entry: Entry }) => {
  const texts = useTexts(english);
  const { ledger, locale } = texts;
  const { customer, kind, method, reference, note, belongsTo } = entry;
  return (
    <>
      {customer && (
        <Text as="div" size="inherit" weight="strong">
          <Link href={paths.customer(customer._id)} translate="no">
            {customerName(customer, texts)}
          </Link>
        </Text>
      )}
      {[
        kind !== 'payment' && ledger.kinds[kind],
        method && method !== 'cash' && ledger.methods[method],
        reference,
        note,
        belongsTo && ledger.belongsToDay(formatDay(belongsTo, locale)),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
};

/** A line of a table of entries: an entry, or the cash at the start or the end of the day. */
interface Line {
  key: string;
  entry?: Entry;
  /** What a line without an entry is. */
  label?: string;
  /** The cash after it, in the cash book. */
  cash?: number;
}

const useColumns = () => {
  const { dayBook, locale } = useTexts(english);
  const { format } = useAmounts();
  const columns: TableColumn<Line>[] = [
    {
      header: dayBook.time,
      noWrap: true,
      cell: ({ entry }) => entry && entry.belongsTo === undefined && formatTime(entry.at, locale),
    },
    {
      header: dayBook.entry,
      isRowHeader: true,
      cell: ({ entry, label }) => (entry ? <EntryText entry={entry} /> : label),
    },
    {
      header: dayBook.amount,
      align: 'end',
      // Money that comes in lowers what the customer owes.
      cell: ({ entry }) =>
        entry && (
          <Text as="span" size="inherit" tone={entry.amount > 0 ? 'danger' : 'inherit'}>
            {format(-entry.amount)}
          </Text>
        ),
    },
  ];
  return columns;
};

/** The cash of a day from its start to its end, with the cash after each entry. */
export const CashBook = ({ book }: { book: DayBook }) => {
  const { dayBook } = useTexts(english);
  const { format } = useAmounts();
  const columns = useColumns();
  const { openingCash, closingCash } = book;
  const lines = cashMovements(book).map(({ cash, ...entry }): Line => ({ key: entry._id, entry, cash }));
  return (
    <Table<Line>
      caption={dayBook.cashBook}
      rows={[{ key: 'opening', label: dayBook.openingCash, cash: openingCash }, ...lines]}
      footRows={[{ key: 'closing', label: dayBook.closingCash, cash: closingCash }]}
      rowKey={({ key }) => key}
      columns={[
        ...columns,
        { header: dayBook.cashAfter, align: 'end', cell: ({ cash }) => cash !== undefined && format(cash) },
      ]}
    />
  );
};

/** The money of a day that is no cash, each entry with its customer. */
export const OtherEntries = ({ entries }: Pick<DayBook, 'entries'>) => {
  const { dayBook } = useTexts(english);
  const columns = useColumns();
  const lines = entries.filter(({ method }) => method !== 'cash').map((entry): Line => ({ key: entry._id, entry }));
  if (lines.length === 0) return null;
  return <Table<Line> caption={dayBook.entriesTitle} rows={lines} rowKey={({ key }) => key} columns={columns} />;
};
