import type { FormDraft } from '@dealerkit/ui/AsyncData';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { notes } from '../session/notes.js';

/** Keeps what is typed into the form of this page until it is sent, wherever the person is led in between. */
export const useDraft = (): FormDraft => {
  const { pathname } = useLocation();
  return useMemo(() => {
    const name = `draft ${pathname}`;
    return { restore: () => notes.read(name), keep: (typed) => notes.write(name, typed) };
  }, [pathname]);
};
