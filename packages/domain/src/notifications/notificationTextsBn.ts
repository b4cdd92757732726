import type { NotificationTexts } from './notificationTextsEn.js';

const statuses = {
  placed: 'নিশ্চিতকরণের অপেক্ষায়',
  confirmed: 'নিশ্চিত হয়েছে',
  packed: 'প্যাক করা হয়েছে',
  handedOver: 'হস্তান্তর করা হয়েছে',
  cancelled: 'বাতিল হয়েছে',
  returned: 'ফেরত নেওয়া হয়েছে',
};

/** The texts of notifications in Bangla. */
export const notificationTextsBn: NotificationTexts = {
  subjects: {
    newOrder: ({ number }) => `নতুন অর্ডার ${number}`,
    cancelledLine: ({ number }) => `অর্ডার ${number}: একটি পার্টস বাতিল হয়েছে`,
    lowStock: () => 'যেসব পার্টস কিনতে হবে',
    failedBackup: () => 'ব্যাকআপ ঠিকমতো হয়নি',
    orderStep: ({ number, status = 'placed' }) => `অর্ডার ${number}: ${statuses[status]}`,
    changedTerms: ({ number }) => `অর্ডার ${number}: শর্ত বদলেছে`,
    invoice: ({ number }) => `অর্ডার ${number}: চালান তৈরি`,
  },
  steps: {
    placed: 'এই পার্টসগুলো আবার নিশ্চিতকরণের অপেক্ষায় আছে:',
    confirmed: 'এই পার্টসগুলো আমরা নিশ্চিত করেছি:',
    packed: 'এই পার্টসগুলো প্যাক করা হয়েছে:',
    handedOver: 'এই পার্টসগুলো হস্তান্তর করা হয়েছে:',
    cancelled: 'এই পার্টসগুলো বাতিল হয়েছে:',
    returned: 'এই পার্টসগুলো ফেরত নেওয়া হয়েছে:',
  },
  newOrder: (name) => `${name} অর্ডার করেছেন:`,
  cancelledLine: 'এই পার্টসগুলো আর লাগবে না, এগুলো আবার স্টকে যোগ হয়েছে:',
  changedTerms: 'আপনার অর্ডারের দাম, ছাড়, ডেলিভারি চার্জ বা নোট আমরা বদলেছি।',
  invoice: (invoice) => `চালান ${invoice} তৈরি হয়েছে, এখন দেখতে ও প্রিন্ট করতে পারবেন।`,
  lowStock: 'এই পার্টসগুলোর স্টক নির্ধারিত পরিমাণের নিচে নেমে গেছে:',
  problems: {
    failed: 'শেষ ব্যাকআপটি করা যায়নি। কারণ সার্ভারের লগে লেখা আছে।',
    notCopied: 'শেষ ব্যাকআপটি দ্বিতীয় ফোল্ডারে কপি করা যায়নি। কারণ সার্ভারের লগে লেখা আছে।',
    late: 'নির্ধারিত সময়ের চেয়ে বেশি দিন ধরে কোনো ব্যাকআপ হয়নি। কারণ সার্ভারের লগে লেখা আছে।',
  },
  line: (pieces, name) => `${name}: ${pieces}টি`,
  stock: (pieces, name) => `${name}: স্টকে আছে ${pieces}টি`,
  more: (count) => `এবং আরও ${count}টি`,
  digest: (count) => `${count}টি বার্তা`,
  digestLead: 'আপনাকে জানাতে না পারার সময়ে যা যা হয়েছে:',
  openOrder: 'অর্ডারটি দেখুন',
  openInvoice: 'চালানটি দেখুন',
  openPurchaseList: 'কেনার তালিকা দেখুন',
  openDashboard: 'ড্যাশবোর্ড দেখুন',
  greeting: (name) => `প্রিয় ${name},`,
  reason: (shop) => `${shop}-এ আপনার অ্যাকাউন্ট আছে বলে এই ইমেইল পেয়েছেন।`,
  choose: 'কী কী জানতে চান তা বেছে নিন',
  unsubscribe: 'এই ধরনের ইমেইল বন্ধ করুন',
  unsubscribeQuestion: 'এই ধরনের ইমেইল আর পেতে চান না?',
  unsubscribed: 'এই ধরনের ইমেইল আর পাবেন না। চাইলে “আমার প্রোফাইল” পেজে তা বদলাতে পারবেন।',
  unknownLink: 'লিংকটি সম্পূর্ণ নয়। ইমেইল থেকে আবার খুলুন, অথবা “আমার প্রোফাইল” পেজে পছন্দ বদলান।',
};
