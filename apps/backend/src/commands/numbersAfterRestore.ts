import { commandLine } from '../commandLine.ts';
import type { Store } from '../store/Store.ts';

/**
 * Leaves out the numbers of orders that were given after the backup, and lets no invoice be issued before an admin has confirmed its number,
 * since these have no gap. Returns what is printed.
 */
export async function numbersAfterRestore(store: Store, today: string): Promise<string> {
  const order = await store.skipOrderNumbers();
  const { invoice, credit } = await store.requireInvoiceNumbers(today);
  const confirm = `${commandLine('admin')} confirm-number`;
  return `The next order has the number ${order}.
The next invoice has the number ${invoice}, and the next credit note ${credit}, unless later ones were issued after the backup.
Confirm both before any is issued, each with the number after the last one that was printed:
  ${confirm} ${invoice}
  ${confirm} ${credit}`;
}
