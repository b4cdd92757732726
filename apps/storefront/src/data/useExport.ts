import { classifyError } from '@dealerkit/api-client';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import { countCsvRows, csvStart, writeCsv } from '@dealerkit/domain/csv';
import { partColumns, userColumns } from '@dealerkit/domain/exportColumns';
import type { ExportColumns } from '@dealerkit/domain/exportColumns';
import type { Texts } from '@dealerkit/ui/texts/en';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useLanguage } from '../preferences/language.js';
import { isDealerkitBackend } from './apiHost.js';
import { client } from './client.js';

/** Writes the rows that another host sends in one list. */
const writeList = <Row>(columns: ExportColumns<Row>, rows: readonly Row[]): string =>
  writeCsv([columns.map(([header]) => header), ...rows.map((row) => columns.map(([, value]) => value(row)))]);

/** The lists that another host has. */
const ownLists: Partial<Record<ExportedList, (texts: Texts) => Promise<string>>> = {
  parts: async ({ addPart }) => writeList(partColumns(addPart), await client.listParts()),
  users: async ({ users }) => writeList(userColumns(users), await client.listUsers()),
};

type ExportedList = 'parts' | 'users' | 'orders' | 'audit';

/** Parameters of the call that lists the rows. */
type Filter = Readonly<Partial<Record<'search' | 'status' | 'from' | 'to', string>>>;

const offerFile = (csv: string, name: string) => {
  // The byte order mark is lost when the answer of a host is read.
  const content = csv.startsWith(csvStart) ? csv : csvStart + csv;
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Returns a function that exports all rows of a list that match the filter as a CSV file. The dealerkit backend writes and records it. */
export const useExport = (list: ExportedList, filter: Filter = {}) => {
  const { texts, formatNumber } = useUi();
  const { code: language } = useLanguage();
  return async (): Promise<SubmitResult> => {
    try {
      const csv = isDealerkitBackend
        ? await client.exportList({ list, language, ...filter })
        : await ownLists[list]?.(texts);
      if (csv === undefined) return { message: texts.errors.notFound.advice };
      offerFile(csv, `${list}.csv`);
      const count = countCsvRows(csv);
      showToast({ tone: 'success', text: texts.exports.exported(count, formatNumber(count)) });
      return undefined;
    } catch (error) {
      return { message: texts.errors[classifyError(error).kind].advice };
    }
  };
};
