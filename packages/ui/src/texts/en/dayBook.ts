/** The English of the section `dayBook`, for `useTexts`. */
export const dayBookTexts = {
  dayBook: {
    previous: 'Previous day',
    next: 'Next day',
    day: 'Day',
    openingCash: 'Opening cash',
    closingCash: 'Closing cash',
    netCash: 'Net cash',
    methodsTitle: 'By method',
    method: 'Method',
    received: 'Received',
    /** Money that was paid back or whose payment was reversed. */
    out: 'Out',
    net: 'Net',
    entriesTitle: 'Payments, refunds and reversals',
    time: 'Time',
    customer: 'Customer',
    amount: 'Amount',
    total: 'Total',
    empty: { title: 'No money on this day', advice: 'Payments appear here as they are taken.' },
    takePayment: 'Take payment',
    print: 'Print',
  },
};
