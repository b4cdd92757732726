'use client';
import type { Ref } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { Customer } from '@dealerkit/domain/books';
import { isAboveLimit } from '@dealerkit/domain/customers';
import { useTexts } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { useAmounts } from '../useAmounts.js';
import { chosen, root } from './CustomerPicker.css.js';
import { CustomerFacts } from './CustomerFacts.js';

interface ChosenCustomerProps {
  customer: Customer;
  /** Chooses another one; without it the customer stays. */
  onChange?: (() => void) | undefined;
  /** A ref to the button that chooses another one. */
  changeRef?: Ref<HTMLButtonElement> | undefined;
}

/** The customer that was chosen, with a warning above the credit limit. */
export const ChosenCustomer = ({ customer, onChange, changeRef }: ChosenCustomerProps) => {
  const { customers } = useTexts(customersTexts);
  const { format } = useAmounts();
  return (
    <div className={root}>
      <div className={chosen}>
        <CustomerFacts customer={customer} />
        {onChange && (
          <Button ref={changeRef} size="small" tone="quiet" onClick={onChange}>
            {customers.change}
          </Button>
        )}
      </div>
      {isAboveLimit(customer) && (
        <Notice tone="warning">
          {customers.limitWarning(format(customer.balance), format(customer.creditLimit ?? 0))}
        </Notice>
      )}
    </div>
  );
};
