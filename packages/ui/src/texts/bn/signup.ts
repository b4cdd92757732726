import type { Texts } from '../en.js';

/** The Bangla of the section `signup`. */
export const signupTexts = {
  signup: {
    name: 'নাম',
    submit: 'সাইন আপ করুন',
    passwordHint: 'কমপক্ষে ৬ অক্ষর',
    haveAccount: 'আগে থেকেই অ্যাকাউন্ট আছে?',
    toLogin: 'লগইন করুন',
    nameRequired: 'নাম দিতে হবে',
    passwordTooShort: 'পাসওয়ার্ড ছয় বা তার বেশি অক্ষরের হতে হবে',
  },
} satisfies Pick<Texts, 'signup'>;
