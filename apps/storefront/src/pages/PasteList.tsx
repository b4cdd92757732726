import { storedDraft, useBasket, useResolvedList } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { PasteListScreen } from '@dealerkit/ui/screens/PasteListScreen';
import type { PasteListScreenProps } from '@dealerkit/ui/screens/PasteListScreen';
import '@dealerkit/ui/screens/PasteListScreen.css';
import { pastedList } from '../preferences/pastedList.js';
import { useContact } from '../preferences/useContact.js';
import { addToNote } from './addToNote.js';

/** Adds lines to the note that is being written on the page of the basket. */
const addToDraft = (lines: string): boolean => {
  const draft = storedDraft(`draft ${paths.basket}`);
  const { note, isComplete } = addToNote(draft.read()?.['note'], lines);
  draft.write({ ...draft.read(), note });
  return isComplete;
};

const usePasteList = (): PasteListScreenProps => ({
  onResolve: useResolvedList(),
  onAdd: useBasket().add,
  onNote: addToDraft,
  contact: useContact(),
  storage: pastedList,
});

/** `/basket/paste` */
export const PasteList = () => <PasteListScreen {...usePasteList()} />;
