import {
  preloadOrder,
  preloadQuery,
  useAbilities,
  useOrder,
  useOrderBooks,
  useParts,
} from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { OrderBooks } from '@dealerkit/ui/blocks/OrderBooks';
import '@dealerkit/ui/blocks/OrderBooks.css';
import { OrderScreen } from '@dealerkit/ui/screens/OrderScreen';
import type { OrderScreenProps } from '@dealerkit/ui/screens/OrderScreen';
import '@dealerkit/ui/screens/OrderScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useNavigate, useParams } from 'react-router-dom';
import { useOrderAgain } from '../basket/useOrderAgain.js';
import { client } from '../host/client.js';
import { useContact } from '../preferences/useContact.js';
import { useOrderChanges, useSetTerms } from '../toasts/useOrderChanges.js';
import { useDeleteOrder } from '../toasts/useDeleteOrder.js';
import { useSetOrderStatuses } from '../toasts/useOrderLines.js';
import { useSetOrderStatus } from '../toasts/useSetOrderStatus.js';
import { useAccount, useKnownAccount } from '../session/useSession.js';

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
  const orderAgain = useOrderAgain();
  const lines = order.state === 'ready' ? order.data.lines : [];
  const setTerms = useSetTerms(lines[0]?.orderNumber);
  const { totals, books } = useOrderBooks({ order, isAdmin }, (number) => void navigate(paths.invoice(number)));

  /** An order without lines does not exist. */
  const leaveIfEmpty = async <Result,>(deleted: number, result: Promise<Result | undefined>) => {
    const error = await result;
    if (!error && deleted === lines.length) void navigate(paths.myOrders);
    return error;
  };

  return {
    order,
    parts,
    viewer: { email, isAdmin },
    contact: useContact(),
    printHref: paths.printOrder(order.state === 'ready' ? order.data.key : id),
    totals,
    books: books && <OrderBooks {...books} />,
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
