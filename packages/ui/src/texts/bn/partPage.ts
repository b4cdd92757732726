import type { Texts } from '../en.js';

/** The Bangla of the section `partPage`. */
export const partPageTexts = {
  partPage: {
    replacedBy: 'এই পার্টসের নতুন নম্বর:',
    outOfStock: 'এই পার্টসটি স্টকে নেই।',
    toAlternatives: 'এর বদলে যা স্টকে আছে, দেখুন',
    alternatives: 'এর বদলে যা স্টকে আছে',
    sameVehicle: (vehicle) => `${vehicle} গাড়ির আরও পার্টস`,
    recentlyViewed: 'একটু আগে যা দেখেছেন',
    deleted: (name) => `${name} আর এখানে নেই`,
    gone: {
      title: 'এই পার্টস আর এখানে নেই',
      advice: 'হয়তো বিক্রি হয়ে গেছে বা সরিয়ে নেওয়া হয়েছে। দোকানে যা আছে, হোম পেজে দেখুন।',
    },
    share: 'শেয়ার করুন',
    linkCopied: 'লিংক কপি হয়েছে',
    copyFailed: 'লিংক কপি করা যায়নি। ব্রাউজারের অ্যাড্রেস বার থেকে কপি করুন।',
  },
} satisfies Pick<Texts, 'partPage'>;
