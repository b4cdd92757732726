import { exportTextsBn as exported } from '@dealerkit/domain/exports/exportTextsBn';
import type { Texts } from '../en.js';

/** The Bangla of the section `addPart`. */
export const addPartTexts = {
  addPart: {
    ...exported.parts,
    lead: 'যোগ করার সঙ্গে সঙ্গে হোম পেজে নতুন পার্টসের মধ্যে দেখা যাবে।',
    preview: 'যেমন দেখাবে',
    priceHint: (price) => `সংখ্যায়, যেমন ${price}, অথবা কথায়, যেমন “দাম জেনে নিন”`,
    oem: 'OEM নম্বর',
    replaces: 'যে নম্বরের বদলে চলে',
    numbersHint: 'নম্বরগুলো কমা দিয়ে আলাদা করুন। প্রতিটি নম্বর দিয়েই ক্রেতারা পার্টসটি খুঁজে পাবেন।',
    fits: 'যে গাড়ির জন্য',
    fitsHint: 'গাড়ি বা ইঞ্জিনের নাম সেমিকোলন (;) দিয়ে আলাদা করুন। আপনার দেওয়া তথ্য হিসেবেই দেখানো হবে।',
    imageHint: 'ইন্টারনেটে ছবিটির ঠিকানা; লম্বা-চওড়ায় সমান ছবি সবচেয়ে ভালো মানায়।',
    availableHint: 'স্টকের পরিমাণ না থাকলে পার্টসটি এখানে অর্ডার করা যাবে না।',
    reorderHint: 'স্টক এর চেয়ে কমলে পার্টসটি কেনার তালিকায় আসে। খালি থাকলে সর্বনিম্ন অর্ডারের তিন গুণ।',
    shelfHint: 'পার্টসটি কোথায় রাখা আছে; মাল তোলার তালিকায় থাকে। শুধু অ্যাডমিনরা দেখেন।',
    descriptionTooLong: (length, maximum) =>
      `বিবরণ, অন্যান্য তথ্য ও বাড়তি ছবি মিলিয়ে ${length} অক্ষর হয়েছে। সর্বোচ্চ ${maximum} অক্ষর রাখুন।`,
    submit: 'পার্টস যোগ করুন',
    imageRequired: 'ছবির ঠিকানা দিতে হবে',
    minimumOrderRequired: 'সর্বনিম্ন অর্ডারের পরিমাণ দিতে হবে',
    quantityWhole: 'পূর্ণ সংখ্যায় দিতে হবে',
    minimumOrderTooSmall: 'কমপক্ষে ১টি হতে হবে',
    cannotBeNegative: 'শূন্যের কম হতে পারে না',
    quantityTooLarge: (maximum) => `সর্বোচ্চ ${maximum} হতে পারে`,
    tooManyDecimals: (digits) => `দশমিকের পরে সর্বোচ্চ ${digits}টি অঙ্ক লিখুন`,
    priceTooHigh: (maximum) => `দাম সর্বোচ্চ ${maximum} হতে পারে`,
    pictureLoading: 'ছবি লোড হচ্ছে …',
    pictureFound: 'ছবি পাওয়া গেছে।',
    pictureMissing: 'এই ঠিকানায় কোনো ছবি নেই। ক্রেতারা এর বদলে একটি আঁকা ছবি দেখবেন।',
    added: 'পার্টস সফলভাবে যোগ হয়েছে',
  },
} satisfies Pick<Texts, 'addPart'>;
