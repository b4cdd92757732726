import type { Texts } from '../en.js';

/** The Bangla of the section `notFound`. */
export const notFoundTexts = {
  notFound: {
    advice: 'এই পেজটি নেই। হয়তো সরানো হয়েছে, অথবা ঠিকানা লিখতে ভুল হয়েছে।',
  },
} satisfies Pick<Texts, 'notFound'>;
