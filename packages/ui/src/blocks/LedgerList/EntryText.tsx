import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Link } from '../../elements/Link/Link.js';
import { CellText } from '../../elements/RowTable/RowTable.js';
import { formatDate } from '../../format/dates.js';
import type { LedgerEntry } from '@dealerkit/domain/books';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ledgerTexts } from '../../texts/en/ledger.js';

const english = { ...customersTexts, ...ledgerTexts };

interface EntryTextProps {
  entry: LedgerEntry;
  /** Whether another entry takes this one back. */
  isReversed: boolean;
}

/** What an entry is, with what identifies it, and who wrote it. */
export const EntryText = ({ entry, isReversed }: EntryTextProps) => {
  const { ledger, customers, locale } = useTexts(english);
  const { kind, method, reference, chequeDate, note, orderNumber, by } = entry;
  const details = [
    method && ledger.methods[method],
    reference,
    chequeDate && formatDate(chequeDate, locale),
    note,
    isReversed && ledger.reversed,
  ].filter(Boolean);
  return (
    <>
      <strong>{ledger.kinds[kind]}</strong>{' '}
      {orderNumber !== undefined && (
        <Link href={paths.order(String(orderNumber))}>{customers.order(String(orderNumber))}</Link>
      )}
      {details.length > 0 && (orderNumber === undefined ? details.join(' · ') : ` · ${details.join(' · ')}`)}
      <CellText tone="muted">
        <EmailText>{ledger.by(by)}</EmailText>
      </CellText>
    </>
  );
};
