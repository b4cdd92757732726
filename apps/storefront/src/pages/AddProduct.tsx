import { useAddPart, useCapabilities, useSuggestCategory, useUploadPicture } from '@dealerkit/api-client/react';
import { AddProductScreen } from '@dealerkit/ui/screens/AddProductScreen';
import type { AddProductScreenProps } from '@dealerkit/ui/screens/AddProductScreen';
import '@dealerkit/ui/screens/AddProductScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { host } from '../host/host.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { addPartTexts } from '@dealerkit/ui/texts/en/addPart';

const useAddProduct = (): AddProductScreenProps => {
  const { addPart } = useTexts(addPartTexts);
  return {
    importHref: paths.importParts,
    draft: useStoredDraft(),
    suggestCategory: useSuggestCategory(),
    uploadPicture: useUploadPicture(host.url),
    // A server that changes parts keeps them, and takes no order above the stock.
    hasOwnValues: useCapabilities().updatePart,
    onAdd: useAddPart(addPart),
  };
};

/** `/dashboard/addproduct` */
export const AddProduct = () => <AddProductScreen {...useAddProduct()} />;
