import { MyOrdersScreen } from '@dealerkit/ui/MyOrdersScreen';
import type { MyOrdersScreenProps } from '@dealerkit/ui/MyOrdersScreen';
import '@dealerkit/ui/MyOrdersScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useOrders } from '../data/useOrders.js';
import { useWrite } from '../data/useWrite.js';
import { usePerson } from '../session/useSession.js';

const useMyOrders = (): MyOrdersScreenProps => {
  const { deleteModal, common } = useUi().texts;
  const orders = useOrders(usePerson().email);
  const nameOf = (id: string) =>
    (orders.state === 'ready' && orders.data.find(({ _id }) => _id === id)?.product_name) || common.unnamedPart;
  const remove = useWrite('deleteOrder', {
    done: ({ id }) => deleteModal.deleted(nameOf(id)),
    inVain: ({ deletedCount }) => (deletedCount === 0 ? deleteModal.nothingDeleted : undefined),
    refreshes: ['listOrders', 'listParts', 'getPart'],
  });
  return { orders, onDelete: ({ _id }) => remove({ id: _id }) };
};

/** `/dashboard/myorders` */
export const MyOrders = () => <MyOrdersScreen {...useMyOrders()} />;
