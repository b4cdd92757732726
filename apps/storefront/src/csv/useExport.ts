import { useAbilities, useExport as useExportOf } from '@dealerkit/api-client/react';
import type { ExportOptions } from '@dealerkit/api-client/react';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { partColumns, userColumns } from '@dealerkit/domain/exportColumns';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useLanguage } from '../preferences/language.js';
import { addPartTexts } from '@dealerkit/ui/texts/en/addPart';
import { usersTexts } from '@dealerkit/ui/texts/en/users';
import { exportsTexts } from '@dealerkit/ui/texts/en/exports';

const english = { ...addPartTexts, ...usersTexts, ...exportsTexts };

type Filter = Omit<ExportOptions, 'columns' | 'language' | 'onExported'>;

/** Returns a function that exports all rows of a list that match the filter, and says how many there are. */
export const useExport = (list: Parameters<typeof useExportOf>[0], filter: Filter = {}) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const can = useAbilities();
  return useExportOf(list, {
    ...filter,
    language: useLanguage().code,
    columns: {
      parts: partColumns(texts.addPart, { hasReorderLevel: can.updatePart }),
      users: userColumns(texts.users),
    },
    onExported: (count) => showToast({ tone: 'success', text: texts.exports.exported(count, formatNumber(count)) }),
  });
};
