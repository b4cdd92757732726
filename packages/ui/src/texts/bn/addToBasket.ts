import type { Texts } from '../en.js';

/** The Bangla of the section `addToBasket`. */
export const addToBasketTexts = {
  addToBasket: {
    add: 'ঝুড়িতে রাখুন',
    addNamed: (name) => `ঝুড়িতে রাখুন: ${name}`,
    inBasket: (name) => `ঝুড়িতে আছে: ${name}`,
    quantityOf: (name) => `${name}, পরিমাণ`,
    link: (_, formatted) => `ঝুড়ি, ${formatted}টি পার্টস`,
    count: (_, formatted) => `ঝুড়িতে ${formatted}টি পার্টস`,
    emptyAll: 'খালি করুন',
    stays: 'ঝুড়িটি এই ডিভাইসে রয়ে গেছে। অন্য কেউ ডিভাইসটি ব্যবহার করলে ঝুড়ি খালি করে দিন।',
    full: 'ঝুড়িতে সর্বোচ্চ ২০০টি পার্টস রাখা যায়। আগে কিছু অর্ডার করুন বা বাদ দিন।',
    remove: 'বাদ দিন',
    notStored: 'ব্রাউজারের স্টোরেজ ভরে গেছে বা বন্ধ আছে, তাই ঝুড়ির এই বদলটি রাখা গেল না। কিছু জায়গা খালি করুন, বা ফোনে অর্ডার দিন।',
  },
} satisfies Pick<Texts, 'addToBasket'>;
