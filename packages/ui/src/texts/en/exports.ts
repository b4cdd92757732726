import { exportTextsEn as exported } from '@dealerkit/domain/exports/exportTextsEn';

/** The English of the section `exports`, for `useTexts`. */
export const exportsTexts = {
  exports: {
    export: 'Export',
    exportNamed: (list: string) => `Export ${list}`,
    exported: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'row' : 'rows'} exported.`,
    downloaded: (file: string) => `${file} is downloaded.`,
    formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
    rows: { orders: 'one row per order', lines: 'one row per part' },
    option: (format: string, rows: string) => `${format}, ${rows}`,
    placedAt: exported.orders.placedAt,
  },
};
