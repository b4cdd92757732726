'use client';
import { useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Picker } from '../../elements/Picker/Picker.js';
import { useAction } from '../../elements/useAction.js';
import type { AsyncData, SubmitError } from '../../AsyncData.js';
import type { Customer } from '@dealerkit/domain/books';
import { useTexts, useUi } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { customersTexts } from '../../texts/en/customers.js';
import { CustomerFacts } from './CustomerFacts.js';

/** The search for a customer and what it finds. */
export interface CustomerPickerOptions {
  /** The search text. */
  search: string;
  /** Called with each change of the search text. */
  onSearchChange: (search: string) => void;
  /** The first customers that match the search text; none for an empty one. */
  matches: AsyncData<readonly Customer[]>;
  /** Finds the customers for exactly this text, when Enter is pressed. */
  onFind: (search: string) => Promise<readonly Customer[] | SubmitError>;
}

export interface CustomerPickerProps extends CustomerPickerOptions {
  /** Called with the chosen customer. */
  onPick: (customer: Customer) => void;
  /** Called with the text when Enter finds no customer; without it a message says so. */
  onUnknown?: ((search: string) => void) | undefined;
  /** Shown below the field when the text finds no customer. */
  unknown?: ReactNode | undefined;
  /** A ref to the field. */
  fieldRef?: Ref<HTMLInputElement> | undefined;
}

/** Finds a customer by phone, name or place. Enter takes the only match; of several, the focus goes to the first one. */
export const CustomerPicker = ({
  search,
  onSearchChange,
  matches,
  onFind,
  onPick,
  onUnknown,
  unknown,
  fieldRef,
}: CustomerPickerProps) => {
  const { customers } = useTexts(customersTexts);
  const { formatNumber, texts } = useUi();
  const runAction = useAction();
  const container = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<string>();

  const take = (found: readonly Customer[]) => {
    const [first, ...others] = found;
    if (!first) {
      if (onUnknown) onUnknown(search);
      else setMessage(customers.none);
    } else if (others.length === 0) onPick(first);
    else {
      setMessage(customers.several(formatNumber(found.length)));
      container.current?.querySelector('li')?.querySelector('button')?.focus();
    }
  };

  const find = async () => {
    if (search.trim() === '') return;
    setMessage(undefined);
    const error = await runAction(async () => {
      const found = await onFind(search.trim());
      if ('message' in found) return found;
      take(found);
      return undefined;
    });
    if (error) setMessage(error.message);
  };

  return (
    <Picker
      ref={container}
      fieldRef={fieldRef}
      label={customers.find}
      hint={customers.findHint}
      search={search}
      onSearchChange={(text) => {
        setMessage(undefined);
        onSearchChange(text);
      }}
      onEnter={() => void find()}
      message={message}
      items={matches}
      itemKey={({ _id }) => _id}
      choose={(customer) => ({
        label: customers.choose,
        name: customers.chooseNamed(customerName(customer, texts)),
      })}
      onPick={onPick}
      noneText={customers.none}
      none={unknown}
      hasList={search.trim() !== ''}
    >
      {(customer) => <CustomerFacts customer={customer} />}
    </Picker>
  );
};
