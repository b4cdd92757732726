import { exportTextsBn as exported } from '@dealerkit/domain/exportTextsBn';
import type { Texts } from '../en.js';

/** The Bangla of the section `audit`. */
export const auditTexts = {
  audit: {
    ...exported.audit,
    lead: 'কে কী বদলেছেন বা এক্সপোর্ট করেছেন। কোনো এন্ট্রি বদলানো যায় না।',
    count: (_, formatted) => `${formatted}টি এন্ট্রি`,
    empty: { title: 'কোনো এন্ট্রি নেই', advice: 'রোল, অর্ডার ও পার্টসের পরিবর্তন এখানে দেখা যাবে।' },
  },
} satisfies Pick<Texts, 'audit'>;
