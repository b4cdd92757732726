import type { Texts } from '../en.js';

/** The Bangla of the section `facts`. */
export const factsTexts = {
  facts: {
    title: 'বিক্রেতার দেওয়া তথ্য',
    oem: 'OEM নম্বর',
    replaces: 'যে নম্বরের বদলে চলে',
    replacedBy: 'এর বদলে এখন চলে',
    fits: 'যে গাড়ির জন্য',
    category: 'ধরন',
    brand: 'ব্র্যান্ড',
    grade: 'গ্রেড',
    origin: 'তৈরির দেশ',
    unit: 'একক',
    number: 'পার্ট নম্বর',
    categoryHint: 'যেমন ক্লাচ বা ফিল্টার। ক্রেতারা এটি দিয়ে পার্টস বাছাই করেন।',
    suggestedCategory: (category) => `নাম দেখে মনে হচ্ছে: ${category}। ঘরটি খালি থাকলে দোকানে এটিই ব্যবহার হবে।`,
    gradeHint: 'যেমন জেনুইন বা রিকন্ডিশনড',
    originHint: 'যে দেশে তৈরি',
    unitHint: 'দামটি কিসের, যেমন পিস বা সেট',
    replacedByHint: 'এখন এর জায়গায় যে পার্টস চলে, তার নম্বর। ক্রেতাদের সেটি দেখানো হবে।',
  },
} satisfies Pick<Texts, 'facts'>;
