import type { Texts } from '../en.js';

/** The Bangla of the section `print`. */
export const printTexts = {
  print: {
    paper: 'কাগজ',
    papers: { a4: 'এ৪', a5: 'এ৫', receipt: '৮০ মিমি রোল', receipt58: '৫৮ মিমি রোল' },
    print: 'প্রিন্ট করুন',
    number: (number) => `অর্ডার ${number}`,
    deliverTo: 'যেখানে যাবে',
    scan: 'অর্ডারটি খুলতে স্ক্যান করুন',
    received: 'বুঝে নিলেন',
    slips: (_, formatted) => `${formatted}টি স্লিপ`,
    pickingList: 'মাল তোলার তালিকা',
    pickingLead: (orders) => `যে অর্ডারের জন্য: ${orders}`,
    purchaseList: 'কেনার তালিকা',
    purchaseLead: (parts, date) => `${parts}, ${date}`,
    parts: (_, formatted) => `${formatted}টি পার্টস`,
    picked: 'পার্টস',
    pieces: 'কয়টি',
    stock: 'স্টকে আছে',
    sold: '৩০ দিনে বিক্রি',
    toBuy: 'কিনতে হবে',
    shelf: (shelf) => `তাক ${shelf}`,
    piecesFor: (order, pieces) => `${order} × ${pieces}`,
    backToOrders: 'অর্ডারে ফিরুন',
    backToOverview: 'সারসংক্ষেপে ফিরুন',
  },
} satisfies Pick<Texts, 'print'>;
