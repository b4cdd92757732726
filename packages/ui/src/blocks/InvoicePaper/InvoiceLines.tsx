import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { Invoice, InvoiceLine } from '@dealerkit/domain/books';
import { useTexts, useUi } from '../../UiProvider.js';
import { invoicesTexts } from '../../texts/en/invoices.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { line as lineStyle, lines as linesStyle, lineSum, number, strong } from '../OrderPaper/OrderPaper.css.js';
import { table } from '../StatementPaper/StatementPaper.css.js';
import { useAmounts } from '../useAmounts.js';

const english = { ...invoicesTexts, ...ordersTexts };

/** The same part can be on two lines with two prices. */
const keyOf = (line: InvoiceLine, index: number) => `${line.product_name} ${String(index)}`;

/** The lines on a sheet: a table with quantity, price and amount. */
const LinesTable = ({ lines }: Pick<Invoice, 'lines'>) => {
  const { invoices } = useTexts(english);
  const { formatNumber } = useUi();
  const { format } = useAmounts();
  return (
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
            <td data-numeric>{formatNumber(line.orderQuantity)}</td>
            <td data-numeric>{format(line.unitPrice)}</td>
            <td data-numeric>{format(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The lines on a roll, which has no room for columns. */
const LinesList = ({ lines }: Pick<Invoice, 'lines'>) => {
  const texts = useTexts(english);
  const { formatNumber } = useUi();
  const { format } = useAmounts();
  return (
    <ul className={linesStyle}>
      {lines.map((line, index) => (
        <li key={keyOf(line, index)} className={lineStyle}>
          <p className={strong}>{line.product_name}</p>
          <p className={number}>
            {texts.orders.pricePerPiece(
              texts.part.pieces(line.orderQuantity, formatNumber(line.orderQuantity)),
              format(line.unitPrice),
            )}
          </p>
          <p className={lineSum}>{format(line.amount)}</p>
        </li>
      ))}
    </ul>
  );
};

interface InvoiceLinesProps extends Pick<Invoice, 'lines'> {
  /** Whether the paper has no room for columns. */
  isList: boolean;
}

/** What is charged, line by line. */
export const InvoiceLines = ({ lines, isList }: InvoiceLinesProps) =>
  isList ? <LinesList lines={lines} /> : <LinesTable lines={lines} />;
