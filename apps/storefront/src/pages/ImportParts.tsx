import { readSheet } from '@dealerkit/api-client/readSheet';
import { storedImport, usePartImport, useUploadPicture } from '@dealerkit/api-client/react';
import { ImportPartsScreen } from '@dealerkit/ui/screens/ImportPartsScreen';
import type { ImportPartsScreenProps } from '@dealerkit/ui/screens/ImportPartsScreen';
import '@dealerkit/ui/screens/ImportPartsScreen.css';
import { host } from '../host/host.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';

const useImportParts = (): ImportPartsScreenProps => {
  const upload = useUploadPicture(host.url);
  const partImport = usePartImport(storedImport(useStoredDraft()), upload);
  return {
    onRead: readSheet,
    // A server that changes parts keeps their own values.
    hasOwnValues: partImport.stored !== undefined,
    takesPictures: upload !== undefined,
    ...partImport,
  };
};

/** `/dashboard/import` */
export const ImportParts = () => <ImportPartsScreen {...useImportParts()} />;
