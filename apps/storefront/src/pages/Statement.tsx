import { useStatement } from '@dealerkit/api-client/react';
import { currencyDigits } from '@dealerkit/domain/amounts';
import { ledgerColumns } from '@dealerkit/domain/exportColumns';
import { paths } from '@dealerkit/domain/paths';
import { StatementScreen } from '@dealerkit/ui/screens/StatementScreen';
import type { StatementScreenProps } from '@dealerkit/ui/screens/StatementScreen';
import '@dealerkit/ui/screens/StatementScreen.css';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePaperProps } from '../print/usePaperProps.js';

const useStatementPage = (): StatementScreenProps => {
  const { id = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const { currency } = useUi();
  const { ledger, titles } = useTexts(ledgerTexts);
  const dates = { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' };
  return {
    ...useStatement(id, dates, ledgerColumns({ ...ledger, order: titles.order }, currencyDigits(currency))),
    onDatesChange: ({ from, to }) => setParameters({ ...(from && { from }), ...(to && { to }) }, { replace: true }),
    customerHref: paths.customer(id),
    ...usePaperProps(),
  };
};

/** `/dashboard/customers/{id}/statement` */
export const Statement = () => <StatementScreen {...useStatementPage()} />;
