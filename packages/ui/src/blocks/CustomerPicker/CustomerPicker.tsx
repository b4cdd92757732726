'use client';
import { useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { SearchField } from '../../elements/SearchField/SearchField.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { useAction } from '../../elements/useAction.js';
import type { AsyncData, SubmitError } from '../../AsyncData.js';
import type { Customer } from '@dealerkit/domain/books';
import { useTexts, useUi } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { customersTexts } from '../../texts/en/customers.js';
import { CustomerFacts } from './CustomerFacts.js';
import { item, list, none, root } from './CustomerPicker.css.js';

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
    <div ref={container} className={root}>
      <SearchField
        ref={fieldRef}
        label={customers.find}
        hint={customers.findHint}
        value={search}
        onChange={({ target }) => {
          setMessage(undefined);
          onSearchChange(target.value);
        }}
        onKeyDown={(event) => {
          // Enter would submit a form around the picker.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void find();
        }}
      />
      <FormError message={message} announced={false} />
      {search.trim() !== '' && (
        <Async
          value={matches}
          skeleton={<Skeleton lines={2} />}
          empty={
            unknown ?? (
              <p className={none} role="status">
                {customers.none}
              </p>
            )
          }
        >
          {(found) => (
            <ul className={list}>
              {found.map((customer) => (
                <li key={customer._id} className={item}>
                  <CustomerFacts customer={customer} />
                  <Button
                    size="small"
                    aria-label={customers.chooseNamed(customerName(customer, texts))}
                    onClick={() => onPick(customer)}
                  >
                    {customers.choose}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Async>
      )}
    </div>
  );
};
