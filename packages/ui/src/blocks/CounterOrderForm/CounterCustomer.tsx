'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { Notice } from '../../elements/Notice/Notice.js';
import type { Customer } from '@dealerkit/domain/books';
import { isPhone } from '@dealerkit/domain/phones/phone';
import { useTexts } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ChosenCustomer } from '../CustomerPicker/ChosenCustomer.js';
import { CustomerPicker } from '../CustomerPicker/CustomerPicker.js';
import type { CustomerPickerOptions } from '../CustomerPicker/CustomerPicker.js';

/** The customers of the host, of whom an order at the counter has one. */
export interface CounterCustomerOptions {
  /** The search for the customer. */
  picker: CustomerPickerOptions;
  /** The customer who was found; undefined for a new one. */
  customer: Customer | undefined;
  /** Called with the customer who is found, or with undefined to find another one. */
  onCustomerChange: (customer: Customer | undefined) => void;
}

interface CounterCustomerProps extends CounterCustomerOptions {
  /** What the order costs, in the smallest unit of the currency. */
  orderAmount: number;
  /** Whether the fields of a new customer are shown. */
  isNew: boolean;
  /** Called when a customer is found, and the search that had the focus is gone. */
  onFound: () => void;
  /** Called with the typed phone number of a new customer, or with undefined to find another one. */
  onNew: (phone: string | undefined) => void;
  /** The fields of a new customer. */
  children: ReactNode;
}

/** The order begins with the phone: Enter takes the customer whom it finds, or shows the fields for a new one. */
export const CounterCustomer = ({
  picker,
  customer,
  onCustomerChange,
  orderAmount,
  isNew,
  onFound,
  onNew,
  children,
}: CounterCustomerProps) => {
  const { customers } = useTexts(customersTexts);
  const field = useRef<HTMLInputElement>(null);
  const wasChosen = useRef(customer !== undefined);
  const moveFocus = useEffectEvent(onFound);
  useEffect(() => {
    // The field or the button that had the focus is gone, unless the user has gone on meanwhile.
    if (wasChosen.current && !customer) field.current?.focus();
    else if (!wasChosen.current && customer && document.activeElement === document.body) moveFocus();
    wasChosen.current = customer !== undefined;
  }, [customer]);

  if (customer)
    return (
      <ChosenCustomer
        customer={customer}
        orderAmount={orderAmount}
        onChange={() => {
          onNew(undefined);
          onCustomerChange(undefined);
        }}
      />
    );
  return (
    <>
      <CustomerPicker
        {...picker}
        fieldRef={field}
        onPick={onCustomerChange}
        unknown={<Notice>{customers.unknown}</Notice>}
        onUnknown={(search) => onNew(isPhone(search) ? search : '')}
      />
      {isNew && children}
    </>
  );
};
