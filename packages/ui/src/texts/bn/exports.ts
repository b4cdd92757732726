import { exportTextsBn as exported } from '@dealerkit/domain/exports/exportTextsBn';
import type { Texts } from '../en.js';

/** The Bangla of the section `exports`. */
export const exportsTexts = {
  exports: {
    export: 'এক্সপোর্ট',
    exportNamed: (list) => `এক্সপোর্ট: ${list}`,
    exported: (_, formatted) => `${formatted}টি সারি এক্সপোর্ট হয়েছে।`,
    downloaded: (file) => `${file} ডাউনলোড হয়েছে।`,
    formats: { xlsx: 'এক্সেল (.xlsx)', csv: 'CSV' },
    rows: { orders: 'প্রতি অর্ডারে এক সারি', lines: 'প্রতি পার্টসে এক সারি' },
    option: (format, rows) => `${format}, ${rows}`,
    placedAt: exported.orders.placedAt,
  },
} satisfies Pick<Texts, 'exports'>;
