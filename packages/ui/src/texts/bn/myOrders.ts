import type { Texts } from '../en.js';

/** The Bangla of the section `myOrders`. */
export const myOrdersTexts = {
  myOrders: {
    count: (_, formatted) => `${formatted}টি অর্ডার`,
    product: 'পার্টস',
    quantity: 'পরিমাণ',
    address: 'ঠিকানা',
    phone: 'ফোন',
    delivery: 'ডেলিভারি',
    empty: { title: 'এখনো কোনো অর্ডার নেই', advice: 'যা অর্ডার করবেন তা এখানে দেখা যাবে। নতুন পার্টস আছে হোম পেজে।' },
    toParts: 'পার্টস দেখুন',
  },
} satisfies Pick<Texts, 'myOrders'>;
