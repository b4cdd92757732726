import { countCsvRows, csvStart, writeCsv } from '@dealerkit/domain/csv';
import { type ExportColumns, partColumns, userColumns } from '@dealerkit/domain/exportColumns';
import type { ExportTexts } from '@dealerkit/domain/exportTextsEn';
import { classifyError, type Client, type Input } from '../index.js';
import { useClientSettings } from './ClientProvider.js';
import type { MessageFormat } from './messages.js';
import { saveFile } from './saveFile.js';
import type { MutationError } from './useMutation.js';

/** The sentences and the headers of exported lists; the headers are for a host that cannot write lists. */
export interface ExportMessages extends Pick<MessageFormat, 'formatNumber'> {
  addPart: ExportTexts['parts'];
  users: ExportTexts['users'];
  exports: {
    /** The rows are exported. */
    exported: (count: number, formatted: string) => string;
  };
}

const writeRows = <Row>(columns: ExportColumns<Row>, rows: readonly Row[]): string =>
  writeCsv([columns.map(([header]) => header), ...rows.map((row) => columns.map(([, value]) => value(row)))]);

/** Writes a list of a host that cannot; undefined for the lists of orders and of the audit, which such a host does not have. */
const writeList = async (
  client: Client,
  list: Input<'exportList'>['list'],
  { addPart, users }: ExportMessages,
  hasReorderLevel: boolean,
): Promise<string | undefined> => {
  if (list === 'parts') return writeRows(partColumns(addPart, { hasReorderLevel }), await client.listParts());
  return list === 'users' ? writeRows(userColumns(users), await client.listUsers()) : undefined;
};

/** Offers the rows of a list as a CSV file. */
export const offerCsv = <Row>(columns: ExportColumns<Row>, rows: readonly Row[], name: string): void =>
  offerFile(writeRows(columns, rows), name);

const offerFile = (csv: string, name: string) => {
  // The byte order mark is lost when the response of a host is read.
  const content = csv.startsWith(csvStart) ? csv : csvStart + csv;
  saveFile({ name, type: 'text/csv', content });
};

/** Returns a function that offers all rows of a list that match the filter as a CSV file. A host that can write it also records it. */
export const useExport = (
  list: Input<'exportList'>['list'],
  filter: Omit<Input<'exportList'>, 'list'>,
  messages: ExportMessages,
): (() => Promise<MutationError | undefined>) => {
  const { client, abilities, errorMessage, onSuccess } = useClientSettings();
  return async () => {
    try {
      const csv = abilities.exportList
        ? await client.exportList({ list, ...filter })
        : await writeList(client, list, messages, abilities.updatePart);
      if (csv === undefined) return { message: errorMessage('notFound') };
      offerFile(csv, `${list}.csv`);
      const count = countCsvRows(csv);
      onSuccess?.(messages.exports.exported(count, messages.formatNumber(count)), undefined);
      return undefined;
    } catch (error) {
      return { message: errorMessage(classifyError(error).kind) };
    }
  };
};
