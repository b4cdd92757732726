const emailLength = 320;

/** The maximum length of every text of an entity that comes from outside, in characters. */
export const textLengths = {
  parts: { product_name: 200, description: 5000, price: 100, image: 2048, shelf: 50 },
  orders: { userEmail: emailLength, userName: 200, product_name: 200, address: 1000, phone: 50, note: 500 },
  reviews: { reviewName: 200, reviewerEmail: emailLength, productName: 200, description: 5000 },
  users: { email: emailLength, username: 200, loaction: 500, phone: 50 },
  customers: { name: 200, address: 1000, note: 2000, email: emailLength },
  ledger_entries: { reference: 100, note: 500 },
  cheques: { reference: 100, note: 500, reason: 500 },
  cash_entries: { note: 500 },
  credit_notes: { reason: 500 },
} as const;

/** The maximum length of a text that is searched for. */
export const searchLength = 200;

/** The maximum length of a text with phone numbers of a customer. */
export const phoneTextLength = 200;

/** The maximum length of the reason of a step or a return. */
export const reasonLength = 500;
