import type { Customer } from '@dealerkit/domain/books';
import { formatPhone } from '@dealerkit/domain/phones/phoneFormat';
import { useUi } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { CustomerBalance } from '../CustomerBalance/CustomerBalance.js';
import { facts, name as nameStyle, text } from './CustomerPicker.css.js';

/** Who a customer is, and what he owes, in two lines. */
export const CustomerFacts = ({ customer }: { customer: Customer }) => {
  const { texts } = useUi();
  const { phones, address } = customer;
  return (
    <div className={text}>
      <p className={nameStyle} translate="no">
        {customerName(customer, texts)}
      </p>
      <p className={facts}>
        <span>{phones.map(formatPhone).join(', ')}</span>
        {address?.trim() && <span>{address}</span>}
        <CustomerBalance customer={customer} />
      </p>
    </div>
  );
};
