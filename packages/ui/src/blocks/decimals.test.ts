import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { bn } from '../texts/bn.js';
import { en } from '../texts/en.js';
import { adjustmentSchema } from './AdjustmentForm/AdjustmentForm.schema.js';
import { partSchema } from './AddPartForm/AddPartForm.schema.js';
import { customerSchema } from './CustomerForm/CustomerForm.schema.js';
import { noPayment, paymentSchema } from './PaymentForm/PaymentForm.schema.js';
import { termsSchema } from './OrderDetail/TermsDialog.schema.js';

it.each(['1.005', '8.575', '10.075', '0.285', '৳ 0.285'])(
  'forms refuse %s with a sentence about decimals',
  (amount) => {
    const results = [
      safeParse(paymentSchema('BDT')(en), { ...noPayment, amount }),
      safeParse(adjustmentSchema('BDT')(en), { amount, note: 'Old book' }),
      safeParse(termsSchema('BDT')(en), { discount: amount }),
      safeParse(customerSchema('BDT')(en), {
        name: 'A',
        phones: '01711000142',
        address: '',
        note: '',
        creditLimit: amount,
      }),
      safeParse(partSchema('BDT')(en), { price: amount }),
    ];
    for (const { issues = [] } of results) {
      expect(issues.map(({ message }) => message)).toContain('Enter at most 2 decimals');
    }
  },
);

it('names the decimals of the currency in the language of the user', () => {
  const { issues = [] } = safeParse(paymentSchema('KWD')(bn), { ...noPayment, amount: '1.0005' });
  expect(issues[0]?.message).toBe('দশমিকের পরে সর্বোচ্চ ৩টি অঙ্ক লিখুন');
  expect(safeParse(paymentSchema('KWD')(en), { ...noPayment, amount: '1.005' }).success).toBe(true);
});
