import type { Texts } from '../en.js';

/** The Bangla of the section `offlineQueue`. */
export const offlineQueueTexts = {
  offlineQueue: {
    keep: 'রেখে দিন, সংযোগ ফিরলে পাঠানো হবে',
    title: 'পাঠানোর অপেক্ষায়',
    lead: 'আপনি অনলাইনে এলে আর এই ডিভাইসে লগইন থাকলে পাঠানো হবে।',
    saved: 'অর্ডারটি রাখা হয়েছে। আপনি অনলাইনে এলে পাঠানো হবে।',
    savedUntilSent: 'অর্ডারটি রাখা হয়েছে। অনলাইনে এলে এখান থেকে বা “আমার অর্ডার” থেকে পাঠান।',
    notSaved: 'অর্ডারটি রাখা গেল না: ব্রাউজারের স্টোরেজ ভরে গেছে বা বন্ধ আছে। পেজটি খোলা রেখে অনলাইনে এলে অর্ডার করুন।',
    more: (_, formatted) => `আর ${formatted}টি পার্টস`,
    notOnSale: (names) => `${names} এখন আর বিক্রি হয় না। এই অর্ডারটি মুছে বাকি পার্টসগুলো আবার অর্ডার করুন।`,
    send: 'এখনই পাঠান',
    discard: 'বাদ দিন',
    priceChanged: (before, now) => `দাম ছিল ${before}, এখন ${now}।`,
    expired: (until) => `এক দিনের মধ্যে পাঠানো যায়নি, তাই নিজে পাঠান বা বাদ দিন। এই ডিভাইসে থাকবে ${until} পর্যন্ত।`,
    signOut: 'না পাঠানো অর্ডার বাদ দিয়ে লগআউট করবেন?',
    signOutWarning: 'এই ডিভাইসে অপেক্ষায় থাকা অর্ডার আর পাঠানো হবে না।',
  },
} satisfies Pick<Texts, 'offlineQueue'>;
