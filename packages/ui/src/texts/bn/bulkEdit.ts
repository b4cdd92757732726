import type { Texts } from '../en.js';

/** The Bangla of the section `bulkEdit`. */
export const bulkEditTexts = {
  bulkEdit: {
    title: 'দাম ও স্টক',
    reorderLevel: 'কেনার সীমা',
    of: (field, about) => `${field}: ${about}`,
    empty: 'ফাঁকা',
    changedFrom: (value) => `বদলানো হয়েছে, আগে ছিল ${value}`,
    notAmount: 'এখানে টাকার পরিমাণ লিখুন',
    conflict: (present) => `এর মধ্যে আরেকজন অ্যাডমিন এটি বদলেছেন। এখন: ${present}`,
    take: (present) => `${present} রাখুন`,
    keep: (typed) => `এর জায়গায় ${typed} বসান`,
    notUndone: 'এর মধ্যে আরেকজন অ্যাডমিন এই পার্টস বদলেছেন, তাই আগের মান ফেরানো হয়নি।',
    save: (count, formatted) => (count === 0 ? 'সেভ করুন' : `${formatted}টি বদল সেভ করুন`),
    saving: (done, total) => `${total}টির মধ্যে ${done}টি সেভ হয়েছে …`,
    saved: (_, formatted) => `${formatted}টি পার্টস সেভ হয়েছে।`,
    undone: (_, formatted) => `${formatted}টি পার্টসে আগের মান ফেরানো হয়েছে।`,
    failed: (_, formatted) => `${formatted}টি পার্টস সেভ হয়নি: কারণ তার সারিতে আছে।`,
    invalid: (_, formatted) => `${formatted}টি মান পড়া যায়নি।`,
    conflicts: (_, formatted) => `${formatted}টি মান আরেকজন অ্যাডমিন বদলেছেন।`,
    elsewhere: (_, formatted) => `এই তালিকার বাইরে ${formatted}টি পার্টসের বদল সেভ করা হয়নি।`,
    pasted: (_, formatted) => `${formatted}টি মান পেস্ট হয়েছে।`,
    rowsLeft: (_, formatted) => `শেষের ${formatted}টি সারির জন্য কোনো পার্টস ছিল না।`,
    discard: 'বাদ দিন',
    discarded: 'বদলগুলো বাদ দেওয়া হয়েছে।',
    undo: 'ফিরিয়ে নিন',
  },
} satisfies Pick<Texts, 'bulkEdit'>;
