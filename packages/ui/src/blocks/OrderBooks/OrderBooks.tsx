'use client';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Link } from '../../elements/Link/Link.js';
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
import { useAmounts } from '../useAmounts.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { customer as customerStyle, item, list, muted, root, total as totalStyle } from './OrderBooks.css.js';

export interface OrderBooksProps {
  /** The customer of the order, for an admin. */
  customer?: Customer | undefined;
  /** The invoices of the order. */
  invoices: readonly InvoiceSummary[];
  /** Issues an invoice for what is handed over and not invoiced, and opens it; with the date that an admin has confirmed, where one must be. Only for an admin. */
  onIssueInvoice?: ((confirmedDate?: string) => Promise<NumberedResult>) | undefined;
}

/** What the books say about an order: the balance of its customer, and its invoices. */
export const OrderBooks = ({ customer, invoices: issued, onIssueInvoice }: OrderBooksProps) => {
  const texts = useTexts(invoicesTexts);
  const { invoices } = texts;
  const { format } = useAmounts();
  const runAction = useAction();
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();
  const [dateToConfirm, setDateToConfirm] = useState<string>();

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
    <Stack as="section" gap="xs" className={root} aria-labelledby={id}>
      <Heading id={id} size="lead">
        {customer ? invoices.moneyTitle : invoices.list}
      </Heading>
      {customer && (
        <p className={customerStyle}>
          <Link href={paths.customer(customer._id)} translate="no">
            {customerName(customer, texts)}
          </Link>
          <CustomerBalance customer={customer} />
        </p>
      )}
      {issued.length > 0 && (
        <ul className={list} aria-label={invoices.list}>
          {issued.map(({ number, issuedAt, total, creditedBy }) => (
            <li key={number} className={item}>
              <Link href={paths.invoice(number)}>{invoices.invoice(number)}</Link>
              <TimeText className={muted} value={issuedAt} format="date" />
              {creditedBy !== undefined && <span className={muted}>{invoices.creditedBy(creditedBy)}</span>}
              <Text as="span" numeric weight="strong" className={totalStyle}>
                {format(total)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {onIssueInvoice && (
        <div>
          <Button size="small" busy={isBusy} onClick={() => void issue(() => onIssueInvoice())}>
            {invoices.issue}
          </Button>
        </div>
      )}
      <FormError message={error?.message} announced={error?.announced} />
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
