import type { Part } from '@dealerkit/domain/entities';
import { openPostgresStore } from '../src/store/engines/postgres/openPostgresStore.ts';
import { dealer } from '../tests/backendProcess.ts';
import { disc, identityOf } from '../tests/fixtures.ts';
import type { Acknowledged } from './load.ts';

/** A shop for a load: its customers, its parts, and what the clients know of it. */
export interface SeededShop {
  customers: string[];
  parts: Part[];
  acknowledged: Acknowledged;
}

/** The stock of the part that sells out again and again, and of the others. */
const pieces = { scarce: 20, plenty: 1_000_000 };

/** Adds an admin, customers and parts to a database. */
export async function seedShop(databaseUrl: string, customerCount: number): Promise<SeededShop> {
  const store = await openPostgresStore(databaseUrl);
  const customers = Array.from({ length: customerCount }, (_, n) => `customer${n}@example.com`);
  await store.signIn(identityOf(dealer, { admin: true }));
  for (const email of customers) await store.signIn(identityOf(email));
  const acknowledged: Acknowledged = { orders: new Map(), supplied: new Map(), price: disc.price };
  const parts: Part[] = [];
  // The newest part comes first in the list; it is the one that the admin changes.
  for (const name of ['Filter', 'Clutch', 'Gasket', 'Mirror', 'Scarce Lamp'].map((part) => `Load ${part}`)) {
    const available_quantity = name.includes('Scarce') ? pieces.scarce : pieces.plenty;
    const part = { ...disc, product_name: name, minimum_order_quantity: 1, available_quantity };
    const added = await store.addPart(part);
    if (added.outcome !== 'added') throw new Error(`The database already has the part ${name}.`);
    parts.unshift({ _id: added._id, ...part });
    acknowledged.supplied.set(name, available_quantity);
  }
  await store.close();
  return { customers, parts, acknowledged };
}
