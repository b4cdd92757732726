'use client';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { formatDate, formatLongDay } from '../../format/dates.js';
import type { DealerFacts } from '../../dealer.js';
import type { Customer, LedgerEntry } from '@dealerkit/domain/books';
import { formatPhone } from '@dealerkit/domain/phones/phoneFormat';
import { useTexts } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import type { Dates } from '../DateRange/DateRange.js';
import { heading, paper as paperStyle, small, strong } from '../OrderPaper/OrderPaper.css.js';
import { PaperHeader } from '../OrderPaper/PaperHeader.js';
import { useAmounts } from '../useAmounts.js';
import { usePageSize } from '../usePageSize.js';
import type { Paper } from '../usePageSize.js';
import { Figure } from './Figure.js';
import { table, tableContainer } from './StatementPaper.css.js';

const english = { ...customersTexts, ...ledgerTexts };

/** The ledger of a period. */
export interface Statement {
  customer: Customer;
  /** The entries of the period, the latest first. */
  entries: readonly LedgerEntry[];
  /** The balance after the period. */
  closingBalance: number;
}

export interface StatementPaperProps {
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

const Row = ({ entry }: { entry: LedgerEntry }) => {
  const { ledger, customers, locale } = useTexts(english);
  const { format } = useAmounts();
  const { at, kind, amount, method, reference, note, orderNumber, balance } = entry;
  const text = [
    ledger.kinds[kind],
    orderNumber !== undefined && customers.order(String(orderNumber)),
    method && ledger.methods[method],
    reference,
    note,
  ];
  return (
    <tr>
      <td data-date>{formatDate(at, locale)}</td>
      <th scope="row">{text.filter(Boolean).join(' · ')}</th>
      <Figure label={ledger.debit}>{amount > 0 && format(amount)}</Figure>
      <Figure label={ledger.credit}>{amount < 0 && format(-amount)}</Figure>
      <Figure label={ledger.balance}>{format(balance)}</Figure>
    </tr>
  );
};

/** What a customer was charged and has paid in a period, the oldest entry first, on paper. */
export const StatementPaper = ({ statement, dates, dealer, paper }: StatementPaperProps) => {
  const texts = useTexts(english);
  const { ledger } = texts;
  const { format } = useAmounts();
  const period = usePeriod(dates);
  const ref = usePageSize(paper);
  const { customer, entries, closingBalance } = statement;
  const sumOf = (isCounted: (amount: number) => boolean) =>
    entries.reduce((sum, { amount }) => sum + (isCounted(amount) ? Math.abs(amount) : 0), 0);
  const charged = sumOf((amount) => amount > 0);
  const received = sumOf((amount) => amount < 0);
  return (
    <article ref={ref} className={paperStyle[paper]} aria-label={texts.titles.statement}>
      <PaperHeader dealer={dealer} />
      <div className={heading}>
        <h2>{texts.titles.statement}</h2>
        {period !== undefined && <p className={small}>{period}</p>}
      </div>
      <div>
        <p className={strong} translate="no">
          {customer.name}
        </p>
        <p>{customer.phones.map(formatPhone).join(', ')}</p>
        <p>{customer.address}</p>
      </div>
      <div className={tableContainer}>
        <table className={table}>
          <caption>
            <VisuallyHidden>{texts.titles.statement}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{ledger.date}</th>
              <th scope="col">{ledger.entry}</th>
              <th scope="col" data-numeric>
                {ledger.debit}
              </th>
              <th scope="col" data-numeric>
                {ledger.credit}
              </th>
              <th scope="col" data-numeric>
                {ledger.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" colSpan={4}>
                {ledger.openingBalance}
              </th>
              <Figure label={ledger.balance}>{format(closingBalance - charged + received)}</Figure>
            </tr>
            {entries.toReversed().map((entry) => (
              <Row key={entry._id} entry={entry} />
            ))}
          </tbody>
          <tfoot className={strong}>
            <tr>
              <th scope="row" colSpan={2}>
                {ledger.closingBalance}
              </th>
              <Figure label={ledger.debit}>{format(charged)}</Figure>
              <Figure label={ledger.credit}>{format(received)}</Figure>
              <Figure label={ledger.balance}>{format(closingBalance)}</Figure>
            </tr>
          </tfoot>
        </table>
      </div>
    </article>
  );
};
