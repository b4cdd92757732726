import { countCsvRows, csvStart, type CsvValue, writeCsv } from '@dealerkit/domain/csv';
import type { Part, User } from '@dealerkit/domain/entities';
import { classifyError, type Client, type Input } from '../index.js';
import { useClientSettings } from './ClientProvider.js';
import { saveFile } from './saveFile.js';
import type { MutationError } from './useMutation.js';

/** The columns of a list: the header, and the value of a row. */
type Columns<Row> = readonly (readonly [header: string, value: (row: Row) => CsvValue])[];

export interface ExportOptions extends Omit<Input<'exportList'>, 'list'> {
  /** The columns of a host that cannot write the list, and sends its rows; it has no lists of orders and of the audit. */
  columns: { parts: Columns<Part>; users: Columns<User> };
  /** Called with the number of exported rows. */
  onExported?: ((rows: number) => void) | undefined;
}

const writeRows = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  writeCsv([columns.map(([header]) => header), ...rows.map((row) => columns.map(([, value]) => value(row)))]);

/** Writes a list of a host that cannot; undefined if the host has no such list. */
const writeList = async (
  client: Client,
  list: Input<'exportList'>['list'],
  { parts, users }: ExportOptions['columns'],
): Promise<string | undefined> => {
  if (list === 'parts') return writeRows(parts, await client.listParts());
  return list === 'users' ? writeRows(users, await client.listUsers()) : undefined;
};

/** Offers the rows of a list as a CSV file. */
export const offerCsv = <Row>(columns: Columns<Row>, rows: readonly Row[], name: string): void =>
  offerFile(writeRows(columns, rows), name);

const offerFile = (csv: string, name: string) => {
  // The byte order mark is lost when the response of a host is read.
  const content = csv.startsWith(csvStart) ? csv : csvStart + csv;
  saveFile({ name, type: 'text/csv', content });
};

/** Returns a function that offers all rows of a list that match the filter as a CSV file. A host that can write it also records it. */
export const useExport = (
  list: Input<'exportList'>['list'],
  { columns, onExported, ...filter }: ExportOptions,
): (() => Promise<MutationError | undefined>) => {
  const { client, abilities, errorMessage } = useClientSettings();
  return async () => {
    try {
      const csv = abilities.exportList
        ? await client.exportList({ list, ...filter })
        : await writeList(client, list, columns);
      if (csv === undefined) return { message: errorMessage('notFound') };
      offerFile(csv, `${list}.csv`);
      onExported?.(countCsvRows(csv));
      return undefined;
    } catch (error) {
      return { message: errorMessage(classifyError(error).kind) };
    }
  };
};
