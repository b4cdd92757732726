import { useExport as useExportOf } from '@dealerkit/api-client/react';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useLanguage } from '../preferences/language.js';
import { addPartTexts } from '@dealerkit/ui/texts/en/addPart';
import { usersTexts } from '@dealerkit/ui/texts/en/users';
import { exportsTexts } from '@dealerkit/ui/texts/en/exports';

const english = { ...addPartTexts, ...usersTexts, ...exportsTexts };

type List = Parameters<typeof useExportOf>[0];

type Filter = Omit<Parameters<typeof useExportOf>[1], 'language'>;

/** Returns a function that exports all rows of a list that match the filter, in the language of the page. */
export const useExport = (list: List, filter: Filter = {}) =>
  useExportOf(list, { ...filter, language: useLanguage().code }, useMessages(english));
