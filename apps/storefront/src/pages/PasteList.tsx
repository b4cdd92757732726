import { basketStore, useAbilities, useResolvedList } from '@dealerkit/api-client/react';
import { PasteListScreen } from '@dealerkit/ui/screens/PasteListScreen';
import type { PasteListScreenProps } from '@dealerkit/ui/screens/PasteListScreen';
import '@dealerkit/ui/screens/PasteListScreen.css';
import { pastedList } from '../preferences/preferences.js';
import { useContact } from '../preferences/useContact.js';
import { addToNote } from './addToNote.js';
import { basketDraft } from './basketDraft.js';

/** Adds lines to the note that is being written on the page of the basket. */
const addToDraft = (lines: string): boolean => {
  const draft = basketDraft.read();
  const { note, isComplete } = addToNote(draft?.['note'], lines);
  basketDraft.write({ ...draft, note });
  return isComplete;
};

const usePasteList = (): PasteListScreenProps => ({
  onResolve: useResolvedList(),
  onAdd: basketStore.add,
  // Another host has no notes.
  onNote: useAbilities().orderNumbers ? addToDraft : undefined,
  contact: useContact(),
  storage: pastedList,
});

/** `/basket/paste` */
export const PasteList = () => <PasteListScreen {...usePasteList()} />;
