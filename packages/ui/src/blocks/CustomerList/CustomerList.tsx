'use client';
import { Link } from '../../elements/Link/Link.js';
import { CellText, RowTable } from '../../elements/RowTable/RowTable.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { Customer } from '@dealerkit/domain/books';
import { callHref } from '@dealerkit/domain/phones/phone';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { customerName } from '../../customerName.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ChequesBeside } from '../CustomerBalance/ChequesBeside.js';
import { CustomerBalance } from '../CustomerBalance/CustomerBalance.js';
import { call, name as nameStyle } from './CustomerList.css.js';

export interface CustomerListProps {
  /** The accessible name of the list. */
  label: string;
  /** The customers, in their order. */
  customers: readonly Customer[];
}

const NameCell = ({ customer: { _id, address, ...customer } }: { customer: Customer }) => {
  const texts = useTexts(customersTexts);
  const shownName = customerName(customer, texts);
  const place = address?.trim();
  return (
    <>
      <CellText className={nameStyle} tone="strong" maxLines={1} title={shownName}>
        <Link href={paths.customer(_id)}>{shownName}</Link>
      </CellText>
      <CellText tone="muted" maxLines={1} only="wide" title={place}>
        {place || texts.customers.noPlace}
      </CellText>
    </>
  );
};

const PhoneCell = ({ customer }: { customer: Customer }) => {
  const texts = useTexts(customersTexts);
  const { formatNumber } = useUi();
  const formatPhone = useFormatPhone();
  const [phone, ...others] = customer.phones;
  const callNamed = texts.customers.call(customerName(customer, texts));
  return (
    <>
      {phone === undefined ? (
        texts.common.dash
      ) : (
        <a className={call} href={callHref(phone)} aria-label={`${callNamed}: ${formatPhone(phone)}`}>
          {formatPhone(phone)}
        </a>
      )}
      {others.length > 0 && (
        <CellText tone="muted" only="wide">
          {texts.customers.otherPhones(formatNumber(others.length))}
        </CellText>
      )}
    </>
  );
};

/** Customers in rows of two lines: who, where, their last order, and what they owe; a click anywhere in a row opens the page. */
export const CustomerList = ({ label, customers: rows }: CustomerListProps) => {
  const { customers } = useTexts(customersTexts);
  return (
    <RowTable
      caption={label}
      rows={rows}
      rowKey={({ _id }) => _id}
      columns={[
        {
          header: customers.name,
          width: 'minmax(0, 2fr)',
          cell: (customer) => <NameCell customer={customer} />,
        },
        {
          header: customers.phone,
          width: 'minmax(10.5rem, 1.1fr)',
          narrow: 'belowStart',
          cell: (customer) => <PhoneCell customer={customer} />,
        },
        {
          header: customers.lastOrder,
          width: 'minmax(7rem, 1fr)',
          narrow: 'belowEnd',
          cell: ({ lastOrderAt }) =>
            lastOrderAt === undefined ? (
              <CellText tone="muted">{customers.noOrder}</CellText>
            ) : (
              <TimeText value={lastOrderAt} format="age" />
            ),
        },
        {
          header: customers.balance,
          width: 'minmax(8rem, 1fr)',
          align: 'end',
          narrow: 'end',
          cell: (customer) => (
            <>
              <CustomerBalance customer={customer} />
              <CellText tone="muted" only="wide">
                <ChequesBeside customer={customer} />
              </CellText>
            </>
          ),
        },
      ]}
    />
  );
};
