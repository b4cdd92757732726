import type { Texts } from '../en.js';

/** The Bangla of the section `deleteModal`. */
export const deleteModalTexts = {
  deleteModal: {
    title: (name) => `${name} মুছে ফেলতে চান?`,
    orderWarning: 'মুছে ফেললে পার্টসটি আবার অর্ডার করতে হবে।',
    partWarning: 'মুছে ফেললে পার্টসটি হোম পেজে আর দেখা যাবে না।',
    reviewWarning: 'মুছে ফেললে মতামতটি হোম পেজে আর দেখা যাবে না।',
    delete: 'মুছুন',
    cancel: 'বাতিল',
    deleteNamed: (name) => `${name} মুছুন`,
    deleted: (product) => `${product} মুছে ফেলা হয়েছে।`,
    reviewDeleted: 'মতামতটি মুছে ফেলা হয়েছে।',
    nothingDeleted: 'কিছু মোছা হয়নি, কারণ এটি আগেই মুছে ফেলা হয়েছে। তালিকাটি আপডেট করা হয়েছে।',
  },
} satisfies Pick<Texts, 'deleteModal'>;
