import type { Texts } from '../en.js';

/** The Bangla of the section `profile`. */
export const profileTexts = {
  profile: {
    lead: 'এই এলাকায় মাল পৌঁছে দেওয়া হবে, আর ড্রাইভার এই নম্বরে ফোন করবেন।',
    name: 'নাম',
    email: 'ইমেইল',
    location: 'এলাকা',
    phone: 'ফোন',
    readOnly: 'নাম ও ইমেইল আপনার অ্যাকাউন্ট থেকে আসে, এখানে বদলানো যায় না।',
    submit: 'প্রোফাইল আপডেট করুন',
    locationRequired: 'এলাকা দিতে হবে',
    phoneRequired: 'ফোন নম্বর দিতে হবে',
    updated: 'প্রোফাইল সফলভাবে আপডেট হয়েছে!',
    devices: 'আপনার ডিভাইস',
    signOutWarning:
      'ফোন হারিয়েছে, বা অন্য কম্পিউটারে লগইন করা রয়ে গেছে? এই ডিভাইসসহ সব জায়গা থেকে লগআউট করুন। তারপর যেখানে দরকার আবার লগইন করুন।',
    signOutEverywhere: 'সব ডিভাইস থেকে লগআউট করুন',
  },
} satisfies Pick<Texts, 'profile'>;
