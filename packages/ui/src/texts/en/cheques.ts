import { exportTextsEn as exported } from '@dealerkit/domain/exports/exportTextsEn';

/** The English of the section `cheques`, for `useTexts`. */
export const chequesTexts = {
  cheques: {
    ...exported.cheques,
    lead: 'A cheque counts in a balance once it has cleared.',
    date: 'Date',
    cheque: 'Cheque',
    amount: 'Amount',
    /** A cheque that can be taken to the bank. */
    due: 'Due',
    show: 'Show',
    all: 'All',
    empty: { title: 'No cheques', advice: 'Choose the method Cheque when you take a payment.' },
    noneOfStatus: { title: 'No such cheques', advice: 'Choose another status.' },
    more: 'Show more cheques',
    count: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'cheque' : 'cheques'}`,
    /** Beside a balance that is at least as high. */
    ofWhich: (amount: string, until: string) => `of which ${amount} in cheques until ${until}`,
    /** Beside a lower balance. */
    beside: (amount: string, until: string) => `${amount} in cheques until ${until}`,
    waiting: (amount: string, until: string) => `In cheques that have not cleared: ${amount} until ${until}`,
    /** What an admin says of a cheque. */
    actions: {
      received: 'Take back',
      cleared: 'Cleared',
      bounced: 'Bounced',
      cancelled: 'Cancel',
    },
    actionNamed: (action: string, amount: string, name: string) => `${action}: cheque of ${amount} from ${name}`,
    titles: {
      received: (amount: string) => `Is the cheque of ${amount} still to be paid?`,
      cleared: (amount: string) => `Has the cheque of ${amount} cleared?`,
      bounced: (amount: string) => `Has the cheque of ${amount} bounced?`,
      cancelled: (amount: string) => `Cancel the cheque of ${amount}?`,
    },
    consequences: {
      received: 'It then stands beside the balance again, and can be taken to the bank.',
      cleared: 'The payment is then in the ledger, on the day that it cleared.',
      bounced: 'The balance stays as it is, and rises by what the bank charges.',
      cancelled: 'For a cheque that was given back or entered by mistake. The balance stays as it is.',
    },
    confirms: {
      received: 'It is still to be paid',
      cleared: 'It has cleared',
      bounced: 'It has bounced',
      cancelled: 'Cancel cheque',
    },
    done: {
      received: 'The cheque waits again.',
      cleared: 'The cheque has cleared.',
      bounced: 'The cheque has bounced.',
      cancelled: 'The cheque is cancelled.',
    },
    mayBeDone: 'It may be done already: look at the cheque, which is loading again.',
    changed: (status: string) => `This cheque has another status by now: ${status}.`,
    keep: 'Keep it as it is',
    charge: "The bank's charge",
    chargeHint: 'The customer then owes it. Leave it empty if there is none.',
    reasons: {
      money: 'Too little money in the account',
      signature: 'The signature differs',
      mistake: 'Entered by mistake',
    },
    balanceStays: (balance: string) => `The balance stays ${balance} until the cheque has cleared`,
    dueNotice: (count: number, formatted: string) =>
      `${formatted} ${count === 1 ? 'cheque' : 'cheques'} can be taken to the bank`,
    toCheques: 'Open cheques',
    /** On the receipt of a cheque. */
    countsLater: 'Counts once the cheque has cleared.',
    bankCharge: "Bank's charge for a cheque that bounced",
  },
};
