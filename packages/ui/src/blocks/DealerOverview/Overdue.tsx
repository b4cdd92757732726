import { Link } from '../../elements/Link/Link.js';
import type { Overview } from '@dealerkit/domain/books/overview';
import { useTexts, useUi } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';
import { useAmounts } from '../useAmounts.js';
import { Card } from '../../elements/Card/Card.js';
import { Text } from '../../elements/Text/Text.js';
import { amount, item, itemText, outOfStock } from './DealerOverview.css.js';

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
      <p className={outOfStock}>{dashboard.overdueSum(format(sum), customerCount, formatNumber(customerCount))}</p>
      <Card as="ul" kind="panel" padding="none">
        {customers.map((customer) => (
          <li key={customer._id} className={item}>
            <span className={itemText}>
              {customerHref ? (
                <Link href={customerHref(customer._id)} translate="no">
                  {customerName(customer, texts)}
                </Link>
              ) : (
                customerName(customer, texts)
              )}
            </span>
            <Text as="span" numeric weight="strong" className={amount}>
              {format(customer.amount)}
            </Text>
          </li>
        ))}
      </Card>
    </>
  );
};
