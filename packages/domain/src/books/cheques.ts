import type { Cheque, ChequeStatus } from '../books.js';

// Days are dates in the dealer's time zone, as `2026-11-22`.

/** The steps of each status; the step back from a cleared cheque is the reversal of its payment. */
const steps: Readonly<Record<ChequeStatus, readonly ChequeStatus[]>> = {
  received: ['cleared', 'bounced', 'cancelled'],
  cleared: [],
  bounced: ['received'],
  cancelled: ['received'],
};

/** Whether a cheque can get a status. */
export const isChequeStep = ({ from, to }: { from: ChequeStatus; to: ChequeStatus }): boolean =>
  steps[from].includes(to);

/** Whether a status needs a reason. */
export const needsReason = (status: ChequeStatus): boolean => status === 'bounced' || status === 'cancelled';

/** Whether a cheque can be taken to the bank today: it has not cleared, and its date has come. */
export const isDue = ({ status, chequeDate }: Pick<Cheque, 'status' | 'chequeDate'>, today: string): boolean =>
  status === 'received' && chequeDate <= today;
