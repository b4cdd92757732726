import { ManageProductsScreen } from '@dealerkit/ui/ManageProductsScreen';
import type { ManageProductsScreenProps } from '@dealerkit/ui/ManageProductsScreen';
import '@dealerkit/ui/ManageProductsScreen.css';
import { partName } from '@dealerkit/ui/partRules';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useExport } from '../data/useExport.js';
import { useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';

const useManageProducts = (): ManageProductsScreenProps => {
  const { texts } = useUi();
  const { deleteModal } = texts;
  const parts = useQuery('listParts', {});
  const nameOf = (id: string) =>
    partName((parts.state === 'ready' && parts.data.find(({ _id }) => _id === id)) || {}, texts);
  const remove = useMutation('deletePart', {
    successMessage: ({ id }) => deleteModal.deleted(nameOf(id)),
    noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? deleteModal.nothingDeleted : undefined),
    revalidates: ['listParts', 'getPart'],
  });
  return { parts, onDelete: ({ _id }) => remove({ id: _id }), onExport: useExport('parts') };
};

/** `/dashboard/manageproducts` */
export const ManageProducts = () => <ManageProductsScreen {...useManageProducts()} />;
