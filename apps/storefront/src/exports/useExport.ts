import { useExport as useExportOf } from '@dealerkit/api-client/react';
import type { ExportFilter } from '@dealerkit/api-client/react';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useLanguage } from '../preferences/language.js';
import { addPartTexts } from '@dealerkit/ui/texts/en/addPart';
import { usersTexts } from '@dealerkit/ui/texts/en/users';
import { exportsTexts } from '@dealerkit/ui/texts/en/exports';

const english = { ...addPartTexts, ...usersTexts, ...exportsTexts };

type List = Parameters<typeof useExportOf>[0];

/** Exports all rows of a list that match the filter, in the language of the page: props of its screen. `name` is that of the file. */
export const useExport = (list: List, filter: Omit<ExportFilter, 'language'> = {}, name: string = list) => {
  const settings = { ...filter, language: useLanguage().code };
  const { formats: exportFormats, onExport } = useExportOf(list, settings, useMessages(english), name);
  return { exportFormats, onExport };
};
