'use client';
import { useState } from 'react';
import { PrintoutTable } from '../PrintoutFrame/PrintoutTable.js';
import { formatDate, formatLongDay, formatDay } from '../../format/dates.js';
import type { DealerFacts } from '../../dealer.js';
import type { Customer, LedgerEntry } from '@dealerkit/domain/books';
import { useTexts } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { chequesTexts } from '../../texts/en/cheques.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import type { Dates } from '../DateRange/DateRange.js';
import { Text } from '../../elements/Text/Text.js';
import { PrintoutFrame } from '../PrintoutFrame/PrintoutFrame.js';
import type { Paper } from '../PrintoutFrame/PrintoutFrame.js';
import { localDay } from '../dayUntil.js';
import { useAmounts } from '../useAmounts.js';

const english = { ...chequesTexts, ...customersTexts, ...ledgerTexts };

/** The ledger of a period. */
export interface Statement {
  customer: Customer;
  /** The entries of the period, the latest first. */
  entries: readonly LedgerEntry[];
  /** The balance after the period. */
  closingBalance: number;
}

export interface StatementPrintoutProps {
  /** What is printed. */
  statement: Statement;
  /** The first and the last day; empty for an open end. */
  dates: Dates;
  /** The dealer, whose name and showrooms are on the paper. */
  dealer: DealerFacts;
  /** The size of the paper. */
  paper: Paper;
}

const usePeriod = ({ from, to }: Dates): string | undefined => {
  const { ledger, locale } = useTexts(english);
  const [first, last] = [from && formatLongDay(from, locale), to && formatLongDay(to, locale)];
  if (first && last) return ledger.statementLead(first, last);
  if (first) return ledger.statementFrom(first);
  return last ? ledger.statementUntil(last) : undefined;
};

/** A line of the statement, with a balance and what changed it; sums have no date. */
interface StatementLine {
  key: string;
  at?: string;
  text: string;
  debit?: number;
  credit?: number;
  balance: number;
}

const useEntryText = () => {
  const { cheques, ledger, customers, locale } = useTexts(english);
  return ({ kind, method, reference, chequeDate, note, orderNumber, belongsTo }: LedgerEntry) =>
    [
      ledger.kinds[kind],
      orderNumber !== undefined && customers.order(String(orderNumber)),
      method && ledger.methods[method],
      kind === 'adjustment' && chequeDate && cheques.bankCharge,
      reference,
      note,
      belongsTo && ledger.belongsToDay(formatDay(belongsTo, locale)),
    ]
      .filter(Boolean)
      .join(' · ');
};

/** What a customer was charged and has paid in a period, the oldest entry first, on paper. */
export const StatementPrintout = ({ statement, dates, dealer, paper }: StatementPrintoutProps) => {
  const texts = useTexts(english);
  const formatPhone = useFormatPhone();
  const { ledger, locale } = texts;
  const { format } = useAmounts();
  const formatIfAny = (amount: number | undefined) => amount !== undefined && format(amount);
  const entryText = useEntryText();
  const { customer, entries, closingBalance } = statement;
  const sumOf = (isCounted: (amount: number) => boolean) =>
    entries.reduce((sum, { amount }) => sum + (isCounted(amount) ? Math.abs(amount) : 0), 0);
  const debit = sumOf((amount) => amount > 0);
  const credit = sumOf((amount) => amount < 0);
  const { amount = 0, until } = customer.cheques ?? {};
  const waiting = until !== undefined && texts.cheques.waiting(format(amount), formatDay(until, locale));
  // The cheques are those of now, so they do not belong to a period that is over.
  const [today] = useState(() => localDay(Date.now()));
  const isOfToday = dates.to === '' || dates.to >= today;
  const lines: StatementLine[] = entries.toReversed().map((entry) => ({
    key: entry._id,
    at: entry.at,
    text: entryText(entry),
    ...(entry.amount > 0 && { debit: entry.amount }),
    ...(entry.amount < 0 && { credit: -entry.amount }),
    balance: entry.balance,
  }));
  return (
    <PrintoutFrame paper={paper} dealer={dealer} title={texts.titles.statement} lead={usePeriod(dates)}>
      <div>
        <Text size="inherit" weight="strong" translate="no">
          {customer.name}
        </Text>
        <p>{customer.phones.map((phone) => formatPhone(phone)).join(', ')}</p>
        <p>{customer.address}</p>
      </div>
      <PrintoutTable
        isDense
        caption={texts.titles.statement}
        rows={[{ key: 'opening', text: ledger.openingBalance, balance: closingBalance - debit + credit }, ...lines]}
        footRows={[{ key: 'closing', text: ledger.closingBalance, debit, credit, balance: closingBalance }]}
        rowKey={({ key }) => key}
        columns={[
          { header: ledger.date, noWrap: true, cell: ({ at }) => at !== undefined && formatDate(at, locale) },
          { header: ledger.entry, isRowHeader: true, cell: ({ text }) => text },
          { header: ledger.debit, align: 'end', cell: (line) => formatIfAny(line.debit) },
          { header: ledger.credit, align: 'end', cell: (line) => formatIfAny(line.credit) },
          { header: ledger.balance, align: 'end', cell: ({ balance }) => format(balance) },
        ]}
      />
      {isOfToday && waiting && <p>{waiting}</p>}
    </PrintoutFrame>
  );
};
