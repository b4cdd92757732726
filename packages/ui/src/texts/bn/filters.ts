import type { Texts } from '../en.js';

/** The Bangla of the section `filters`. */
export const filtersTexts = {
  filters: {
    label: 'ফিল্টার',
    categories: 'ধরন',
    vehicles: 'গাড়ি',
    brands: 'ব্র্যান্ড',
    chosen: (label, count) => `${label} (${count})`,
    find: (label) => `তালিকায় খুঁজুন: ${label}`,
    noMatch: 'এই তালিকায় এমন কিছু নেই।',
    none: 'এই পার্টসগুলোর জন্য কিছু নেই',
    showAll: (count) => `${count}টির সব দেখুন`,
    showFewer: 'কম দেখুন',
    show: (_, formatted) => `${formatted}টি পার্টস দেখুন`,
    showParts: 'পার্টস দেখুন',
    clear: 'ফিল্টার মুছুন',
    myTrucks: {
      title: 'আমার গাড়ি',
      lead: 'আপনার গাড়ি একবার বেছে নিন। বিক্রেতার তালিকায় যে পার্টস সেগুলোর জন্য আছে, তাতে চিহ্ন থাকবে। পছন্দটি শুধু এই ব্রাউজারে থাকে।',
      choose: 'আপনার গাড়ি',
      filter: 'আমার গাড়ির পার্টস দেখুন',
      done: 'ঠিক আছে',
    },
  },
} satisfies Pick<Texts, 'filters'>;
