import { readSheet } from '@dealerkit/api-client/readSheet';
import { useAbilities, usePartImport } from '@dealerkit/api-client/react';
import { ImportPartsScreen } from '@dealerkit/ui/screens/ImportPartsScreen';
import type { ImportPartsScreenProps } from '@dealerkit/ui/screens/ImportPartsScreen';
import '@dealerkit/ui/screens/ImportPartsScreen.css';
import { useStoredDraft } from '../routing/useStoredDraft.js';

const useImportParts = (): ImportPartsScreenProps => ({
  onRead: readSheet,
  hasReorderLevel: useAbilities().updatePart,
  ...usePartImport(useStoredDraft()),
});

/** `/dashboard/import` */
export const ImportParts = () => <ImportPartsScreen {...useImportParts()} />;
