'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import type { SubmitError } from '../../AsyncData.js';
import type { Customer } from '@dealerkit/domain/books';
import { useTexts, useUi } from '../../UiProvider.js';
import { formatLongDay } from '../../format/dates.js';
import { customerName } from '../../customerName.js';
import { ChosenCustomer } from '../CustomerPicker/ChosenCustomer.js';
import { CustomerPicker } from '../CustomerPicker/CustomerPicker.js';
import type { CustomerPickerOptions } from '../CustomerPicker/CustomerPicker.js';
import { ignoreHeldKey } from '../repeatedPress.js';
import { useAmounts } from '../useAmounts.js';
import { useOpenedForm } from '../useOpenedForm.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { PaymentFields } from './PaymentFields.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import { summary } from './PaymentForm.css.js';
import { noPayment, paymentSchema } from './PaymentForm.schema.js';
import type { Payment } from './PaymentForm.schema.js';
import { customersTexts } from '../../texts/en/customers.js';
import { chequesTexts } from '../../texts/en/cheques.js';
import { ledgerTexts } from '../../texts/en/ledger.js';

const english = { ...chequesTexts, ...customersTexts, ...ledgerTexts };

export type { Payment } from './PaymentForm.schema.js';

/** The result of a payment: undefined if it is recorded. */
export type PaymentResult =
  | (SubmitError<keyof Payment> & {
      /** Whether the same payment was recorded within the hour, so that the admin confirms it. */
      isRecorded?: boolean | undefined;
    })
  | undefined;

export interface PaymentFormProps {
  /** Whether the customer pays or gets money back, which needs a reason. @default 'payment' */
  kind?: PaymentKind | undefined;
  /** The customer who pays; without it the form begins with the search for one. */
  customer?: Customer | undefined;
  /** The search for the customer. */
  picker?: CustomerPickerOptions | undefined;
  /** Records a payment that the admin has reviewed; the last value is the opened form, from which the same payment is recorded once. */
  onPay: (customer: Customer, payment: Payment, form: object) => Promise<PaymentResult>;
  /** Called when the payment is recorded. */
  onPaid: () => void;
}

/** Money that comes in or that is paid back. */
type PaymentKind = 'payment' | 'refund';

/** A payment with the customer as he was then; a payment whose answer was lost may be in the balance by now. */
interface Reviewed {
  customer: Customer;
  payment: Payment;
  /** Whether the same payment was recorded within the hour. */
  isRecorded?: boolean;
}

interface ReviewProps extends Reviewed {
  kind: PaymentKind;
  isSubmitting: boolean;
  onBack: () => void;
}

const Review = ({ kind, customer, payment, isRecorded = false, isSubmitting, onBack }: ReviewProps) => {
  const texts = useTexts(english);
  const { ledger } = texts;
  const { format } = useAmounts();
  const summaries = { payment: ledger.paymentSummary, refund: ledger.refundSummary };
  const confirmations = { payment: ledger.confirmPayment, refund: ledger.confirmRefund };
  const balance = customer.balance + (kind === 'refund' ? payment.amount : -payment.amount);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);
  // Only a server that keeps cheques says how many there are.
  const isKept = kind === 'payment' && payment.method === 'cheque' && customer.cheques !== undefined;
  return (
    <>
      <Card kind="panel" padding="sm" gap="xs2" className={summary} role="status">
        <Text size="lead" weight="strong" numeric>
          {summaries[kind](format(payment.amount), ledger.methods[payment.method], customerName(customer, texts))}
        </Text>
        <Text numeric>
          {isKept
            ? texts.cheques.balanceStays(format(customer.balance))
            : ledger.balanceChange(format(customer.balance), format(balance))}
        </Text>
        {payment.at && <p>{formatLongDay(payment.at, texts.locale)}</p>}
      </Card>
      <Stack direction="row" gap="xs">
        {/* The key that opened the review may still be held. */}
        <Button ref={confirm} type="submit" tone="accent" busy={isSubmitting} onKeyDown={ignoreHeldKey}>
          {isRecorded ? ledger.recordAgain : confirmations[kind]}
        </Button>
        <Button tone="quiet" disabled={isSubmitting} onClick={onBack}>
          {ledger.back}
        </Button>
      </Stack>
    </>
  );
};

const AmountForm = ({
  kind = 'payment',
  customer,
  onPay,
  onPaid,
}: Pick<PaymentFormProps, 'kind' | 'onPay' | 'onPaid'> & { customer: Customer }) => {
  const { currency } = useUi();
  const texts = useTexts(english);
  const { toInput } = useAmounts();
  const [reviewed, setReviewed] = useState<Reviewed>();
  const createSchema = useMemo(() => paymentSchema(currency, kind === 'refund'), [currency, kind]);
  const titles = { payment: texts.ledger.paymentTitle, refund: texts.ledger.refundTitle };
  const element = useRef<HTMLFormElement>(null);
  const opened = useOpenedForm();
  const { register, control, errors, setValue, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema,
    defaultValues: noPayment,
    onSubmit: async () => {
      if (!reviewed) return undefined;
      const repeated = reviewed.isRecorded && { isRepeated: true };
      const error = await onPay(customer, { ...reviewed.payment, ...repeated }, opened);
      if (error?.isRecorded) setReviewed({ ...reviewed, isRecorded: true });
      return error;
    },
    onAccepted: (payment) => (reviewed ? onPaid() : setReviewed({ customer, payment })),
  });
  const focusAmount = () => element.current?.querySelector<HTMLInputElement>('input')?.focus();
  useEffect(() => {
    if (!reviewed) focusAmount();
  }, [reviewed]);
  return (
    <Form ref={element} {...formProps} error={formError} aria-label={titles[kind]}>
      {reviewed ? (
        <Review kind={kind} {...reviewed} isSubmitting={isSubmitting} onBack={() => setReviewed(undefined)} />
      ) : (
        <PaymentFields
          register={register}
          control={control}
          errors={errors}
          needsNote={kind === 'refund'}
          all={kind === 'refund' ? 0 : customer.balance}
          onAll={() => {
            setValue('amount', toInput(customer.balance));
            focusAmount();
          }}
        />
      )}
      {!reviewed && (
        <Stack direction="row" gap="xs">
          <Button type="submit" tone="accent">
            {texts.ledger.review}
          </Button>
        </Stack>
      )}
    </Form>
  );
};

/** Takes a payment with the keyboard alone: phone, Enter, amount, Enter, and Enter again after a look at the new balance. */
export const PaymentForm = ({ kind, customer: given, picker, onPay, onPaid }: PaymentFormProps) => {
  const [picked, setPicked] = useState<Customer>();
  const customer = given ?? picked;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!customer) field.current?.focus();
  }, [customer]);
  return (
    <Stack>
      {customer ? (
        <>
          <ChosenCustomer customer={customer} onChange={given ? undefined : () => setPicked(undefined)} />
          <AmountForm key={customer._id} kind={kind} customer={customer} onPay={onPay} onPaid={onPaid} />
        </>
      ) : (
        picker && <CustomerPicker {...picker} onPick={setPicked} fieldRef={field} />
      )}
    </Stack>
  );
};
