import { DEMO_ACCOUNTS } from '../identity/demo.ts';
import type { SeedBooks } from '../store/books/seedBooks.ts';

const [admin, shopper] = DEMO_ACCOUNTS;

const hour = 3_600_000;

type Row = [
  hoursAgo: number,
  userEmail: string,
  taka: number,
  method: SeedBooks['payments'][number]['method'],
  reference?: string,
];

/** The oldest first. What is handed over and not paid is due. */
const payments: Row[] = [
  [640, 'abdul.mannan@example.com', 20_000, 'cash'],
  [600, 'shahida.begum@example.com', 8_000, 'bkash', '9FT4K2XQ1A'],
  [520, 'tapan.das@example.com', 15_000, 'bank', 'Sonali 004512'],
  [400, 'delwar.hossain@example.com', 25_000, 'cheque', '0038841'],
  [360, shopper.email, 6_000, 'cash'],
  [180, 'jahanara.khatun@example.com', 12_000, 'nagad', '73KD09QP'],
  [40, 'abdul.mannan@example.com', 10_000, 'cash'],
  [3, 'shahida.begum@example.com', 5_000, 'cash'],
  [1, 'tapan.das@example.com', 2_500, 'bkash', '9FU8M7ZC3D'],
];

/** The money of the demo: payments of the last 30 days before a time, a credit limit and invoices of the first orders. */
export function demoBooks(now: number): SeedBooks {
  const dayAfter = (days: number) => new Date(now + days * 24 * hour).toISOString().slice(0, 10);
  const today = dayAfter(0);
  return {
    by: admin.email,
    payments: payments.map(([hoursAgo, userEmail, taka, method, reference]) => ({
      userEmail,
      amount: taka * 100,
      method,
      at: now - hoursAgo * hour,
      ...(reference !== undefined && { reference }),
    })),
    cheques: [
      {
        userEmail: 'delwar.hossain@example.com',
        amount: 1_500_000,
        reference: '0038867',
        chequeDate: dayAfter(9),
        receivedAt: now - 26 * hour,
      },
    ],
    creditLimits: [{ userEmail: 'abdul.mannan@example.com', creditLimit: 5_000_000 }],
    invoices: [0, 1, 2].map((order) => ({ order, today })),
  };
}
