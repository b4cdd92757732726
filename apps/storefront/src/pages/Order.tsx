import { preloadOrder, preloadQuery, useAbilities, useOrder, useParts, useQuery } from '@dealerkit/api-client/react';
import { OrderScreen } from '@dealerkit/ui/screens/OrderScreen';
import type { OrderScreenProps } from '@dealerkit/ui/screens/OrderScreen';
import '@dealerkit/ui/screens/OrderScreen.css';
import type { Order as OrderLine } from '@dealerkit/domain/entities';
import { paths } from '@dealerkit/domain/paths';
import { useNavigate, useParams } from 'react-router-dom';
import { useOrderAgain } from '../basket/useOrderAgain.js';
import { OrderBooks, OwnInvoices } from '../customers/OrderBooks.js';
import { client } from '../host/client.js';
import { useContact } from '../preferences/useContact.js';
import { useOrderChanges, useSetTerms } from '../toasts/useOrderChanges.js';
import { useDeleteOrder } from '../toasts/useDeleteOrder.js';
import { useSetOrderStatuses } from '../toasts/useOrderLines.js';
import { useSetOrderStatus } from '../toasts/useSetOrderStatus.js';
import type { PageVisit } from '../routing/lazyPage.js';
import { useAccount, useKnownAccount } from '../session/useSession.js';

/** What a customer reads of the terms of an order, once something is agreed or charged; the lines of other hosts have no sum. */
const termsOf = (line: OrderLine | undefined): OrderScreenProps['totals'] => {
  if (line?.sum === undefined) return undefined;
  const { sum: total, discount, deliveryCharge, paid, due } = line;
  return [discount, deliveryCharge, paid, due].some(Boolean)
    ? { total, discount, deliveryCharge, paid, due }
    : undefined;
};

const useOrderPage = (): OrderScreenProps => {
  const { id = '' } = useParams();
  const { email } = useAccount();
  const { order, isAdmin } = useOrder(id, useKnownAccount()?.email);
  const parts = useParts();
  const can = useAbilities();
  const setStatus = useSetOrderStatus();
  const setStatuses = useSetOrderStatuses();
  const { deleteLine, deleteLines } = useDeleteOrder();
  const changes = useOrderChanges();
  const navigate = useNavigate();
  const orderAgain = useOrderAgain(parts);
  const lines = order.state === 'ready' ? order.data.lines : [];
  const [line] = lines;
  const number = line?.orderNumber;
  const stated = useQuery(
    'getOrderByNumber',
    can.getOrderByNumber && isAdmin && number !== undefined ? { number: String(number) } : undefined,
  );
  const setTerms = useSetTerms(number);
  const count = lines.length;

  /** An order without lines does not exist. */
  const leaveIfEmpty = async <Result,>(deleted: number, result: Promise<Result | undefined>) => {
    const error = await result;
    if (!error && deleted === count) void navigate(paths.myOrders);
    return error;
  };

  return {
    order,
    parts,
    viewer: { email, isAdmin },
    contact: useContact(),
    printHref: paths.printOrder(order.state === 'ready' ? order.data.key : id),
    // A host that states no total has no terms.
    totals: isAdmin
      ? stated.state === 'ready' && stated.data.total !== undefined
        ? stated.data
        : undefined
      : termsOf(line),
    books: isAdmin ? (
      number !== undefined &&
      can.getInvoice && (
        <OrderBooks
          number={number}
          customer={line?.customer}
          isHandedOver={lines.some(({ status }) => status === 'handedOver')}
        />
      )
    ) : (
      <OwnInvoices invoices={line?.invoices ?? []} />
    ),
    ...(isAdmin && { changes }),
    ...(isAdmin && can.setOrderTerms && { onSetTerms: setTerms }),
    ...(isAdmin && can.setOrderStatus && { onSetStatus: setStatus, onSetStatuses: setStatuses }),
    ...(!isAdmin && {
      onDelete: (deleted) => leaveIfEmpty(1, deleteLine(deleted)),
      onDeleteLines: (deleted) => leaveIfEmpty(deleted.length, deleteLines(deleted)),
      onOrderAgain: orderAgain,
    }),
  };
};

/** `/dashboard/orders/{number}`; an order without a number is named by its `_id` */
export const Order = () => <OrderScreen {...useOrderPage()} />;

Order.preload = async ({ params: { id = '' }, ...visit }: PageVisit) =>
  Promise.all([preloadOrder(client, { id, ...visit }), preloadQuery(client, 'listParts', {})]);
