import type { Texts } from '../en.js';

/** The Bangla of the section `gallery`. */
export const galleryTexts = {
  gallery: {
    label: (part) => `${part}: ছবি`,
    picture: (index, count) => `${count}টির মধ্যে ${index} নম্বর ছবি`,
    previous: 'আগের ছবি',
    next: 'পরের ছবি',
    enlarge: 'ছবি বড় করে দেখুন',
    zoomIn: 'আরও বড় করুন',
    zoomOut: 'ছোট করুন',
    whole: 'পুরো ছবি',
    zoom: (percentage) => `আকার ${percentage}`,
    hint: 'মাউসের চাকা, দুই আঙুল, অথবা + ও − চেপে ছবি বড়-ছোট করুন। বড় করা ছবি সরাতে তীর চিহ্নের বোতাম চাপুন।',
  },
} satisfies Pick<Texts, 'gallery'>;
