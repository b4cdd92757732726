import { addToBasketNote, basketStore, useCapabilities, useResolvedList } from '@dealerkit/api-client/react';
import { PasteListScreen } from '@dealerkit/ui/screens/PasteListScreen';
import type { PasteListScreenProps } from '@dealerkit/ui/screens/PasteListScreen';
import '@dealerkit/ui/screens/PasteListScreen.css';
import { pastedList } from '../preferences/preferences.js';
import { useContact } from '../preferences/useContact.js';

const usePasteList = (): PasteListScreenProps => ({
  onResolve: useResolvedList(),
  onAdd: basketStore.add,
  // Another host has no notes.
  onNote: useCapabilities().orderNumbers ? addToBasketNote : undefined,
  contact: useContact(),
  storage: pastedList,
});

/** `/basket/paste` */
export const PasteList = () => <PasteListScreen {...usePasteList()} />;
