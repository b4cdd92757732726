import { offerCsv, usePagedQuery, useQuery } from '@dealerkit/api-client/react';
import { currencyDigits, fromSmallestUnit } from '@dealerkit/domain/amounts';
import { paths } from '@dealerkit/domain/paths';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { StatementScreen } from '@dealerkit/ui/screens/StatementScreen';
import type { Statement as StatementData, StatementScreenProps } from '@dealerkit/ui/screens/StatementScreen';
import '@dealerkit/ui/screens/StatementScreen.css';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useParams, useSearchParams } from 'react-router-dom';
import { dealer } from '../content/en/dealer.js';
import { ledgerColumns } from '../customers/ledgerColumns.js';
import { useContent } from '../preferences/language.js';
import { usePrintControls } from '../print/usePrintControls.js';

/** A statement has all entries of its period, up to 100,000. */
const allPages = { pages: 100, pageSize: 1000 };

const useStatementData = (id: string, dates: { from?: string; to?: string }): AsyncData<StatementData> => {
  const customer = useQuery('getCustomer', { id });
  const { list, isUpdating } = usePagedQuery('findLedger', { id, ...dates }, allPages);
  // The last entry up to the end of the period has the closing balance, also if the period has no entries.
  const last = useQuery('findLedger', { id, ...(dates.to && { to: dates.to }), limit: 1 });
  if (customer.state !== 'ready') return customer;
  if (list.state === 'failed') return list;
  if (last.state !== 'ready') return last;
  if (list.state === 'loading' || isUpdating || list.data.hasMore) return { state: 'loading' };
  const data = { customer: customer.data, entries: list.data.rows, closingBalance: last.data[0]?.balance ?? 0 };
  return { state: 'ready', data };
};

const useStatement = (): StatementScreenProps => {
  const { id = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const { currency } = useUi();
  const texts = useTexts(ledgerTexts);
  const digits = currencyDigits(currency);
  const dates = { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' };
  const chosen = Object.fromEntries(Object.entries(dates).filter(([, day]) => day));
  const statement = useStatementData(id, chosen);
  return {
    statement,
    dates,
    onDatesChange: ({ from, to }) => setParameters({ ...(from && { from }), ...(to && { to }) }, { replace: true }),
    dealer: useContent('dealer', dealer),
    customerHref: paths.customer(id),
    onExport: async () => {
      if (statement.state !== 'ready') return undefined;
      const columns = ledgerColumns(texts.ledger, texts.titles.order, (amount) => fromSmallestUnit(amount, digits));
      offerCsv(columns, statement.data.entries, `${statement.data.customer.name}.csv`);
      return undefined;
    },
    ...usePrintControls(),
  };
};

/** `/dashboard/customers/{id}/statement` */
export const Statement = () => <StatementScreen {...useStatement()} />;
