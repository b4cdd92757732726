import type { PartValueLabel } from '../parts/partValues.js';

/** The words of exported lists in English; the catalogue of the screens has them from here. */
export const exportTextsEn = {
  parts: {
    productName: 'Product name',
    description: 'Description',
    price: 'Price',
    image: 'Image URL',
    minimumOrder: 'Minimum order quantity',
    available: 'Available quantity',
    reorderLevel: 'Reorder level',
    shelf: 'Shelf',
    extra: 'Further details',
  } satisfies Record<PartValueLabel | 'extra', string>,
  users: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    location: 'Location',
    phone: 'Phone',
    admin: 'Admin',
    customer: 'Customer',
    extra: 'Further details',
  },
  orders: {
    number: 'Order number',
    placedAt: 'Ordered on',
    status: 'Status',
    quantity: 'Quantity',
    name: 'Name',
    email: 'Email',
    address: 'Address',
    phone: 'Phone',
    parts: 'Parts',
    amount: 'Amount',
    discount: 'Discount',
    delivery: 'Delivery',
    total: 'Total',
    note: 'Note',
    extra: 'Further details',
    statuses: {
      placed: 'Placed',
      confirmed: 'Confirmed',
      packed: 'Packed',
      handedOver: 'Handed over',
      cancelled: 'Cancelled',
      returned: 'Returned',
    },
  },
  customers: {
    balance: 'Balance',
    /** The sum of the cheques that have not cleared. */
    cheques: 'In cheques',
    creditLimit: 'Credit limit',
    lastOrder: 'Last order',
    note: 'Note',
  },
  /** The columns of entries, their kinds and the ways to pay. */
  ledger: {
    date: 'Date',
    /** The closed day that an entry belongs to. */
    belongsTo: 'Belongs to',
    entry: 'Entry',
    method: 'Method',
    reference: 'Reference',
    chequeDate: 'Date on the cheque',
    note: 'Note',
    amount: 'Amount',
    balance: 'Balance',
    kinds: {
      charge: 'Hand-over',
      payment: 'Payment',
      refund: 'Refund',
      return: 'Return',
      adjustment: 'Adjustment',
      reversal: 'Reversal',
      cashIn: 'Cash in',
      cashOut: 'Cash out',
    },
    methods: {
      cash: 'Cash',
      bkash: 'bKash',
      nagad: 'Nagad',
      bank: 'Bank',
      cheque: 'Cheque',
      other: 'Other',
    },
  },
  /** The columns of cheques, and what became of one. */
  cheques: {
    receivedAt: 'Received',
    number: 'Cheque number',
    status: 'Status',
    reason: 'Reason',
    statuses: {
      received: 'Not cleared yet',
      cleared: 'Cleared',
      bounced: 'Bounced',
      cancelled: 'Cancelled',
    },
  },
  /** The columns of closed days. */
  closedDays: {
    day: 'Day',
    expectedCash: 'Expected cash',
    countedCash: 'Counted cash',
    difference: 'Difference',
  },
  audit: {
    at: 'Time',
    actor: 'Who',
    action: 'What',
    subject: 'About',
    detail: 'Details',
    /** Names of actions, such as `change part`; an action without one is shown as the host names it, which is English. */
    actions: {} as Readonly<Record<string, string>>,
  },
};

/** The words of exported lists. */
export type ExportTexts = typeof exportTextsEn;
