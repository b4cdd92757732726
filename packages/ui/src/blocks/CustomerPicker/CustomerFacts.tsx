import { PickerText } from '../../elements/Picker/Picker.js';
import type { Customer } from '@dealerkit/domain/books';
import { useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { customerName } from '../../customerName.js';
import { ChequesBeside } from '../CustomerBalance/ChequesBeside.js';
import { CustomerBalance } from '../CustomerBalance/CustomerBalance.js';

/** Who a customer is, and what he owes, in two lines. */
export const CustomerFacts = ({ customer }: { customer: Customer }) => {
  const { texts } = useUi();
  const formatPhone = useFormatPhone();
  const { phones, address } = customer;
  return (
    <PickerText name={customerName(customer, texts)}>
      <span>{phones.map((phone) => formatPhone(phone)).join(', ')}</span>
      {address?.trim() && <span>{address}</span>}
      <CustomerBalance customer={customer} />
      <ChequesBeside customer={customer} />
    </PickerText>
  );
};
