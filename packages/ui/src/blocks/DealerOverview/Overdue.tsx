import { Link } from '../../elements/Link/Link.js';
import type { Overview } from '@dealerkit/domain/books/overview';
import { useTexts, useUi } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';
import { useAmounts } from '../useAmounts.js';
import { Card } from '../../elements/Card/Card.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { rowSum } from '../ruledRows.css.js';
import { item } from './DealerOverview.css.js';

interface OverdueProps {
  overdue: NonNullable<Overview['overdue']>;
  /** The page of a customer by the `_id`; without it no customer links to one. */
  customerHref: ((id: string) => string) | undefined;
}

/** Who owes money for more than 30 days, the most first. */
export const Overdue = ({ overdue: { amount: sum, customerCount, customers }, customerHref }: OverdueProps) => {
  const { formatNumber, texts } = useUi();
  const { format } = useAmounts();
  const { dashboard } = useTexts(dashboardTexts);
  return (
    <>
      <Text size="label" tone="danger" weight="strong">
        {dashboard.overdueSum(format(sum), customerCount, formatNumber(customerCount))}
      </Text>
      <Card as="ul" kind="panel" padding="none">
        {customers.map((customer) => (
          <li key={customer._id} className={item}>
            <Stack as="span" gap="none">
              {customerHref ? (
                <Link href={customerHref(customer._id)} translate="no">
                  {customerName(customer, texts)}
                </Link>
              ) : (
                customerName(customer, texts)
              )}
            </Stack>
            <Text as="span" numeric weight="strong" className={rowSum}>
              {format(customer.amount)}
            </Text>
          </li>
        ))}
      </Card>
    </>
  );
};
