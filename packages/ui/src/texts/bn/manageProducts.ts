import type { Texts } from '../en.js';

/** The Bangla of the section `manageProducts`. */
export const manageProductsTexts = {
  manageProducts: {
    part: 'পার্টস',
    empty: { title: 'বিক্রির কোনো পার্টস নেই', advice: 'প্রথম যে পার্টস যোগ করবেন, তা এখানে ও হোম পেজে দেখা যাবে।' },
    toAddProduct: 'পার্টস যোগ করুন',
    edit: 'বদলান',
    editNamed: (name) => `${name} বদলান`,
    editTitle: (name) => `${name} বদলান`,
    save: 'সেভ করুন',
    saved: (name) => `${name} সেভ করা হয়েছে।`,
    unchanged: 'কিছুই বদলানো হয়নি।',
    conflict: 'এর মধ্যে আরেকজন অ্যাডমিন এই পার্টস বদলেছেন। চিহ্নিত ঘরগুলো দেখে নিন। আবার সেভ করলে তাঁর তথ্যের জায়গায় আপনারটি বসবে।',
    conflictNow: (present, read) => `এখন ${present}, আগে ছিল ${read}`,
    conflictEmpty: 'ফাঁকা',
    gone: 'এর মধ্যে এই পার্টস মুছে ফেলা হয়েছে।',
    count: (_, formatted) => `${formatted}টি পার্টস`,
    countStock: 'স্টক গুনুন',
    endCount: 'তালিকায় ফিরুন',
    countLead: 'গুনে যে সংখ্যা পেলেন তা লিখে Enter চাপুন: সংখ্যাটি সেভ হবে, আর পরের পার্টসে যাওয়া হবে।',
    countedNamed: (name) => `গোনা হয়েছে: ${name}`,
    listed: (count) => `তালিকায়: ${count}`,
    countSaved: (count) => `সেভ হয়েছে: ${count}`,
    countSame: 'গোনা হয়েছে, একই আছে',
    countConflict: (present) => `তালিকায় এখন ${present}। বদলাতে আবার Enter চাপুন।`,
    countProgress: (counted, total) => `${total}টির মধ্যে ${counted}টি গোনা হয়েছে`,
  },
} satisfies Pick<Texts, 'manageProducts'>;
