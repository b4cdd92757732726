import type { Texts } from '../en.js';

/** The Bangla of the section `contact`. */
export const contactTexts = {
  contact: {
    title: 'দোকানে জেনে নিন',
    call: (phone) => `ফোন করুন ${phone}`,
    message: 'WhatsApp-এ মেসেজ পাঠান',
    part: (name, quantity) => `আসসালামু আলাইকুম, এই পার্টসটি নিয়ে জানতে চাই: ${name}। পরিমাণ: ${quantity}টি।`,
    outOfStock: (name, quantity) =>
      `আসসালামু আলাইকুম, আপনাদের সাইটে ${name} স্টকে নেই দেখাচ্ছে। আমার ${quantity}টি দরকার। কবে পাওয়া যাবে?`,
    mayBePlaced: (name, quantity) =>
      `আসসালামু আলাইকুম, আমি ${name} ${quantity}টি অর্ডার করতে চেয়েছিলাম, কিন্তু সাইট থেকে উত্তর আসেনি। অর্ডারটি কি আপনারা পেয়েছেন?`,
    notFound: (search) => `আসসালামু আলাইকুম, এই পার্টসটি আপনাদের সাইটে খুঁজে পাচ্ছি না: ${search}। আপনাদের কাছে আছে?`,
    general: 'আসসালামু আলাইকুম, একটি পার্টস খুঁজছি, আপনাদের সাইটে পাচ্ছি না।',
  },
} satisfies Pick<Texts, 'contact'>;
