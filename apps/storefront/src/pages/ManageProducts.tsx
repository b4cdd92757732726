import { useManageParts, useUploadPicture } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { ManageProductsScreen } from '@dealerkit/ui/screens/ManageProductsScreen';
import type { ManageProductsScreenProps } from '@dealerkit/ui/screens/ManageProductsScreen';
import '@dealerkit/ui/screens/ManageProductsScreen.css';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { manageProductsTexts } from '@dealerkit/ui/texts/en/manageProducts';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useSearchParams } from 'react-router-dom';
import { host } from '../host/host.js';
import { useExport } from '../exports/useExport.js';

const english = { ...deleteModalTexts, ...manageProductsTexts };

const useManageProducts = (): ManageProductsScreenProps => {
  const messages = useMessages(english);
  const [parameters] = useSearchParams();
  return {
    ...useManageParts(parameters.get('search') ?? '', messages),
    importHref: paths.importParts,
    uploadPicture: useUploadPicture(host.url),
    ...useExport('parts'),
  };
};

/** `/dashboard/manageproducts` */
export const ManageProducts = () => <ManageProductsScreen {...useManageProducts()} />;
