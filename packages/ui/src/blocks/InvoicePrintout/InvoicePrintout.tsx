'use client';
import { PrintoutTable } from '../PrintoutFrame/PrintoutTable.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { DealerFacts } from '../../dealer.js';
import type { Invoice } from '@dealerkit/domain/books';
import { useTexts, useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { AmountInWords } from '../PrintoutFrame/AmountInWords.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { total as totalStyle } from '../PrintoutFrame/PrintoutFrame.css.js';
import { PrintoutAmount, PrintoutFrame, PrintoutSection, PrintoutSignature } from '../PrintoutFrame/PrintoutFrame.js';
import type { Paper } from '../PrintoutFrame/PrintoutFrame.js';
import { PartNumberLine } from '../PartNumber/PartNumber.js';
import { useAmounts } from '../useAmounts.js';
import { PrintoutQr } from '../PrintoutFrame/PrintoutQr.js';
import { copy as copyStyle, signatures, totals } from './InvoicePrintout.css.js';
import { invoicesTexts } from '../../texts/en/invoices.js';
import { printTexts } from '../../texts/en/print.js';

const english = { ...invoicesTexts, ...printTexts };

export interface InvoicePrintoutProps {
  /** The invoice or credit note to print. */
  invoice: Invoice;
  /** What of the order is paid and not paid; without it, and once a credit note has taken it back, the paper does not say. */
  money?: { paid: number; due: number } | undefined;
  /** The dealer, whose name, showrooms and legal lines are on the paper. */
  dealer: DealerFacts;
  /** The URL of the order, for the QR code. */
  href: string;
  /** The size of the paper. */
  paper: Paper;
  /** Whether it is printed again, and says so. @default false */
  isCopy?: boolean | undefined;
}

/** What is charged, line by line; the same part can be on two lines with two prices. */
const Lines = ({ lines }: Pick<Invoice, 'lines'>) => {
  const { invoices } = useTexts(english);
  const { formatNumber } = useUi();
  const { format } = useAmounts();
  return (
    <PrintoutTable
      caption={invoices.part}
      rows={lines.map((each, index) => ({ ...each, key: String(index) }))}
      rowKey={({ key }) => key}
      columns={[
        {
          header: invoices.part,
          cell: ({ product_name: name, partNumber }) => (
            <>
              {name}
              {partNumber !== undefined && <PartNumberLine number={partNumber} />}
            </>
          ),
        },
        { header: invoices.quantity, align: 'end', cell: ({ orderQuantity }) => formatNumber(orderQuantity) },
        { header: invoices.price, align: 'end', cell: ({ unitPrice }) => format(unitPrice) },
        { header: invoices.amount, align: 'end', cell: ({ amount }) => format(amount) },
      ]}
    />
  );
};

const Totals = ({ invoice, money }: Pick<InvoicePrintoutProps, 'invoice' | 'money'>) => {
  const { invoices } = useTexts(english);
  const { format } = useAmounts();
  const { lines, discount, deliveryCharge, total, credits, creditedBy } = invoice;
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const isOwed = money !== undefined && credits === undefined && creditedBy === undefined;
  const isWholeOrder = isOwed && money.paid + money.due === total;
  const row = (text: string, amount: number) => <PrintoutAmount label={text}>{format(amount)}</PrintoutAmount>;
  return (
    <Stack gap="xs2" className={totals}>
      {(discount !== 0 || deliveryCharge !== 0) && row(invoices.sum, sum)}
      {discount !== 0 && row(invoices.discount, -discount)}
      {deliveryCharge !== 0 && row(invoices.delivery, deliveryCharge)}
      <div className={totalStyle}>{row(invoices.total, total)}</div>
      {isOwed && row(isWholeOrder ? invoices.paid : invoices.paidOfOrder, money.paid)}
      {isOwed && row(isWholeOrder ? invoices.due : invoices.dueOfOrder, money.due)}
    </Stack>
  );
};

/** An invoice or a credit note on paper; everything else on the page is hidden when it is printed. */
export const InvoicePrintout = ({ invoice, money, dealer, href, paper, isCopy = false }: InvoicePrintoutProps) => {
  const { invoices, print } = useTexts(english);
  const formatPhone = useFormatPhone();
  const { credits, reason, creditedBy, customer, orderNumber, issuedAt } = invoice;
  const title = credits === undefined ? invoices.invoice(invoice.number) : invoices.creditNote(invoice.number);
  return (
    <PrintoutFrame
      paper={paper}
      dealer={dealer}
      hasLegalLines
      mark={
        isCopy && (
          <Heading as="p" size="label" className={copyStyle}>
            {invoices.copy}
          </Heading>
        )
      }
      title={title}
      lead={<TimeText value={issuedAt} format="date" />}
      footer={
        <>
          <PrintoutQr href={href}>{invoices.order(String(orderNumber))}</PrintoutQr>
          <Grid columnWidth="sm" filled gap="lg" className={signatures}>
            <PrintoutSignature>{print.received}</PrintoutSignature>
            <PrintoutSignature>{invoices.seller}</PrintoutSignature>
          </Grid>
        </>
      }
    >
      {credits !== undefined && <p>{invoices.credits(credits)}</p>}
      {reason !== undefined && <p>{reason}</p>}
      {creditedBy !== undefined && (
        <Text size="inherit" tone="danger" weight="strong">
          {invoices.creditedBy(creditedBy)}
        </Text>
      )}
      <div>
        <Heading as="p" size="label">
          {invoices.billTo}
        </Heading>
        <Text size="inherit" weight="strong" translate="no">
          {customer.name}
        </Text>
        {customer.phone !== undefined && <p>{formatPhone(customer.phone)}</p>}
        {customer.address !== undefined && <p>{customer.address}</p>}
      </div>
      <Lines lines={invoice.lines} />
      <Totals invoice={invoice} money={money} />
      <PrintoutSection>
        <AmountInWords amount={invoice.total} />
      </PrintoutSection>
    </PrintoutFrame>
  );
};
