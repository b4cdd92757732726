import type { Texts } from '../en.js';

/** The Bangla of the section `verification`. */
export const verificationTexts = {
  verification: {
    title: 'আপনার ইমেইল ঠিকানা যাচাই করুন',
    lead: (email) => `সাইন আপের সময় ${email} ঠিকানায় পাঠানো লিংকটি খুলুন, অথবা নতুন লিংক চেয়ে নিন।`,
    send: 'নতুন লিংক পাঠান',
    sent: (email) =>
      `${email} ঠিকানায় লিংক পাঠানো হচ্ছে। কয়েক মিনিট লাগতে পারে। স্প্যাম ফোল্ডারও দেখুন। এক মিনিট পর আরেকটি লিংক চাইতে পারবেন।`,
    check: 'লিংকটি খুলেছি',
    verified: 'আপনার ইমেইল ঠিকানা যাচাই হয়েছে।',
    noMail: 'এই ডেমো থেকে ইমেইল যায় না। লিংকটি এখানেই খুলুন।',
    openLink: 'লিংকটি খুলুন',
  },
} satisfies Pick<Texts, 'verification'>;
