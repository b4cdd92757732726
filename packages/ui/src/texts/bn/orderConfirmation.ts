import type { Texts } from '../en.js';

/** The Bangla of the section `orderConfirmation`. */
export const orderConfirmationTexts = {
  orderConfirmation: {
    title: 'আপনার অর্ডার আমরা পেয়েছি',
    lead: 'যেকোনো সময় “আমার অর্ডার” পেজে দেখতে পাবেন।',
    orderAnother: 'আরেকটি অর্ডার দিন',
    print: 'প্রিন্ট করুন',
  },
} satisfies Pick<Texts, 'orderConfirmation'>;
