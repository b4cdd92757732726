import { exportTextsBn as exported } from '@dealerkit/domain/exports/exportTextsBn';
import type { Texts } from '../en.js';

/** The Bangla of the section `audit`. */
export const auditTexts = {
  audit: {
    ...exported.audit,
    fields: {
      ...exported.parts,
      ...exported.customers,
      ...exported.ledger,
      ...exported.closedDays,
      chequeStatuses: exported.cheques.statuses,
      charge: 'চার্জ',
      status: exported.orders.status,
      statuses: exported.orders.statuses,
      name: exported.users.name,
      address: exported.orders.address,
      phones: exported.orders.phone,
      discount: 'ছাড়',
      deliveryCharge: 'ডেলিভারি খরচ',
      priceOf: (line) => `ঠিক করা দাম: ${line}`,
      nothing: 'নেই',
    },
    lead: 'কে কী বদলেছেন বা এক্সপোর্ট করেছেন। কোনো এন্ট্রি বদলানো যায় না।',
    count: (_, formatted) => `${formatted}টি এন্ট্রি`,
    empty: { title: 'কোনো এন্ট্রি নেই', advice: 'রোল, অর্ডার ও পার্টসের পরিবর্তন এখানে দেখা যাবে।' },
  },
} satisfies Pick<Texts, 'audit'>;
