import { AddProductScreen } from '@dealerkit/ui/AddProductScreen';
import type { AddProductScreenProps } from '@dealerkit/ui/AddProductScreen';
import '@dealerkit/ui/AddProductScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useDraft } from '../data/useDraft.js';
import { useWrite } from '../data/useWrite.js';

const useAddProduct = (): AddProductScreenProps => {
  const { addPart } = useUi().texts;
  return {
    draft: useDraft(),
    onAdd: useWrite('addPart', { done: () => addPart.added, refreshes: ['listParts'] }),
  };
};

/** `/dashboard/addproduct` */
export const AddProduct = () => <AddProductScreen {...useAddProduct()} />;
