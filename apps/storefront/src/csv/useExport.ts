import { useExport as useExportOf } from '@dealerkit/api-client/react';
import type { ExportOptions } from '@dealerkit/api-client/react';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { partColumns, userColumns } from '@dealerkit/domain/exportColumns';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useLanguage } from '../preferences/language.js';

type Filter = Omit<ExportOptions, 'columns' | 'language' | 'onExported'>;

/** Returns a function that exports all rows of a list that match the filter, and says how many there are. */
export const useExport = (list: Parameters<typeof useExportOf>[0], filter: Filter = {}) => {
  const { texts, formatNumber } = useUi();
  return useExportOf(list, {
    ...filter,
    language: useLanguage().code,
    columns: { parts: partColumns(texts.addPart), users: userColumns(texts.users) },
    onExported: (count) => showToast({ tone: 'success', text: texts.exports.exported(count, formatNumber(count)) }),
  });
};
