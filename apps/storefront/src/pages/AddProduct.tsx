import { AddProductScreen } from '@dealerkit/ui/AddProductScreen';
import type { AddProductScreenProps } from '@dealerkit/ui/AddProductScreen';
import '@dealerkit/ui/AddProductScreen.css';
import { useAccountUi } from '@dealerkit/ui/useAccountUi';
import { useDraft } from '../data/useDraft.js';
import { useWrite } from '../data/useWrite.js';

const useAddProduct = (): AddProductScreenProps => {
  const { addPart } = useAccountUi().texts;
  return {
    draft: useDraft(),
    onAdd: useWrite('addPart', { done: () => addPart.added, refreshes: ['listParts'] }),
  };
};

/** `/dashboard/addproduct` */
export const AddProduct = () => <AddProductScreen {...useAddProduct()} />;
