'use client';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { SubmitResult } from '../../AsyncData.js';
import type { LedgerEntry } from '@dealerkit/domain/books';
import { useTexts } from '../../UiProvider.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { ReasonDialog } from '../ReasonDialog/ReasonDialog.js';
import { useAmounts } from '../useAmounts.js';
import { EntryText } from './EntryText.js';
import {
  actionCell,
  amountCell,
  balanceCell,
  balanceLabel,
  body,
  container,
  dateCell,
  entryCell,
  head,
  headerCell,
  headRow,
  list,
  more,
  row,
} from './LedgerList.css.js';

export interface LedgerListProps {
  /** The accessible name of the list. */
  label: string;
  /** The entries, the latest first. */
  entries: readonly LedgerEntry[];
  /** Takes a payment or an adjustment back; without it there are no buttons for it. */
  onReverse?: ((entry: LedgerEntry, reason: string) => Promise<SubmitResult>) | undefined;
  /** Loads older entries; undefined if all are loaded. */
  onMore?: (() => void) | undefined;
  /** Whether older entries are loading. @default false */
  isLoading?: boolean | undefined;
}

/** Charges and returns go back through their order. */
const isReversible = ({ kind }: LedgerEntry) => kind === 'payment' || kind === 'adjustment';

interface RowProps {
  entry: LedgerEntry;
  isReversed: boolean;
  onAskReverse: ((entry: LedgerEntry) => void) | undefined;
}

const Row = ({ entry, isReversed, onAskReverse }: RowProps) => {
  const { ledger } = useTexts(ledgerTexts);
  const { format } = useAmounts();
  const { at, kind, amount, balance } = entry;
  const look = isReversed ? 'reversed' : amount < 0 ? 'lowered' : 'raised';
  return (
    <tr className={row} role="row">
      <td className={dateCell} role="cell">
        <TimeText value={at} format="date" />
      </td>
      <th className={entryCell} scope="row" role="rowheader">
        <EntryText entry={entry} isReversed={isReversed} />
      </th>
      <td className={amountCell[look]} role="cell">
        {format(amount)}
      </td>
      <td className={balanceCell} role="cell">
        <span className={balanceLabel}>{ledger.balance} </span>
        {format(balance)}
      </td>
      <td className={actionCell} role="cell">
        {onAskReverse && isReversible(entry) && !isReversed && (
          <Button
            size="small"
            tone="quiet"
            aria-label={ledger.reverseNamed(ledger.kinds[kind], format(Math.abs(amount)))}
            onClick={() => onAskReverse(entry)}
          >
            {ledger.reverse}
          </Button>
        )}
      </td>
    </tr>
  );
};

/** The entries of a ledger with the running balance; a wrong payment is taken back by an entry of its own. */
export const LedgerList = ({ label, entries, onReverse, onMore, isLoading = false }: LedgerListProps) => {
  const { ledger } = useTexts(ledgerTexts);
  const { format } = useAmounts();
  const [toReverse, setToReverse] = useState<LedgerEntry>();
  const element = useRef<HTMLTableElement>(null);
  const reversed = useMemo(() => new Set(entries.map(({ reverses }) => reverses)), [entries]);
  const headers: readonly (readonly [text: string, align?: 'end'])[] = [
    [ledger.date],
    [ledger.entry],
    [ledger.amount, 'end'],
    [ledger.balance, 'end'],
  ];
  return (
    <div className={container}>
      <table ref={element} tabIndex={-1} className={list} role="table" aria-label={label}>
        <thead className={head} role="rowgroup">
          <tr className={headRow} role="row">
            {headers.map(([text, align]) => (
              <th key={text} className={headerCell} data-align={align} scope="col" role="columnheader">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body} role="rowgroup">
          {entries.map((entry) => (
            <Row
              key={entry._id}
              entry={entry}
              isReversed={reversed.has(entry._id)}
              onAskReverse={onReverse && setToReverse}
            />
          ))}
        </tbody>
      </table>
      {onMore && (
        <div className={more}>
          <Button busy={isLoading} onClick={onMore}>
            {ledger.more}
          </Button>
        </div>
      )}
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
    </div>
  );
};
