import { ImportPartsScreen } from '@dealerkit/ui/screens/ImportPartsScreen';
import type { ImportPartsScreenProps } from '@dealerkit/ui/screens/ImportPartsScreen';
import '@dealerkit/ui/screens/ImportPartsScreen.css';
import { useAbilities } from '@dealerkit/api-client/react';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useMemo } from 'react';
import { createPartSender } from '../data/createPartSender.js';
import { readSheet } from '../data/readSheet.js';
import { useStoredDraft } from '../data/useStoredDraft.js';

const useImportParts = (): ImportPartsScreenProps => {
  const { texts } = useUi();
  const can = useAbilities();
  return {
    draft: useStoredDraft(),
    onRead: readSheet,
    onAdd: useMemo(() => createPartSender(texts, can), [texts, can]),
  };
};

/** `/dashboard/import` */
export const ImportParts = () => <ImportPartsScreen {...useImportParts()} />;
