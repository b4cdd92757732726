import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Link } from '../../elements/Link/Link.js';
import { CellText } from '../../elements/RowTable/RowTable.js';
import { formatDate, formatDay } from '../../format/dates.js';
import type { LedgerEntry } from '@dealerkit/domain/books';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { paths } from '@dealerkit/domain/paths';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { chequesTexts } from '../../texts/en/cheques.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { useAmounts } from '../useAmounts.js';
import { useFormattedOrder } from '../useFormattedOrder.js';

const english = { ...chequesTexts, ...customersTexts, ...ledgerTexts };

interface EntryTextProps {
  entry: LedgerEntry;
  /** The order of the entry, if it is known. */
  order: OrderWithLines | undefined;
  /** Whether another entry takes this one back. */
  isReversed: boolean;
  /** The page that prints its receipt. */
  receiptHref: string | undefined;
}

/** The first part of an order, and how many parts it has. */
const FirstPart = ({ order }: { order: OrderWithLines }) => {
  const texts = useTexts(english);
  const { parts } = useFormattedOrder(order);
  const name = partName(order.lines[0], texts);
  return (
    <CellText maxLines={1} title={name}>
      <span translate="no">{name}</span>
      {order.lines.length > 1 && ` (${parts})`}
    </CellText>
  );
};

/** What an entry is, with what identifies it, and who wrote it. */
export const EntryText = ({ entry, order, isReversed, receiptHref }: EntryTextProps) => {
  const { cheques, ledger, customers, titles, locale } = useTexts(english);
  const { format } = useAmounts();
  const { kind, method, reference, chequeDate, note, orderNumber, belongsTo, by } = entry;
  const details = [
    method && ledger.methods[method],
    kind === 'adjustment' && chequeDate && cheques.bankCharge,
    reference,
    chequeDate && formatDate(chequeDate, locale),
    note,
    belongsTo && ledger.belongsToDay(formatDay(belongsTo, locale)),
    isReversed && ledger.reversed,
  ].filter(Boolean);
  return (
    <>
      <strong>{ledger.kinds[kind]}</strong>{' '}
      {orderNumber !== undefined && (
        <Link href={paths.order(String(orderNumber))}>{customers.order(String(orderNumber))}</Link>
      )}
      {details.length > 0 && (orderNumber === undefined ? details.join(' · ') : ` · ${details.join(' · ')}`)}
      {order && <FirstPart order={order} />}
      <CellText tone="muted">
        <EmailText>{ledger.by(by)}</EmailText>
        {receiptHref !== undefined && (
          <>
            {' · '}
            <Link href={receiptHref} aria-label={ledger.receiptNamed(format(Math.abs(entry.amount)))}>
              {titles.receipt}
            </Link>
          </>
        )}
      </CellText>
    </>
  );
};
