import { exportTextsBn as exported } from '@dealerkit/domain/exports/exportTextsBn';
import type { Texts } from '../en.js';

/** The Bangla of the section `users`. */
export const usersTexts = {
  users: {
    ...exported.users,
    count: (_, formatted) => `${formatted} জন ব্যবহারকারী`,
    empty: { title: 'এখনো কোনো ব্যবহারকারী নেই', advice: 'যিনি সাইন আপ করবেন, তাঁকে এখানে দেখা যাবে।' },
    makeAdmin: 'অ্যাডমিন করুন',
    makeAdminNamed: (name) => `${name}-কে অ্যাডমিন করুন`,
    makeAdminTitle: (name) => `${name}-কে অ্যাডমিন করবেন?`,
    makeAdminWarning: (email) => `${email} সব ব্যবহারকারী দেখতে, পার্টস যোগ করতে ও মুছতে, আর অন্যদের অ্যাডমিন করতে পারবেন।`,
    makeAdminFinal: 'এখান থেকে তা আর বাতিল করা যাবে না।',
    addressVerified: 'ইমেইল ঠিকানাটি যাচাই করা।',
    addressNotVerified: 'ইমেইল ঠিকানাটি যাচাই করা হয়নি, তাই অন্য কেউ এই ঠিকানায় অ্যাকাউন্ট খুলে থাকতে পারেন।',
    notNow: 'এখন নয়',
    madeAdmin: 'সফলভাবে অ্যাডমিন করা হয়েছে',
    makeAdminFailed: 'অ্যাডমিন করা যায়নি',
    verified: 'যাচাই করা',
    notVerified: 'যাচাই করা নয়',
    blocked: 'ব্লক করা',
    unchanged: 'অন্য একজন অ্যাডমিন আগেই এটি করেছেন।',
    moreActions: (name) => `${name}: আরও কাজ`,
    removeAdmin: {
      label: 'অ্যাডমিন সরান',
      title: (name) => `${name}-কে অ্যাডমিন থেকে সরাবেন?`,
      warning: (email) => `${email} আর সব ব্যবহারকারী দেখতে, পার্টস যোগ করতে ও মুছতে, বা অন্যদের অ্যাডমিন করতে পারবেন না।`,
      done: 'অ্যাডমিন থেকে সরানো হয়েছে',
    },
    block: {
      label: 'ব্লক করুন',
      title: (name) => `${name}-কে ব্লক করবেন?`,
      warning: (email) =>
        `${email} লগআউট হয়ে যাবেন, আর আনব্লক না করা পর্যন্ত লগইন বা অর্ডার করতে পারবেন না। আগের অর্ডারগুলো থেকে যাবে।`,
      done: 'ব্যবহারকারীকে ব্লক করা হয়েছে',
    },
    unblock: {
      label: 'আনব্লক করুন',
      title: (name) => `${name}-কে আনব্লক করবেন?`,
      warning: (email) => `${email} আবার লগইন ও অর্ডার করতে পারবেন।`,
      done: 'ব্যবহারকারীকে আনব্লক করা হয়েছে',
    },
    signOut: {
      label: 'লগআউট করান',
      title: (name) => `${name}-কে সব ডিভাইস থেকে লগআউট করাবেন?`,
      warning: (email) => `${email} সব ডিভাইস থেকে লগআউট হয়ে যাবেন, তবে আবার লগইন করতে পারবেন।`,
      done: 'ব্যবহারকারীকে সব ডিভাইস থেকে লগআউট করানো হয়েছে',
    },
  },
} satisfies Pick<Texts, 'users'>;
