import { ManageProductsScreen } from '@dealerkit/ui/ManageProductsScreen';
import type { ManageProductsScreenProps } from '@dealerkit/ui/ManageProductsScreen';
import '@dealerkit/ui/ManageProductsScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useRead } from '../data/useRead.js';
import { useWrite } from '../data/useWrite.js';

const useManageProducts = (): ManageProductsScreenProps => {
  const { deleteModal, common } = useUi().texts;
  const parts = useRead('listParts', {});
  const nameOf = (id: string) =>
    (parts.state === 'ready' && parts.data.find(({ _id }) => _id === id)?.product_name) || common.unnamedPart;
  const remove = useWrite('deletePart', {
    done: ({ id }) => deleteModal.deleted(nameOf(id)),
    inVain: ({ deletedCount }) => (deletedCount === 0 ? deleteModal.nothingDeleted : undefined),
    refreshes: ['listParts', 'getPart'],
  });
  return { parts, onDelete: ({ _id }) => remove({ id: _id }) };
};

/** `/dashboard/manageproducts` */
export const ManageProducts = () => <ManageProductsScreen {...useManageProducts()} />;
