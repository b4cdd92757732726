import { useAbilities, useMutation, useQuery } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { OrderBooks as Books } from '@dealerkit/ui/blocks/OrderBooks';
import type { OrderBooksProps as BooksProps } from '@dealerkit/ui/blocks/OrderBooks';
import '@dealerkit/ui/blocks/OrderBooks.css';
import { useNavigate } from 'react-router-dom';

interface OrderBooksProps {
  /** The number of the order. */
  number: number;
  /** The `_id` of its customer. */
  customer: string | undefined;
  /** Whether a line is handed over. */
  isHandedOver: boolean;
}

/** The balance of the customer and the invoices of an order, on its page, for an admin. */
export const OrderBooks = ({ number, customer, isHandedOver }: OrderBooksProps) => {
  const can = useAbilities();
  const navigate = useNavigate();
  const order = useQuery('getOrderByNumber', can.getOrderByNumber ? { number: String(number) } : undefined);
  const read = useQuery('getCustomer', can.getCustomer && customer ? { id: customer } : undefined);
  const issue = useMutation('issueInvoice');
  const onIssueInvoice = async () =>
    issue({ number: String(number) }, (issued) => void navigate(paths.invoice(issued.number)));
  return (
    <Books
      customer={read.state === 'ready' ? read.data : undefined}
      invoices={order.state === 'ready' ? (order.data.invoices ?? []) : []}
      onIssueInvoice={can.issueInvoice && isHandedOver ? onIssueInvoice : undefined}
    />
  );
};

/** The invoices of an order, on its page, for the customer. */
export const OwnInvoices = ({ invoices }: Pick<BooksProps, 'invoices'>) => <Books invoices={invoices} />;
