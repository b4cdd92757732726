import {
  preloadOrder,
  preloadQuery,
  useDeleteOrder,
  useOrder,
  useOrderAgain,
  useOrderBooks,
  useOrderChanges,
  useOrderSteps,
  useParts,
  usePay,
  useSetOrderTerms,
} from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { OrderBooks } from '@dealerkit/ui/blocks/OrderBooks';
import '@dealerkit/ui/blocks/OrderBooks.css';
import { OrderScreen } from '@dealerkit/ui/screens/OrderScreen';
import type { OrderScreenProps } from '@dealerkit/ui/screens/OrderScreen';
import '@dealerkit/ui/screens/OrderScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { addToBasketTexts } from '@dealerkit/ui/texts/en/addToBasket';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { invoicesTexts } from '@dealerkit/ui/texts/en/invoices';
import { ledgerTexts } from '@dealerkit/ui/texts/en/ledger';
import { orderChangesTexts } from '@dealerkit/ui/texts/en/orderChanges';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { printTexts } from '@dealerkit/ui/texts/en/print';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useNavigate, useParams } from 'react-router-dom';
import { client } from '../host/client.js';
import { useContact } from '../preferences/useContact.js';
import { useAccount, useKnownAccount } from '../session/useSession.js';

const english = {
  ...addToBasketTexts,
  ...deleteModalTexts,
  ...invoicesTexts,
  ...ledgerTexts,
  ...orderChangesTexts,
  ...orderLinesTexts,
  ...ordersTexts,
  ...printTexts,
};

const useOrderPage = (): OrderScreenProps => {
  const { id = '' } = useParams();
  const { email } = useAccount();
  const { order, isAdmin } = useOrder(id, useKnownAccount()?.email);
  const parts = useParts();
  const messages = useMessages(english);
  const navigate = useNavigate();
  const steps = useOrderSteps(messages);
  const changes = useOrderChanges(messages);
  const onPay = usePay(messages);
  const { onDelete, onDeleteLines } = useDeleteOrder(messages);
  const onOrderAgain = useOrderAgain(messages, () => void navigate(paths.basket));
  const lines = order.state === 'ready' ? order.data.lines : [];
  const onSetTerms = useSetOrderTerms(lines[0]?.orderNumber, messages);
  const { totals, books } = useOrderBooks(
    { order, isAdmin },
    (number) => void navigate(paths.invoice(number)),
    messages,
  );

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
    books: books && <OrderBooks {...books} onPay={onPay} />,
    ...(isAdmin && { changes, onSetTerms, ...steps }),
    ...(!isAdmin && {
      onDelete: (deleted) => leaveIfEmpty(1, onDelete(deleted)),
      onDeleteLines: (deleted) => leaveIfEmpty(deleted.length, onDeleteLines(deleted)),
      onOrderAgain,
    }),
  };
};

/** `/dashboard/orders/{number}`; an order without a number is named by its `_id` */
export const Order = () => <OrderScreen {...useOrderPage()} />;

Order.preload = async ({ params: { id = '' }, ...visit }: PageVisit) =>
  Promise.all([preloadOrder(client, { id, ...visit }), preloadQuery(client, 'listParts', {})]);
