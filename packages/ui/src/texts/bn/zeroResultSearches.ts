import type { Texts } from '../en.js';

/** The Bangla of the section `zeroResultSearches`. */
export const zeroResultSearchesTexts = {
  zeroResultSearches: {
    lead: 'গত ৯০ দিনে ক্রেতারা যা খুঁজে পাননি। ক্রেতাদের সম্পর্কে কিছুই রাখা হয় না।',
    text: 'যা খোঁজা হয়েছে',
    searches: 'কতবার',
    lastDay: 'শেষ কবে',
    count: (_, formatted) => `${formatted}টি খোঁজ`,
    add: 'চলতি নাম হিসেবে যোগ করুন',
    addNamed: (search) => `চলতি নাম হিসেবে যোগ করুন: “${search}”`,
    empty: { title: 'সব খোঁজেই পার্টস পাওয়া গেছে', advice: 'যে খোঁজে কিছু পাওয়া যায় না, তা এখানে দেখা যাবে।' },
  },
} satisfies Pick<Texts, 'zeroResultSearches'>;
