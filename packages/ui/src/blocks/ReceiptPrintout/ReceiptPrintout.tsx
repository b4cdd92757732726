'use client';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import { formatDate } from '../../format/dates.js';
import type { DealerFacts } from '../../dealer.js';
import type { Customer, LedgerEntry } from '@dealerkit/domain/books';
import { useTexts } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { AmountInWords } from '../PrintoutFrame/AmountInWords.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Text } from '../../elements/Text/Text.js';
import { total } from '../PrintoutFrame/PrintoutFrame.css.js';
import { PrintoutAmount, PrintoutFrame, PrintoutSection, PrintoutSignature } from '../PrintoutFrame/PrintoutFrame.js';
import type { Paper } from '../PrintoutFrame/PrintoutFrame.js';
import { useAmounts } from '../useAmounts.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { customersTexts } from '../../texts/en/customers.js';
import { chequesTexts } from '../../texts/en/cheques.js';
import { invoicesTexts } from '../../texts/en/invoices.js';

const english = { ...chequesTexts, ...customersTexts, ...invoicesTexts, ...ledgerTexts };

/** A payment, and who made it. */
export interface Receipt {
  customer: Customer;
  entry: LedgerEntry;
  /** Whether it is a cheque that has not cleared, so that the balance does not count it. @default false */
  isWaiting?: boolean | undefined;
}

export interface ReceiptPrintoutProps {
  /** What is printed. */
  receipt: Receipt;
  /** The dealer, whose name, showrooms and legal lines are on the paper. */
  dealer: DealerFacts;
  /** The size of the paper. */
  paper: Paper;
}

/** The receipt of a payment, with what the customer owes after it. */
export const ReceiptPrintout = ({ receipt, dealer, paper }: ReceiptPrintoutProps) => {
  const { titles, cheques, customers, invoices, ledger, locale } = useTexts(english);
  const formatPhone = useFormatPhone();
  const { format } = useAmounts();
  const { customer, entry, isWaiting = false } = receipt;
  const { at, amount, method, reference, chequeDate, orderNumber, balance } = entry;
  const [phone] = customer.phones;
  const how = [
    method ? ledger.methods[method] : ledger.kinds.payment,
    reference,
    chequeDate !== undefined && formatDate(chequeDate, locale),
    orderNumber !== undefined && customers.order(String(orderNumber)),
  ].filter(Boolean);
  return (
    <PrintoutFrame
      paper={paper}
      dealer={dealer}
      hasLegalLines
      title={titles.receipt}
      lead={<TimeText value={at} />}
      footer={
        <>
          <PrintoutSignature>{ledger.payer}</PrintoutSignature>
          <PrintoutSignature>{invoices.seller}</PrintoutSignature>
        </>
      }
    >
      <div>
        <Heading as="p" size="label">
          {ledger.receivedFrom}
        </Heading>
        <Text size="inherit" weight="strong" translate="no">
          {customer.name}
        </Text>
        {phone !== undefined && <p>{formatPhone(phone)}</p>}
        {customer.address !== undefined && <p>{customer.address}</p>}
      </div>
      <div className={total}>
        <PrintoutAmount label={how.join(' · ')}>{format(Math.abs(amount))}</PrintoutAmount>
      </div>
      <PrintoutAmount label={isWaiting ? customers.balance : ledger.balanceAfter}>{format(balance)}</PrintoutAmount>
      {isWaiting && <p>{cheques.countsLater}</p>}
      <PrintoutSection>
        <AmountInWords amount={amount} />
      </PrintoutSection>
    </PrintoutFrame>
  );
};
