import { useManageParts } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { partName } from '@dealerkit/ui/partName';
import { ManageProductsScreen } from '@dealerkit/ui/screens/ManageProductsScreen';
import type { ManageProductsScreenProps } from '@dealerkit/ui/screens/ManageProductsScreen';
import '@dealerkit/ui/screens/ManageProductsScreen.css';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { manageProductsTexts } from '@dealerkit/ui/texts/en/manageProducts';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useSearchParams } from 'react-router-dom';
import { usePictureUpload } from '../host/usePictureUpload.js';
import { useExport } from '../csv/useExport.js';

const english = { ...deleteModalTexts, ...manageProductsTexts };

const useManageProducts = (): ManageProductsScreenProps => {
  const texts = useTexts(english);
  const { deleteModal, manageProducts } = texts;
  const [parameters] = useSearchParams();
  return {
    ...useManageParts(parameters.get('search') ?? '', {
      ...deleteModal,
      ...manageProducts,
      nameOf: (part) => partName(part, texts),
    }),
    importHref: paths.importParts,
    uploadPicture: usePictureUpload(),
    onExport: useExport('parts'),
  };
};

/** `/dashboard/manageproducts` */
export const ManageProducts = () => <ManageProductsScreen {...useManageProducts()} />;
