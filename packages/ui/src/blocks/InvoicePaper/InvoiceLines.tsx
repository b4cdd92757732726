import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { Invoice, InvoiceLine } from '@dealerkit/domain/books';
import { useTexts, useUi } from '../../UiProvider.js';
import { invoicesTexts } from '../../texts/en/invoices.js';
import { Figure } from '../StatementPaper/Figure.js';
import { table, tableContainer } from '../StatementPaper/StatementPaper.css.js';
import { useAmounts } from '../useAmounts.js';

/** The same part can be on two lines with two prices. */
const keyOf = (line: InvoiceLine, index: number) => `${line.product_name} ${String(index)}`;

/** What is charged, line by line. */
export const InvoiceLines = ({ lines }: Pick<Invoice, 'lines'>) => {
  const { invoices } = useTexts(invoicesTexts);
  const { formatNumber } = useUi();
  const { format } = useAmounts();
  return (
    <div className={tableContainer}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{invoices.part}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{invoices.part}</th>
            <th scope="col" data-numeric>
              {invoices.quantity}
            </th>
            <th scope="col" data-numeric>
              {invoices.price}
            </th>
            <th scope="col" data-numeric>
              {invoices.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={keyOf(line, index)}>
              <th scope="row">{line.product_name}</th>
              <Figure label={invoices.quantity}>{formatNumber(line.orderQuantity)}</Figure>
              <Figure label={invoices.price}>{format(line.unitPrice)}</Figure>
              <Figure label={invoices.amount}>{format(line.amount)}</Figure>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
