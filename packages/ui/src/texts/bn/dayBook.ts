import type { Texts } from '../en.js';

/** The Bangla of the section `dayBook`. */
export const dayBookTexts = {
  dayBook: {
    previous: 'আগের দিন',
    next: 'পরের দিন',
    day: 'দিন',
    openingCash: 'দিনের শুরুতে ক্যাশ',
    closingCash: 'দিনের শেষে ক্যাশ',
    netCash: 'নিট ক্যাশ',
    methodsTitle: 'কীভাবে এসেছে',
    method: 'মাধ্যম',
    received: 'জমা',
    out: 'ফেরত',
    net: 'থাকল',
    entriesTitle: 'জমা, ফেরত ও বাতিল',
    time: 'সময়',
    customer: 'ক্রেতা',
    amount: 'টাকা',
    total: 'মোট',
    empty: { title: 'এই দিনে কোনো টাকা আসেনি', advice: 'টাকা জমা নিলে এখানে দেখা যাবে।' },
    takePayment: 'টাকা জমা নিন',
    print: 'প্রিন্ট করুন',
  },
} satisfies Pick<Texts, 'dayBook'>;
