'use client';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Link } from '../../elements/Link/Link.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import { useAction } from '../../elements/useAction.js';
import type { SubmitError } from '../../AsyncData.js';
import type { Customer, InvoiceSummary } from '@dealerkit/domain/books';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { invoicesTexts } from '../../texts/en/invoices.js';
import { ConfirmDateDialog } from '../ConfirmDateDialog/ConfirmDateDialog.js';
import type { NumberedResult } from '../ConfirmDateDialog/ConfirmDateDialog.js';
import { CustomerBalance } from '../CustomerBalance/CustomerBalance.js';
import type { PaymentFormProps } from '../PaymentForm/PaymentForm.js';
import { useAmounts } from '../useAmounts.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { row, rows, rowSum } from '../ruledRows.css.js';

/** The form loads when it is opened. */
const PaymentForm = lazy(async () => ({ default: (await import('../PaymentForm/PaymentForm.js')).PaymentForm }));

export interface OrderBooksProps {
  /** The customer of the order, for an admin. */
  customer?: Customer | undefined;
  /** The invoices of the order. */
  invoices: readonly InvoiceSummary[];
  /** Issues an invoice for what is handed over and not invoiced, and opens it; with the date that an admin has confirmed, where one must be. Only for an admin. */
  onIssueInvoice?: ((confirmedDate?: string) => Promise<NumberedResult>) | undefined;
  /** Records a payment of the customer; only for an admin. */
  onPay?: PaymentFormProps['onPay'] | undefined;
}

/** What the books say about an order: the balance of its customer, and its invoices. */
export const OrderBooks = ({ customer, invoices: issued, onIssueInvoice, onPay }: OrderBooksProps) => {
  const texts = useTexts(invoicesTexts);
  const { invoices } = texts;
  const { format } = useAmounts();
  const runAction = useAction();
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();
  const [dateToConfirm, setDateToConfirm] = useState<string>();
  const [isPaying, setIsPaying] = useState(false);
  const endPayment = () => setIsPaying(false);

  const issue = async (onIssue: () => Promise<NumberedResult>) => {
    setIsBusy(true);
    const result = await runAction(async () => {
      const issueError = await onIssue();
      setDateToConfirm(issueError?.dateToConfirm);
      return issueError?.dateToConfirm === undefined ? issueError : undefined;
    });
    setError(result);
    setIsBusy(false);
  };

  if (!customer && issued.length === 0 && !onIssueInvoice) return undefined;
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Heading id={id} size="lead">
        {customer ? invoices.moneyTitle : invoices.list}
      </Heading>
      {customer && (
        <Stack as="p" direction="row" gap="sm">
          <Link href={paths.customer(customer._id)} translate="no">
            {customerName(customer, texts)}
          </Link>
          <CustomerBalance customer={customer} />
        </Stack>
      )}
      {((customer && onPay) || onIssueInvoice) && (
        <Stack direction="row" gap="xs">
          {customer && onPay && (
            <Button size="small" onClick={() => setIsPaying(true)}>
              {invoices.takePayment}
            </Button>
          )}
          {onIssueInvoice && (
            <Button size="small" busy={isBusy} onClick={() => void issue(() => onIssueInvoice())}>
              {invoices.issue}
            </Button>
          )}
        </Stack>
      )}
      {issued.length > 0 && (
        <ul className={rows} aria-label={invoices.list}>
          {issued.map(({ number, issuedAt, total, creditedBy }) => (
            <li key={number} className={row}>
              <Link href={paths.invoice(number)}>{invoices.invoice(number)}</Link>
              <Text asChild size="label" tone="muted">
                <TimeText value={issuedAt} format="date" />
              </Text>
              {creditedBy !== undefined && (
                <Text as="span" size="label" tone="muted">
                  {invoices.creditedBy(creditedBy)}
                </Text>
              )}
              <Text as="span" numeric weight="strong" className={rowSum}>
                {format(total)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <FormError message={error?.message} announced={error?.announced} />
      {isPaying && customer && onPay && (
        <Sheet title={invoices.takePayment} onClose={endPayment} closesOnOutsideClick={false}>
          <Suspense>
            <PaymentForm customer={customer} onPay={onPay} onPaid={endPayment} />
          </Suspense>
        </Sheet>
      )}
      {dateToConfirm !== undefined && onIssueInvoice && (
        <ConfirmDateDialog
          date={dateToConfirm}
          onConfirm={() => onIssueInvoice(dateToConfirm)}
          onClose={() => setDateToConfirm(undefined)}
        />
      )}
    </Stack>
  );
};
