import type { FormDraft } from '@dealerkit/ui/AsyncData';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionDrafts } from '../session/sessionDrafts.js';

/** Stores what the user types into a form with a name. */
export const storedDraft = (name: string): FormDraft => ({
  restore: () => sessionDrafts.read(name),
  keep: (typed) => sessionDrafts.write(name, typed),
});

/** Stores what the user types into the form of this page until it is submitted. */
export const useStoredDraft = (): FormDraft => {
  const { pathname } = useLocation();
  return useMemo(() => storedDraft(`draft ${pathname}`), [pathname]);
};
