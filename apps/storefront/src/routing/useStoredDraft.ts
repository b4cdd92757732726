import { storedDraft } from '@dealerkit/api-client/react';
import type { FormDraft } from '@dealerkit/ui/AsyncData';
import { useLocation } from 'react-router-dom';

/** Stores what the user types into the form of this page until it is submitted. */
export const useStoredDraft = (): FormDraft => storedDraft(`draft ${useLocation().pathname}`);
