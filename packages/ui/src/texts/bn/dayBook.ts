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
    out: 'খরচ',
    net: 'থাকল',
    entriesTitle: 'লেনদেন',
    time: 'সময়',
    customer: 'ক্রেতা',
    amount: 'টাকা',
    total: 'মোট',
    empty: { title: 'এই দিনে কোনো টাকা আসেনি', advice: 'টাকা জমা নিলে বা ক্যাশ লিখলে এখানে দেখা যাবে।' },
    takePayment: 'টাকা জমা নিন',
    print: 'প্রিন্ট করুন',
    cash: 'ক্যাশ জমা বা খরচ',
    cashTitle: 'ক্রেতা ছাড়া ক্যাশ',
    cashFor: 'কী বাবদ',
    recordCash: 'লিখে রাখুন',
    cashDone: 'ক্যাশের হিসাব লেখা হয়েছে।',
    cashMayBeRecorded: 'এটি হয়তো লেখা হয়ে গেছে: আবার লেখার আগে দৈনিক হিসাব দেখে নিন।',
  },
} satisfies Pick<Texts, 'dayBook'>;
