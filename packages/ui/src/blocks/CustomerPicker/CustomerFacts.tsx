import type { Customer } from '@dealerkit/domain/books';
import { formatPhone } from '@dealerkit/domain/phone';
import { useTexts } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { CustomerBalance } from '../CustomerBalance/CustomerBalance.js';
import { facts, name as nameStyle, text } from './CustomerPicker.css.js';

/** Who a customer is, and what he owes, in two lines. */
export const CustomerFacts = ({ customer }: { customer: Customer }) => {
  const { customers } = useTexts(customersTexts);
  const { name, phones, address } = customer;
  return (
    <div className={text}>
      <p className={nameStyle}>{name.trim() || customers.anonymous}</p>
      <p className={facts}>
        <span>{phones.map(formatPhone).join(', ')}</span>
        {address?.trim() && <span>{address}</span>}
        <CustomerBalance customer={customer} />
      </p>
    </div>
  );
};
