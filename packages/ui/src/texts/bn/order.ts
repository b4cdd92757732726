import { exportTextsBn as exported } from '@dealerkit/domain/exports/exportTextsBn';
import type { Texts } from '../en.js';

/** The Bangla of the section `order`. */
export const orderTexts = {
  order: {
    title: 'এখানে অর্ডার করুন',
    name: exported.orders.name,
    email: exported.orders.email,
    address: exported.orders.address,
    phone: exported.orders.phone,
    quantity: exported.orders.quantity,
    submit: 'অর্ডার দিন',
    addressRequired: 'ঠিকানা দিতে হবে',
    phoneRequired: 'ফোন নম্বর দিতে হবে',
    phoneInvalid: 'ফোন নম্বরে অন্তত ৬টি সংখ্যা থাকতে হবে',
    quantityOutOfRange: 'পরিমাণ সর্বনিম্ন অর্ডারের কম বা স্টকের বেশি হতে পারবে না',
    notEnough: (available, minimum) =>
      `মাত্র ${available}টি আছে, অথচ সর্বনিম্ন অর্ডার ${minimum}টি। এই মুহূর্তে এই পার্টস অর্ডার করা যাবে না।`,
    unnamed: 'এই পার্টসের এখনো নাম দেওয়া হয়নি, তাই অর্ডার করা যাবে না।',
    signedOut: 'এই পার্টস অর্ডার করতে লগইন করুন।',
    placed: 'অর্ডার সফলভাবে দেওয়া হয়েছে',
    mayBePlaced: 'দোকান থেকে উত্তর আসেনি, কিন্তু অর্ডারটি হয়তো হয়ে গেছে। আবার অর্ডার করার আগে “আমার অর্ডার” পেজে দেখে নিন।',
    total: 'মোট',
    refusals: {
      order: 'কিছুই অর্ডার হয়নি, কারণ কয়েকটি পার্টস দেওয়া যাচ্ছে না। সেগুলো ঠিক করে আবার চেষ্টা করুন।',
      notOnSale: 'এই পার্টস এখন আর বিক্রি হয় না।',
      outOfStock: 'এই পার্টস এখন স্টকে নেই।',
      left: (_, formatted) => `মাত্র ${formatted}টি আছে।`,
      belowMinimum: (minimum) => `অন্তত ${minimum}টি অর্ডার করতে হবে।`,
    },
  },
} satisfies Pick<Texts, 'order'>;
