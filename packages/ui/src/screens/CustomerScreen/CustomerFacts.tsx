import { ChequesBeside } from '../../blocks/CustomerBalance/ChequesBeside.js';
import { CustomerBalance } from '../../blocks/CustomerBalance/CustomerBalance.js';
import { useAmounts } from '../../blocks/useAmounts.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { Customer } from '@dealerkit/domain/books';
import { isAboveLimit } from '@dealerkit/domain/customers/customers';
import { callHref } from '@dealerkit/domain/phones/phone';
import { useTexts } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { customersTexts } from '../../texts/en/customers.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { phone as phoneStyle, phones as phonesStyle } from './CustomerScreen.css.js';

interface CustomerFactsProps {
  customer: Customer;
  /** What is due for more than 30 days. */
  overdue: number | undefined;
}

/** Contact, balance and note of a customer, with what is overdue or above the limit. */
export const CustomerFacts = ({ customer, overdue = 0 }: CustomerFactsProps) => {
  const { customers, common } = useTexts(customersTexts);
  const formatPhone = useFormatPhone();
  const { format } = useAmounts();
  const { name, phones, address, note, creditLimit, email } = customer;
  return (
    <>
      {isAboveLimit(customer) && (
        <Notice tone="warning">{customers.limitWarning(format(customer.balance), format(creditLimit ?? 0))}</Notice>
      )}
      {overdue > 0 && <Notice tone="warning">{customers.overdue(format(overdue))}</Notice>}
      <DescriptionList
        columns="auto"
        rows={[
          {
            label: customers.balance,
            value: (
              <Stack gap="xs2">
                <CustomerBalance customer={customer} isOverdue={overdue > 0} />
                <ChequesBeside customer={customer} />
              </Stack>
            ),
            size: 'large',
          },
          {
            label: customers.phones,
            value: (
              <Stack as="span" direction="row" align="stretch" gap="sm" className={phonesStyle}>
                {phones.map((phone) => (
                  <Link
                    key={phone}
                    className={phoneStyle}
                    href={callHref(phone) ?? ''}
                    aria-label={`${customers.call(name)}: ${formatPhone(phone)}`}
                  >
                    {formatPhone(phone)}
                  </Link>
                ))}
              </Stack>
            ),
          },
          { label: customers.address, value: address?.trim() || customers.noPlace },
          { label: customers.creditLimit, value: creditLimit === undefined ? common.dash : format(creditLimit) },
          { label: customers.account, value: <EmailText>{email ?? customers.noAccount}</EmailText> },
          ...(note?.trim() ? [{ label: customers.note, value: note, fullWidth: true }] : []),
        ]}
      />
    </>
  );
};
