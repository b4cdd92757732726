'use client';
import type { Ref } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { Customer } from '@dealerkit/domain/books';
import { isAboveLimit } from '@dealerkit/domain/customers/customers';
import { useTexts } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { useAmounts } from '../useAmounts.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Card } from '../../elements/Card/Card.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { CustomerFacts } from './CustomerFacts.js';

interface ChosenCustomerProps {
  customer: Customer;
  /** What the order costs that is being made, in the smallest unit of the currency. @default 0 */
  orderAmount?: number | undefined;
  /** Chooses another one; without it the customer stays. */
  onChange?: (() => void) | undefined;
  /** A ref to the button that chooses another one. */
  changeRef?: Ref<HTMLButtonElement> | undefined;
}

/** The customer that was chosen, with a warning if the balance is above the credit limit, or would be with the order. */
export const ChosenCustomer = ({ customer, orderAmount = 0, onChange, changeRef }: ChosenCustomerProps) => {
  const { customers } = useTexts(customersTexts);
  const { format } = useAmounts();
  const { balance, creditLimit } = customer;
  return (
    <Stack gap="xs">
      <Card asChild kind="panel" background="sunken" padding="xs">
        <Grid columns="1 auto" align="center" gap="sm">
          <CustomerFacts customer={customer} />
          {onChange && (
            <Button ref={changeRef} size="small" tone="quiet" onClick={onChange}>
              {customers.change}
            </Button>
          )}
        </Grid>
      </Card>
      {creditLimit !== undefined && (
        <div role="status">
          {isAboveLimit(customer) ? (
            <Notice tone="warning">{customers.limitWarning(format(balance), format(creditLimit))}</Notice>
          ) : (
            isAboveLimit(customer, orderAmount) && (
              <Notice tone="warning">
                {customers.orderLimitWarning(format(balance + orderAmount), format(creditLimit))}
              </Notice>
            )
          )}
        </div>
      )}
    </Stack>
  );
};
