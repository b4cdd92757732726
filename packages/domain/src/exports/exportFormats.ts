/** The files of an exported list: a workbook of Excel, or CSV for other programs. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What is chosen of an export. */
export interface ExportOptions {
  format: ExportFormat;
  /** Whether orders have one row each, or one for each of their lines. */
  rows?: 'orders' | 'lines' | undefined;
}
