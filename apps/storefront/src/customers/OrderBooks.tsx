import { useAbilities, useMutation, useQuery } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { OrderBooks as Books } from '@dealerkit/ui/blocks/OrderBooks';
import '@dealerkit/ui/blocks/OrderBooks.css';
import { useNavigate } from 'react-router-dom';

interface OrderBooksProps {
  /** The number of the order. */
  number: number;
  /** Whether an admin looks at it. */
  isAdmin: boolean;
  /** The `_id` of its customer, for an admin. */
  customer: string | undefined;
  /** Whether a line is handed over. */
  isHandedOver: boolean;
}

/** The balance of the customer and the invoices of an order, on its page. */
export const OrderBooks = ({ number, isAdmin, customer, isHandedOver }: OrderBooksProps) => {
  const can = useAbilities();
  const navigate = useNavigate();
  const order = useQuery('getOrderByNumber', can.getOrderByNumber ? { number: String(number) } : undefined);
  const read = useQuery('getCustomer', can.getCustomer && isAdmin && customer ? { id: customer } : undefined);
  const issue = useMutation('issueInvoice');
  const onIssueInvoice = async () =>
    issue({ number: String(number) }, (issued) => void navigate(paths.invoice(issued.number)));
  return (
    <Books
      customer={read.state === 'ready' ? read.data : undefined}
      invoices={order.state === 'ready' ? (order.data.invoices ?? []) : []}
      onIssueInvoice={isAdmin && can.issueInvoice && isHandedOver ? onIssueInvoice : undefined}
    />
  );
};
