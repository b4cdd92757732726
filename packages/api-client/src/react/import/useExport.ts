import { countCsvRows, csvStart, writeCsv } from '@dealerkit/domain/exports/csv';
import { exportCells, type ExportColumns, partColumns, userColumns } from '@dealerkit/domain/exports/exportColumns';
import { type ExportFormat, exportFormats, type ExportOptions } from '@dealerkit/domain/exports/exportFormats';
import type { ExportTexts } from '@dealerkit/domain/exports/exportTextsEn';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { classifyError, type Client, type Input } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import type { MessageFormat } from '../data/messages.js';
import { saveFile } from '../data/saveFile.js';
import type { MutationError } from '../data/useMutation.js';

/** The sentences and the headers of exported lists; the headers are for a host that cannot write lists. */
export interface ExportMessages extends Pick<MessageFormat, 'formatNumber'> {
  addPart: ExportTexts['parts'];
  users: ExportTexts['users'];
  exports: {
    /** The rows are exported. */
    exported: (count: number, formatted: string) => string;
    /** The workbook is loaded. */
    downloaded: (file: string) => string;
  };
}

/** The rows of a list that are exported, and the language of the file. */
export type ExportFilter = Omit<Input<'exportList'>, 'list' | 'rows'>;

const writeRows = async <Row>(columns: ExportColumns<Row>, rows: readonly Row[]): Promise<string> => {
  const { localPhones } = await import('@dealerkit/domain/phones/readPhones');
  // These lists have no times.
  const formats = { phones: (text: string) => localPhones(text), localTime: (time: string) => time };
  return writeCsv([columns.map(([header]) => header), ...rows.map((row) => exportCells(columns, row, formats))]);
};

/** Writes a list of a host that cannot; undefined for the lists that such a host does not have. */
const writeList = async (
  client: Client,
  list: Input<'exportList'>['list'],
  { addPart, users }: ExportMessages,
  hasOwnValues: boolean,
): Promise<string | undefined> => {
  if (list === 'parts') return writeRows(partColumns(addPart, { hasOwnValues }), await client.listParts());
  return list === 'users' ? writeRows(userColumns(users, { hasOwnValues }), await client.listUsers()) : undefined;
};

/** How a list is exported: props of `ExportButton`. */
export interface ListExport {
  /** The formats that the host can write. */
  formats: readonly ExportFormat[];
  /** Offers the rows as a file: all of the list, or those of the given orders. */
  onExport: (options: ExportOptions, orders?: readonly OrderWithLines[]) => Promise<MutationError | undefined>;
}

/** Exports all rows of a list that match the filter; `name` is that of the file. A host that can write it also records it. */
export const useExport = (
  list: Input<'exportList'>['list'],
  filter: ExportFilter,
  messages: ExportMessages,
  name: string = list,
): ListExport => {
  const { client, capabilities, errorMessage, onSuccess } = useClientSettings();
  const { exported, downloaded } = messages.exports;

  const saveWorkbook = async (input: Input<'exportWorkbook'>) => {
    const file = `${name}.xlsx`;
    const content = await client.exportWorkbook(input);
    saveFile({ name: file, type: content.type, content });
    onSuccess?.(downloaded(file), undefined);
    return undefined;
  };

  const saveCsv = async (input: Input<'exportList'>) => {
    const csv = capabilities.exportList
      ? await client.exportList(input)
      : await writeList(client, list, messages, capabilities.updatePart);
    if (csv === undefined) return { message: errorMessage('notFound') };
    // The byte order mark is lost when the response of a host is read.
    const content = csv.startsWith(csvStart) ? csv : csvStart + csv;
    saveFile({ name: `${name}.csv`, type: 'text/csv', content });
    const count = countCsvRows(csv);
    onSuccess?.(exported(count, messages.formatNumber(count)), undefined);
    return undefined;
  };

  return {
    formats: capabilities.exportWorkbook ? exportFormats : ['csv'],
    onExport: async ({ format, rows }, orders) => {
      const numbers = orders?.flatMap(({ lines: [{ orderNumber }] }) => orderNumber ?? []);
      const { language } = filter;
      try {
        const input = { list, rows, ...(numbers ? { language, numbers } : filter) };
        return await (format === 'xlsx' ? saveWorkbook(input) : saveCsv(input));
      } catch (error) {
        return { message: errorMessage(classifyError(error).kind) };
      }
    },
  };
};
