import { offerCsv, useStatement } from '@dealerkit/api-client/react';
import { currencyDigits } from '@dealerkit/domain/amounts';
import { ledgerColumns } from '@dealerkit/domain/exportColumns';
import { paths } from '@dealerkit/domain/paths';
import { StatementScreen } from '@dealerkit/ui/screens/StatementScreen';
import type { StatementScreenProps } from '@dealerkit/ui/screens/StatementScreen';
import '@dealerkit/ui/screens/StatementScreen.css';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useParams, useSearchParams } from 'react-router-dom';
import { dealer } from '../content/en/dealer.js';
import { useContent } from '../preferences/language.js';
import { usePrintControls } from '../print/usePrintControls.js';

const useStatementPage = (): StatementScreenProps => {
  const { id = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const { currency } = useUi();
  const texts = useTexts(ledgerTexts);
  const dates = { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' };
  const chosen = Object.fromEntries(Object.entries(dates).filter(([, day]) => day));
  const statement = useStatement(id, chosen);
  return {
    statement,
    dates,
    onDatesChange: ({ from, to }) => setParameters({ ...(from && { from }), ...(to && { to }) }, { replace: true }),
    dealer: useContent('dealer', dealer),
    customerHref: paths.customer(id),
    onExport: async () => {
      if (statement.state !== 'ready') return undefined;
      const columns = ledgerColumns({ ...texts.ledger, order: texts.titles.order }, currencyDigits(currency));
      // The oldest entry first, as on paper.
      offerCsv(columns, statement.data.entries.toReversed(), `${statement.data.customer.name}.csv`);
      return undefined;
    },
    ...usePrintControls(),
  };
};

/** `/dashboard/customers/{id}/statement` */
export const Statement = () => <StatementScreen {...useStatementPage()} />;
