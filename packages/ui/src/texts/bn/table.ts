import type { Texts } from '../en.js';

/** The Bangla of the section `table`. */
export const tableTexts = {
  table: {
    search: 'খুঁজুন',
    searchCut: (used) => `খোঁজার লেখাটি খুব লম্বা। শুধু প্রথম অংশ দিয়ে খোঁজা হয়েছে: “${used}”।`,
    sortBy: 'সাজান',
    asListed: 'তালিকার ক্রমে',
    ascending: {
      text: (column) => `${column}, ক থেকে হ`,
      number: (column) => `${column}, ছোট থেকে বড়`,
      date: (column) => `${column}, পুরোনো আগে`,
    },
    descending: {
      text: (column) => `${column}, হ থেকে ক`,
      number: (column) => `${column}, বড় থেকে ছোট`,
      date: (column) => `${column}, নতুন আগে`,
    },
    found: (found, all) => `${all}, পাওয়া গেছে ${found}`,
    shown: (shown, all) => `${all}, দেখানো হচ্ছে ${shown}`,
    more: 'আরও দেখুন',
    actions: 'কাজ',
    arrowKeys: 'কিবোর্ডের তীর চিহ্ন দিয়ে এক ঘর থেকে আরেক ঘরে যাওয়া যায়।',
    nothingFound: { title: 'কিছু পাওয়া যায়নি', advice: 'কম অক্ষর বা অন্য কোনো শব্দ দিয়ে খুঁজুন।' },
    clearSearch: 'খোঁজ মুছে দিন',
  },
} satisfies Pick<Texts, 'table'>;
