'use client';
import { useState } from 'react';
import { CustomerForm } from '../../blocks/CustomerForm/CustomerForm.js';
import type { CustomerFormProps } from '../../blocks/CustomerForm/CustomerForm.js';
import { CustomerList } from '../../blocks/CustomerList/CustomerList.js';
import type { CustomerPickerOptions } from '../../blocks/CustomerPicker/CustomerPicker.js';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { PaymentForm } from '../../blocks/PaymentForm/PaymentForm.js';
import type { PaymentFormProps } from '../../blocks/PaymentForm/PaymentForm.js';
import { useTypedSearch } from '../../blocks/useTypedSearch.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { plusIcon, searchIcon, usersIcon } from '../../elements/Icon/icons.js';
import { SearchField } from '../../elements/SearchField/SearchField.js';
import { Select } from '../../elements/Select/Select.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { useFormatTotal } from '../../elements/useFormatTotal.js';
import type { AsyncData } from '../../AsyncData.js';
import type { Customer } from '@dealerkit/domain/books';
import { customerSorts } from '@dealerkit/domain/customers/customerQuery';
import type { CustomerCriteria } from '@dealerkit/domain/customers/customerQuery';
import { useTexts, useUi } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { tableTexts } from '../../texts/en/table.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { MoreRows } from '../../elements/RowTable/MoreRows.js';
import { searchField, sortField } from './CustomersScreen.css.js';

const english = { ...customersTexts, ...ledgerTexts, ...tableTexts };

export interface CustomersScreenProps {
  /** The loaded customers that match the criteria. */
  customers: AsyncData<readonly Customer[]>;
  /** The number of customers that match. */
  total: number;
  /** The host stopped counting at `total`. @default false */
  isTotalMinimum?: boolean | undefined;
  /** The present criteria. */
  criteria: CustomerCriteria;
  /** Called with each change; typed text follows after a short pause. */
  onFilter: (criteria: CustomerCriteria) => void;
  /** Opens the only customer that matches this text, when Enter is pressed in the search field. */
  onOpen: (search: string) => void;
  /** Loads more customers; undefined if all are loaded. */
  onMore?: (() => void) | undefined;
  /** Whether the list is that of earlier criteria, or more customers are loading. @default false */
  isUpdating?: boolean | undefined;
  /** Adds a customer and opens the page. */
  onAdd: CustomerFormProps['onSave'];
  /** Another customer who has a phone number that was entered. */
  existing?: CustomerFormProps['existing'];
  /** The search of the form for a payment. */
  picker: CustomerPickerOptions;
  /** Records a payment. */
  onPay: PaymentFormProps['onPay'];
}

const Filter = ({ criteria, onFilter, onOpen }: Pick<CustomersScreenProps, 'criteria' | 'onFilter' | 'onOpen'>) => {
  const { customers, table } = useTexts(english);
  const [typed, setTyped] = useTypedSearch(criteria.search, (search) => onFilter({ ...criteria, search }));
  return (
    <Stack direction="row" align="start" gap="xs">
      <div className={searchField}>
        <SearchField
          label={<VisuallyHidden>{customers.search}</VisuallyHidden>}
          placeholder={customers.search}
          title={customers.searchHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key !== 'Enter' || !typed.trim()) return;
            // Reported after the pause, the search would lead back from the opened page.
            onFilter({ ...criteria, search: typed.trim() });
            onOpen(typed.trim());
          }}
        />
      </div>
      <div className={sortField}>
        <Select
          label={<VisuallyHidden>{table.sortBy}</VisuallyHidden>}
          value={criteria.sort}
          onChange={({ target }) =>
            onFilter({ ...criteria, sort: customerSorts.find((each) => each === target.value) ?? criteria.sort })
          }
        >
          {customerSorts.map((sort) => (
            <option key={sort} value={sort}>
              {customers.sorts[sort]}
            </option>
          ))}
        </Select>
      </div>
    </Stack>
  );
};

const Rows = ({
  rows,
  total,
  isTotalMinimum,
  criteria,
  onFilter,
  onMore,
  isUpdating = false,
}: Pick<CustomersScreenProps, 'total' | 'isTotalMinimum' | 'criteria' | 'onFilter' | 'onMore' | 'isUpdating'> & {
  rows: readonly Customer[];
}) => {
  const { customers, titles } = useTexts(english);
  const { formatNumber } = useUi();
  const formatTotal = useFormatTotal();
  const all = customers.count(total, formatTotal(total, isTotalMinimum));
  if (rows.length === 0 && criteria.search)
    return isUpdating ? undefined : (
      <EmptyState icon={searchIcon} {...customers.nothingFound}>
        <Button onClick={() => onFilter({ ...criteria, search: '' })}>{customers.clearSearch}</Button>
      </EmptyState>
    );
  return (
    <div aria-busy={isUpdating}>
      <Text tone="muted" numeric role="status">
        {rows.length < total ? customers.shown(formatNumber(rows.length), all) : all}
      </Text>
      <CustomerList label={titles.customers} customers={rows} />
      <MoreRows label={customers.more} onMore={onMore} isLoading={isUpdating} />
    </div>
  );
};

/** Lets an admin find a customer by phone, name or place, and see who owes how much (`/dashboard/customers`). */
export const CustomersScreen = ({
  customers: value,
  onOpen,
  onAdd,
  existing,
  picker,
  onPay,
  ...list
}: CustomersScreenProps) => {
  const texts = useTexts(english);
  const { customers } = texts;
  const [open, setOpen] = useState<'customer' | 'payment'>();
  const close = () => setOpen(undefined);
  return (
    <DashboardPage
      title={texts.titles.customers}
      isDense
      action={
        <>
          <Button onClick={() => setOpen('payment')}>{customers.takePayment}</Button>
          <Button tone="accent" onClick={() => setOpen('customer')}>
            <Icon path={plusIcon} /> {customers.add}
          </Button>
        </>
      }
    >
      <Filter criteria={list.criteria} onFilter={list.onFilter} onOpen={onOpen} />
      <Async
        value={value}
        skeleton={<DataTableSkeleton columns={4} />}
        empty={list.criteria.search ? undefined : <EmptyState icon={usersIcon} {...customers.empty} />}
      >
        {(rows) => <Rows {...list} rows={rows} />}
      </Async>
      {open === 'customer' && (
        <Sheet title={customers.add} onClose={close} closesOnOutsideClick={false}>
          <CustomerForm existing={existing} onSave={onAdd} onSaved={close} />
        </Sheet>
      )}
      {open === 'payment' && (
        <Sheet title={texts.ledger.paymentTitle} onClose={close} closesOnOutsideClick={false}>
          <PaymentForm picker={picker} onPay={onPay} onPaid={close} />
        </Sheet>
      )}
    </DashboardPage>
  );
};
