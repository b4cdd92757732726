'use client';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { CellText, RowTable } from '../../elements/RowTable/RowTable.js';
import type { RowTableColumn } from '../../elements/RowTable/RowTable.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { SubmitResult } from '../../AsyncData.js';
import type { LedgerEntry } from '@dealerkit/domain/books';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { useTexts } from '../../UiProvider.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { tableTexts } from '../../texts/en/table.js';
import { ReasonDialog } from '../ReasonDialog/ReasonDialog.js';
import { useAmounts } from '../useAmounts.js';
import { EntryText } from './EntryText.js';
import { MoreRows } from '../../elements/RowTable/MoreRows.js';
import { beside } from './LedgerList.css.js';

const english = { ...ledgerTexts, ...tableTexts };

export interface LedgerListProps {
  /** The accessible name of the list. */
  label: string;
  /** The entries, the latest first. */
  entries: readonly LedgerEntry[];
  /** Orders of the customer: an entry of one of them says what was ordered. @default none */
  orders?: readonly OrderWithLines[] | undefined;
  /** Takes a payment, a refund or an adjustment back; without it there are no buttons for it. */
  onReverse?: ((entry: LedgerEntry, reason: string) => Promise<SubmitResult>) | undefined;
  /** The page that prints the receipt of a payment; without it no payment links to one. */
  receiptHref?: ((entry: LedgerEntry) => string) | undefined;
  /** Loads older entries; undefined if all are loaded. */
  onMore?: (() => void) | undefined;
  /** Whether older entries are loading. @default false */
  isLoading?: boolean | undefined;
}

/** Charges and returns go back through their order. */
const isReversible = ({ kind }: LedgerEntry) => ['payment', 'refund', 'adjustment'].includes(kind);

/** The entries of a ledger with the running balance; a wrong payment is taken back by an entry of its own. */
export const LedgerList = ({
  label,
  entries,
  orders,
  onReverse,
  receiptHref,
  onMore,
  isLoading = false,
}: LedgerListProps) => {
  const { ledger, table } = useTexts(english);
  const { format } = useAmounts();
  const [toReverse, setToReverse] = useState<LedgerEntry>();
  const element = useRef<HTMLTableElement>(null);
  const reversed = useMemo(() => new Set(entries.map(({ reverses }) => reverses)), [entries]);
  const columns: RowTableColumn<LedgerEntry>[] = [
    {
      header: ledger.date,
      width: '8rem',
      narrow: 'belowStart',
      cell: ({ at }) => <TimeText value={at} format="date" />,
    },
    {
      header: ledger.entry,
      isRowHeader: true,
      cell: (entry) => (
        <EntryText
          entry={entry}
          order={orders?.find(({ key }) => key === String(entry.orderNumber))}
          isReversed={reversed.has(entry._id)}
          receiptHref={entry.kind === 'payment' && !reversed.has(entry._id) ? receiptHref?.(entry) : undefined}
        />
      ),
    },
    {
      header: ledger.amount,
      width: '7.5rem',
      align: 'end',
      narrow: 'end',
      cell: ({ _id, amount }) =>
        reversed.has(_id) ? (
          <CellText tone="muted">
            <s>{format(amount)}</s>
          </CellText>
        ) : (
          <CellText tone={amount < 0 ? 'success' : 'strong'}>{format(amount)}</CellText>
        ),
    },
    {
      header: ledger.balance,
      width: '8rem',
      align: 'end',
      narrow: 'belowEnd',
      cell: ({ balance }) => (
        <>
          <CellText className={beside} only="narrow">
            {ledger.balance}{' '}
          </CellText>
          {format(balance)}
        </>
      ),
    },
    {
      header: table.actions,
      headerHidden: true,
      width: '7rem',
      align: 'end',
      narrow: 'line',
      cell: (entry) =>
        onReverse &&
        isReversible(entry) &&
        !reversed.has(entry._id) && (
          <Button
            size="small"
            tone="quiet"
            aria-label={ledger.reverseNamed(ledger.kinds[entry.kind], format(Math.abs(entry.amount)))}
            onClick={() => setToReverse(entry)}
          >
            {ledger.reverse}
          </Button>
        ),
    },
  ];
  return (
    <>
      <RowTable
        ref={element}
        tabIndex={-1}
        caption={label}
        columns={columns}
        rows={entries}
        rowKey={({ _id }) => _id}
      />
      <MoreRows label={ledger.more} onMore={onMore} isLoading={isLoading} />
      {toReverse && onReverse && (
        <ReasonDialog
          title={ledger.reverseTitle(ledger.kinds[toReverse.kind], format(Math.abs(toReverse.amount)))}
          warning={ledger.reverseWarning}
          label={ledger.reason}
          required={ledger.reasonRequired}
          reasons={Object.values(ledger.reasons)}
          confirmLabel={ledger.reverse}
          cancelLabel={ledger.keep}
          onConfirm={(reason) => onReverse(toReverse, reason)}
          onClose={() => setToReverse(undefined)}
          returnFocusRef={element}
        />
      )}
    </>
  );
};
