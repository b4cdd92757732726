import type { Texts } from '../en.js';

/** The Bangla of the section `pagination`. */
export const paginationTexts = {
  pagination: {
    label: 'পৃষ্ঠা',
    previous: 'আগের পৃষ্ঠা',
    next: 'পরের পৃষ্ঠা',
    named: (page) => `পৃষ্ঠা ${page}`,
    current: (page, all) => `পৃষ্ঠা ${page}, মোট ${all}`,
  },
} satisfies Pick<Texts, 'pagination'>;
