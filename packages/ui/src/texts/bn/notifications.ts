import type { Texts } from '../en.js';

/** The Bangla of the section `notifications`. */
export const notificationsTexts = {
  notifications: {
    title: 'নোটিফিকেশন',
    lead: 'কী কী জানতে চান আর কীভাবে, তা বেছে নিন। ইমেইলের জন্য যাচাই করা ঠিকানা আর এসএমএসের জন্য ওপরের ফোন নম্বর লাগবে।',
    language: 'বার্তার ভাষা',
    kinds: {
      newOrder: 'নতুন অর্ডার',
      cancelledLine: 'অর্ডারের কোনো পার্টস বাতিল হলে',
      lowStock: 'যেসব পার্টস কিনতে হবে, দিনে একবার',
      failedBackup: 'ব্যাকআপ না হলে, দিনে একবার',
      orderStep: 'আমার অর্ডারের অগ্রগতি',
      changedTerms: 'আমার অর্ডারের শর্ত বদলালে',
      invoice: 'আমার অর্ডারের চালান',
    },
    channels: { email: 'ইমেইল', push: 'ব্রাউজার', webhook: 'এসএমএস' },
    browser: 'কিছু ঘটলে এই ব্রাউজার আপনাকে জানাবে, দোকানের পেজ খোলা না থাকলেও।',
    browserOff: 'এই ব্রাউজার এখনো কিছু জানায় না।',
    browserDenied: 'এই ব্রাউজারে এই সাইটের বার্তা বন্ধ করা আছে। ব্রাউজারের সেটিংসে এই সাইটের জন্য তা চালু করুন।',
    browserFailed: 'এই ব্রাউজার তার বার্তা-সেবার সঙ্গে যোগাযোগ করতে পারেনি। একটু পরে আবার চেষ্টা করুন।',
    turnOn: 'এই ব্রাউজারে চালু করুন',
    offerTitle: 'অর্ডার এগোলেই জানুন',
    offerLead: 'অর্ডার নিশ্চিত, প্যাক বা হস্তান্তর হলে আমরা এই ব্রাউজারে আপনাকে জানাতে পারি।',
    notNow: 'এখন নয়',
    turnedOn: 'এই ব্রাউজার আপনাকে জানাবে।',
    mailbox: 'ডেমোর মেইলবক্স',
    subject: 'বিষয়',
    from: 'প্রেরক',
    to: 'প্রাপক',
    mailContent: 'ইমেইলের লেখা',
    undelivered: (_, formatted) => `${formatted}টি বার্তা পৌঁছানো যায়নি`,
    undeliveredLine: (kind, channel, email) => `${kind}, ${channel}: ${email}`,
  },
} satisfies Pick<Texts, 'notifications'>;
