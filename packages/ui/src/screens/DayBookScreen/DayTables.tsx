import { Link } from '../../elements/Link/Link.js';
import { Table } from '../../elements/Table/Table.js';
import { Text } from '../../elements/Text/Text.js';
import type { DayBook } from '@dealerkit/domain/books';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { useAmounts } from '../../blocks/useAmounts.js';
import { dayBookTexts } from '../../texts/en/dayBook.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { reversed as reversedStyle } from './DayBookScreen.css.js';

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

/** The money of a day, each entry with its customer if it has one. */
export const EntriesTable = ({ entries }: Pick<DayBook, 'entries'>) => {
  const texts = useTexts(english);
  const { dayBook, ledger, locale } = texts;
  const { format } = useAmounts();
  const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return (
    <Table
      caption={dayBook.entriesTitle}
      rows={entries}
      rowKey={({ _id }) => _id}
      columns={[
        { header: dayBook.time, noWrap: true, cell: ({ at }) => timeFormat.format(new Date(at)) },
        {
          header: dayBook.customer,
          isRowHeader: true,
          cell: ({ customer, kind, method, reference, note }) => (
            <>
              {customer && (
                <Text as="div" size="inherit" weight="strong">
                  <Link href={paths.customer(customer._id)} translate="no">
                    {customerName(customer, texts)}
                  </Link>
                </Text>
              )}
              {[kind !== 'payment' && ledger.kinds[kind], method && ledger.methods[method], reference, note]
                .filter(Boolean)
                .join(' · ')}
            </>
          ),
        },
        {
          header: dayBook.amount,
          align: 'end',
          // Money that comes in lowers what the customer owes.
          cell: ({ amount }) => <span className={amount > 0 ? reversedStyle : undefined}>{format(-amount)}</span>,
        },
      ]}
    />
  );
};
