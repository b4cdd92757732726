import type { Texts } from '../en.js';

/** The Bangla of the section `counterOrder`. */
export const counterOrderTexts = {
  counterOrder: {
    lead: 'কাউন্টারে বা ফোনে যে ক্রেতা আছেন, তাঁর জন্য অর্ডার দিন।',
    part: 'পার্টস',
    lines: 'অর্ডারের পার্টস',
    search: 'পার্টস খুঁজুন',
    searchHint: 'নম্বর লিখে এন্টার চাপুন, কয়টি লাগবে লিখে আবার এন্টার চাপুন। নাম লিখলে তালিকা থেকে বেছে নিন।',
    notOneNumber: 'ঠিক এই নম্বরের এমন কোনো পার্টস নেই, যা অর্ডার করা যায়। তালিকা থেকে বেছে নিন।',
    noLines: 'আগে একটি পার্টস বেছে নিন।',
    full: 'এক অর্ডারে সর্বোচ্চ ২০০টি পার্টস থাকে।',
    noParts: 'এমন কোনো পার্টস নেই।',
    choose: 'বেছে নিন',
    chooseNamed: (part) => `বেছে নিন: ${part}`,
    name: 'ক্রেতার নাম',
    email: 'ক্রেতার ইমেইল',
    emailHint: 'ক্রেতার অ্যাকাউন্ট না থাকলে খালি রাখুন। অর্ডারটি তখন আপনার নামে তালিকায় থাকবে।',
    addressDefault: 'কাউন্টার থেকে নেবেন',
    nameRequired: 'নাম দিতে হবে',
    submit: 'অর্ডার দিন',
    placedTitle: 'অর্ডারটি দেওয়া হয়েছে',
    next: 'পরের অর্ডার',
  },
} satisfies Pick<Texts, 'counterOrder'>;
