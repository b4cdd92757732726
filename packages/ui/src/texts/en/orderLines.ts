/** The English texts of an order of several lines. */
export const orderLinesTexts = {
  orderLines: {
    progress: (count: string, all: string, status: string) => `${count} of ${all} ${status.toLowerCase()}`,
    /** The cancelled lines beside others, behind the progress. */
    cancelled: (count: string) => `${count} cancelled`,
    parts: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'part' : 'parts'}`,
    partsAndPieces: (parts: string, pieces: string) => `${parts} · ${pieces}`,
    due: (amount: string) => `Due ${amount}`,
    paid: 'Paid',
    paidAmount: (amount: string) => `Paid ${amount}`,
    discount: (amount: string) => `Discount ${amount}`,
    delivery: (amount: string) => `Delivery ${amount}`,
    invoice: (number: string) => `Invoice ${number}`,
    list: 'Parts of this order',
    number: 'Order number',
    toBeAgreed: 'To be agreed',
    andToBeAgreed: (count: number, formatted: string) =>
      `plus ${formatted} ${count === 1 ? 'part whose price is' : 'parts whose prices are'} to be agreed`,
    historyOf: (part: string) => `History: ${part}`,
    note: 'Note',
    actionNamed: (action: string, part: string) => `${action}: ${part}`,
    cancelLine: 'Cancel',
    /** One of the `orders.steps` for several lines. */
    stepAll: (step: string, count: number, formatted: string) =>
      `${step} ${formatted} ${count === 1 ? 'part' : 'parts'}`,
    cancelAll: 'Cancel the whole order',
    cancelLeft: (count: number, formatted: string) => `Cancel the other ${count === 1 ? 'part' : `${formatted} parts`}`,
    cancelTitle: (number: string) => `Cancel order ${number}?`,
    cancelWarning: (count: number, formatted: string) =>
      `${formatted} ${count === 1 ? 'part is' : 'parts are'} cancelled and go back into stock. The customer sees the reason.`,
    deleteAll: 'Delete the whole order',
    deleteLeft: (count: number, formatted: string) => `Delete the other ${count === 1 ? 'part' : `${formatted} parts`}`,
    deleteTitle: (number: string) => `Delete order ${number}?`,
    deleteWarning: (count: number, formatted: string) =>
      `${formatted} ${count === 1 ? 'part is' : 'parts are'} deleted and must be ordered again. Parts that are already packed stay.`,
    deleted: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'part' : 'parts'} deleted.`,
    failed: (parts: string, reason: string) => `Not done for ${parts}: ${reason}`,
    notOnSale: (parts: string) => `No longer on sale, so not in the basket: ${parts}`,
    callMessage: (number: string) => `Hello, this is about my order ${number}.`,
    message: (customer: string, number: string) => `Hello ${customer}, this is about your order ${number}.`,
  },
};
