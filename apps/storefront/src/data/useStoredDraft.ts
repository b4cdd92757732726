import type { FormDraft } from '@dealerkit/ui/AsyncData';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionDrafts } from '../session/sessionDrafts.js';

/** Stores what the user types into the form of this page until it is submitted. */
export const useStoredDraft = (): FormDraft => {
  const { pathname } = useLocation();
  return useMemo(() => {
    const name = `draft ${pathname}`;
    return { restore: () => sessionDrafts.read(name), keep: (typed) => sessionDrafts.write(name, typed) };
  }, [pathname]);
};
