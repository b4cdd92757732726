import type { Texts } from '../en.js';

/** The Bangla of the section `purchase`. */
export const purchaseTexts = {
  purchase: {
    gone: {
      title: 'এই পার্টস আর এখানে নেই',
      advice: 'হয়তো বিক্রি হয়ে গেছে বা সরিয়ে নেওয়া হয়েছে। দোকানে যা আছে, হোম পেজে দেখুন।',
    },
  },
} satisfies Pick<Texts, 'purchase'>;
