import { useStatement } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { StatementScreen } from '@dealerkit/ui/screens/StatementScreen';
import type { StatementScreenProps } from '@dealerkit/ui/screens/StatementScreen';
import '@dealerkit/ui/screens/StatementScreen.css';
import { useParams, useSearchParams } from 'react-router-dom';
import { useExport } from '../exports/useExport.js';
import { usePrintoutProps } from '../print/usePrintoutProps.js';

const useStatementPage = (): StatementScreenProps => {
  const { id = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const dates = { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' };
  const { statement } = useStatement(id, dates);
  const name = statement.state === 'ready' ? statement.data.customer.name : id;
  return {
    statement,
    dates,
    ...useExport(
      'ledger',
      { customer: id, ...(dates.from && { from: dates.from }), ...(dates.to && { to: dates.to }) },
      name,
    ),
    onDatesChange: ({ from, to }) => setParameters({ ...(from && { from }), ...(to && { to }) }, { replace: true }),
    customerHref: paths.customer(id),
    ...usePrintoutProps(),
  };
};

/** `/dashboard/customers/{id}/statement` */
export const Statement = () => <StatementScreen {...useStatementPage()} />;
