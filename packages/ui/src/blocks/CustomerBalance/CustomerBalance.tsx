'use client';
import { Icon } from '../../elements/Icon/Icon.js';
import { warningIcon } from '../../elements/Icon/icons.js';
import type { Customer } from '@dealerkit/domain/books';
import { isAboveLimit } from '@dealerkit/domain/customers/customers';
import { useTexts } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { useAmounts } from '../useAmounts.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { balance as balanceStyle } from './CustomerBalance.css.js';

export interface CustomerBalanceProps {
  /** The customer who owes the amount. */
  customer: Pick<Customer, 'balance' | 'creditLimit'>;
  /** Whether some of it is due for more than 30 days, if that is known. @default false */
  isOverdue?: boolean | undefined;
}

/** What a customer owes, in the danger tone only if it is overdue or above the credit limit. */
export const CustomerBalance = ({ customer, isOverdue = false }: CustomerBalanceProps) => {
  const { customers } = useTexts(customersTexts);
  const { format } = useAmounts();
  const { balance, creditLimit = 0 } = customer;
  if (balance <= 0)
    return (
      <Text as="span" size="inherit" tone="muted" numeric>
        {balance === 0 ? customers.settled : customers.inCredit(format(-balance))}
      </Text>
    );
  const isAbove = isAboveLimit(customer);
  const owed = (
    <Text as="span" size="inherit" weight="strong" numeric>
      {format(balance)}
    </Text>
  );
  if (!isAbove && !isOverdue) return owed;
  return (
    <Stack asChild direction="row" gap="xs2">
      <Text
        as="span"
        size="inherit"
        tone="danger"
        className={balanceStyle}
        title={isAbove ? customers.aboveLimit(format(creditLimit)) : undefined}
      >
        <Icon
          path={warningIcon}
          aria-label={isAbove ? customers.aboveLimit(format(creditLimit)) : customers.isOverdue}
        />{' '}
        {owed}
      </Text>
    </Stack>
  );
};
