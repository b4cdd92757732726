import { exportTextsEn as exported } from '@dealerkit/domain/exportTextsEn';

/** The English of the section `exports`, for `useTexts`. */
export const exportsTexts = {
  exports: {
    export: 'Export',
    exportNamed: (list: string) => `Export ${list}`,
    exported: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'row' : 'rows'} exported.`,
    placedAt: exported.orders.placedAt,
  },
};
