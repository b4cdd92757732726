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
  },
} satisfies Pick<Texts, 'partPage'>;
