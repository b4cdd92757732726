'use client';
import { Link } from '../../elements/Link/Link.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { Customer } from '@dealerkit/domain/books';
import { callHref } from '@dealerkit/domain/phones/phone';
import { formatPhone } from '@dealerkit/domain/phones/phoneFormat';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { customersTexts } from '../../texts/en/customers.js';
import { CustomerBalance } from '../CustomerBalance/CustomerBalance.js';
import {
  balanceCell,
  body,
  call,
  container,
  head,
  headerCell,
  headRow,
  list,
  muted,
  name as nameStyle,
  nameCell,
  orderCell,
  phoneCell,
  row,
  wideOnly,
} from './CustomerList.css.js';

export interface CustomerListProps {
  /** The accessible name of the list. */
  label: string;
  /** The customers, in their order. */
  customers: readonly Customer[];
}

const Row = ({ customer }: { customer: Customer }) => {
  const texts = useTexts(customersTexts);
  const { customers, common } = texts;
  const { formatNumber } = useUi();
  const { _id, phones, address, lastOrderAt } = customer;
  const [phone, ...others] = phones;
  const shownName = customerName(customer, texts);
  const place = address?.trim();
  return (
    <tr className={row} role="row">
      <th className={nameCell} scope="row" role="rowheader">
        <span className={nameStyle} title={shownName}>
          <Link href={paths.customer(_id)}>{shownName}</Link>
        </span>
        <span className={wideOnly} title={place}>
          {place || customers.noPlace}
        </span>
      </th>
      <td className={phoneCell} role="cell">
        {phone === undefined ? (
          common.dash
        ) : (
          <a className={call} href={callHref(phone)} aria-label={`${customers.call(shownName)}: ${formatPhone(phone)}`}>
            {formatPhone(phone)}
          </a>
        )}
        {others.length > 0 && <span className={wideOnly}>{customers.otherPhones(formatNumber(others.length))}</span>}
      </td>
      <td className={orderCell} role="cell">
        {lastOrderAt === undefined ? (
          <span className={muted}>{customers.noOrder}</span>
        ) : (
          <TimeText value={lastOrderAt} format="age" />
        )}
      </td>
      <td className={balanceCell} role="cell">
        <CustomerBalance customer={customer} />
      </td>
    </tr>
  );
};

/** Customers in rows of two lines: who, where, their last order, and what they owe; a click anywhere in a row opens the page. */
export const CustomerList = ({ label, customers: rows }: CustomerListProps) => {
  const { customers } = useTexts(customersTexts);
  const headers: readonly (readonly [text: string, align?: 'end'])[] = [
    [customers.name],
    [customers.phone],
    [customers.lastOrder],
    [customers.balance, 'end'],
  ];
  return (
    <div className={container}>
      <table className={list} role="table" aria-label={label}>
        <thead className={head} role="rowgroup">
          <tr className={headRow} role="row">
            {headers.map(([text, align]) => (
              <th key={text} className={headerCell} data-align={align} scope="col" role="columnheader">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body} role="rowgroup">
          {rows.map((customer) => (
            <Row key={customer._id} customer={customer} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
