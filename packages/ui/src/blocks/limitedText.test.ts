import { partTextLengths } from '@dealerkit/domain/parts/partValues';
import { reasonLength, textLengths } from '@dealerkit/domain/text/textLengths';
import { flatten, type GenericSchema, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { en } from '../texts/en.js';
import { partSchema } from './AddPartForm/AddPartForm.schema.js';
import { adjustmentSchema } from './AdjustmentForm/AdjustmentForm.schema.js';
import { counterOrderSchema } from './CounterOrderForm/CounterOrderForm.schema.js';
import { customerSchema } from './CustomerForm/CustomerForm.schema.js';
import { linkAccountSchema } from './LinkAccountForm/LinkAccountForm.schema.js';
import { orderSchema } from './OrderForm/OrderForm.schema.js';
import { paymentSchema } from './PaymentForm/PaymentForm.schema.js';
import { piecesSchema } from './LineChanges/PiecesDialog.schema.js';
import { profileSchema } from './ProfileForm/ProfileForm.schema.js';
import { reviewSchema } from './ReviewForm/ReviewForm.schema.js';
import { signupSchema } from './SignupForm/SignupForm.schema.js';
import { termsSchema } from './OrderDetail/TermsDialog.schema.js';

const { orders, reviews, users, customers, ledger_entries: ledger } = textLengths;

const typedPart = Object.fromEntries(Object.keys(partSchema('BDT')(en).pipe[0].entries).map((key) => [key, '']));

const forms: Record<string, [schema: GenericSchema, lengths: Record<string, number>, typed?: object]> = {
  'a part': [partSchema('BDT')(en), partTextLengths, { ...typedPart, image: '/x.jpg', minimum_order_quantity: '1' }],
  'an order': [orderSchema(en, { minimum: 1, available: 9 }), { address: orders.address, phone: orders.phone }],
  'a counter order': [
    counterOrderSchema(en),
    { userName: orders.userName, address: orders.address, phone: orders.phone, userEmail: orders.userEmail },
  ],
  'a profile': [profileSchema(en), { loaction: users.loaction, phone: users.phone }],
  'a review': [reviewSchema(en), { productName: reviews.productName, description: reviews.description }],
  'a customer': [
    customerSchema('BDT')(en),
    { name: customers.name, address: customers.address, note: customers.note },
    { phones: '' },
  ],
  'a payment': [paymentSchema('BDT')(en), { reference: ledger.reference, note: ledger.note }],
  'an adjustment': [adjustmentSchema('BDT')(en), { note: ledger.note }],
  'the terms of an order': [termsSchema('BDT')(en), { note: orders.note }],
  'the pieces of a return': [
    piecesSchema({ most: 2, asksReason: true, parseAmount: Number, mostCredit: undefined })(en),
    { reason: reasonLength },
    { credit: '' },
  ],
  'a new account': [signupSchema(en), { name: users.username, email: users.email }],
  'the account of a customer': [linkAccountSchema(en), { email: users.email }],
};

const fields = Object.entries(forms).flatMap(([form, [schema, lengths, typed]]) =>
  Object.entries(lengths).map(([field, length]) => ({ form, field, length, schema, typed })),
);

it.each(fields)(
  'the form for $form refuses more than $length characters of $field',
  ({ schema, typed, field, length }) => {
    const messagesOf = (text: string) => {
      const { issues } = safeParse(schema, { ...typed, [field]: text });
      return issues && (flatten(issues).nested as Record<string, string[]> | undefined)?.[field];
    };
    const message = en.common.tooLong(length.toLocaleString('en'));
    expect(messagesOf('x'.repeat(length)) ?? []).not.toContain(message);
    expect(messagesOf('x'.repeat(length + 1))).toContain(message);
  },
);
