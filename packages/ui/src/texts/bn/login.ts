import type { Texts } from '../en.js';

/** The Bangla of the section `login`. */
export const loginTexts = {
  login: {
    email: 'ইমেইল',
    password: 'পাসওয়ার্ড',
    submit: 'লগইন করুন',
    google: 'Google দিয়ে চালিয়ে যান',
    or: 'অথবা',
    inApp:
      'এই অ্যাপের ভেতরে Google দিয়ে লগইন করা যায় না। উপরে আপনার ইমেইল দিন, অথবা পেজটি Chrome-এ খুলুন। বাটনে কাজ না হলে অ্যাপের মেনু থেকে “ব্রাউজারে খুলুন” বেছে নিন।',
    openInChrome: 'Chrome-এ খুলুন',
    noAccount: 'নতুন এসেছেন?',
    toSignup: 'অ্যাকাউন্ট খুলুন',
    emailRequired: 'ইমেইল দিতে হবে',
    emailInvalid: 'সঠিক ইমেইল দিন',
    passwordRequired: 'পাসওয়ার্ড দিতে হবে',
    passwordTooShort: 'পাসওয়ার্ড ৬ বা তার বেশি অক্ষরের হতে হবে',
    showPassword: 'পাসওয়ার্ড দেখান',
    hidePassword: 'পাসওয়ার্ড লুকান',
    demo: {
      title: 'ডেমো লগইন',
      advice: 'এই দোকানে এখন আসল লগইন নয়, ডেমো চলছে। অ্যাকাউন্টগুলো শুধু এই কম্পিউটারেই থাকে।',
      accounts: 'ডেমো অ্যাকাউন্ট',
      fill: 'বসান',
      fillNamed: (email) => `${email} বসান`,
    },
  },
} satisfies Pick<Texts, 'login'>;
