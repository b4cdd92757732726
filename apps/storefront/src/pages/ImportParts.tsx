import { readSheet } from '@dealerkit/api-client/readSheet';
import { storedImport, useCapabilities, usePartImport, useUploadPicture } from '@dealerkit/api-client/react';
import { ImportPartsScreen } from '@dealerkit/ui/screens/ImportPartsScreen';
import type { ImportPartsScreenProps } from '@dealerkit/ui/screens/ImportPartsScreen';
import '@dealerkit/ui/screens/ImportPartsScreen.css';
import { host } from '../host/host.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';

const useImportParts = (): ImportPartsScreenProps => {
  const upload = useUploadPicture(host.url);
  return {
    onRead: readSheet,
    hasOwnValues: useCapabilities().updatePart,
    takesPictures: upload !== undefined,
    ...usePartImport(storedImport(useStoredDraft()), upload),
  };
};

/** `/dashboard/import` */
export const ImportParts = () => <ImportPartsScreen {...useImportParts()} />;
