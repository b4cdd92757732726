import { Link } from '../../elements/Link/Link.js';
import { Table } from '../../elements/Table/Table.js';
import type { DayBook } from '@dealerkit/domain/books';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { useAmounts } from '../../blocks/useAmounts.js';
import { dayBookTexts } from '../../texts/en/dayBook.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { reversed as reversedStyle, time, who } from './DayBookScreen.css.js';

const english = { ...dayBookTexts, ...ledgerTexts };

/** The money of a day by the method of payment. */
export const MethodsTable = ({ methods }: Pick<DayBook, 'methods'>) => {
  const { dayBook, ledger } = useTexts(english);
  const { format } = useAmounts();
  const sums = methods.reduce(
    (sum, { received, reversed }) => ({ received: sum.received + received, reversed: sum.reversed + reversed }),
    { received: 0, reversed: 0 },
  );
  const cells = ({ received, reversed }: typeof sums) => (
    <>
      <td data-numeric>{format(received)}</td>
      <td data-numeric>{format(reversed)}</td>
      <td data-numeric>{format(received - reversed)}</td>
    </>
  );
  return (
    <Table caption={dayBook.methodsTitle}>
      <thead>
        <tr>
          <th scope="col">{dayBook.method}</th>
          <th scope="col" data-numeric>
            {dayBook.received}
          </th>
          <th scope="col" data-numeric>
            {dayBook.reversed}
          </th>
          <th scope="col" data-numeric>
            {dayBook.net}
          </th>
        </tr>
      </thead>
      <tbody>
        {methods.map((sum) => (
          <tr key={sum.method}>
            <th scope="row">{ledger.methods[sum.method]}</th>
            {cells(sum)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{dayBook.total}</th>
          {cells(sums)}
        </tr>
      </tfoot>
    </Table>
  );
};

/** The payments and reversals of a day, each with its customer. */
export const EntriesTable = ({ entries }: Pick<DayBook, 'entries'>) => {
  const texts = useTexts(english);
  const { dayBook, ledger, locale } = texts;
  const { format } = useAmounts();
  const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return (
    <Table caption={dayBook.entriesTitle}>
      <thead>
        <tr>
          <th scope="col">{dayBook.time}</th>
          <th scope="col">{dayBook.customer}</th>
          <th scope="col" data-numeric>
            {dayBook.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ _id, at, customer, kind, method, reference, note, amount }) => (
          <tr key={_id}>
            <td className={time}>{timeFormat.format(new Date(at))}</td>
            <th scope="row">
              <span className={who}>
                <Link href={paths.customer(customer._id)} translate="no">
                  {customerName(customer, texts)}
                </Link>
              </span>
              {[kind === 'reversal' && ledger.kinds.reversal, method && ledger.methods[method], reference, note]
                .filter(Boolean)
                .join(' · ')}
            </th>
            {/* Money that comes in lowers what the customer owes. */}
            <td data-numeric className={amount > 0 ? reversedStyle : undefined}>
              {format(-amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
