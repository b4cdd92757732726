import { identityOf } from '../tests/fixtures.ts';
import type { SeedOrder } from '../src/store/orders/orderResults.ts';
import { openSqliteStore } from '../src/store/engines/sqlite/openSqliteStore.ts';

const makers = ['Ashok', 'Tata', 'Hino', 'Volvo', 'Isuzu', 'Eicher'];
const partNames = ['Brake Disc', 'Clutch Kit', 'Wheel Hub', 'Fuel Pump', 'Air Filter', 'Leaf Spring', 'Gearbox Mount'];

/** A typical part with a unique name. */
function partOf(n: number) {
  const [maker, partName] = [makers[n % makers.length], partNames[n % partNames.length]];
  return {
    product_name: `${maker} ${partName} ${n}`,
    description: `${partName} for ${maker} trucks, imported, tested and kept in both showrooms. Number ${n % 977}.`,
    price: 500 + (n % 4000),
    image: '/photos/brake-disc-800.jpg',
    minimum_order_quantity: 1 + (n % 4),
    available_quantity: n % 60,
  };
}

/** The order number `n`, two minutes after the one before, of one of the first 3,000 parts; one in 50 is still placed. */
function orderOf(n: number): SeedOrder {
  const placedAt = new Date(Date.parse('2025-01-01') + n * 120_000).toISOString();
  const userEmail = `user${n % 20_000}@example.com`;
  return {
    userEmail,
    userName: `User ${n % 997}`,
    address: 'Zindabazar, Sylhet',
    phone: `017${String((n * 7919) % 100_000_000).padStart(8, '0')}`,
    placedAt,
    lines: [
      {
        product_name: partOf(n % 3000).product_name,
        orderQuantity: 2,
        price: 1000 + (n % 100),
        status: n % 50 ? 'handedOver' : 'placed',
        history: [{ status: 'placed', at: placedAt, by: userEmail }],
      },
    ],
  };
}

/** Fills a data folder with parts, users and orders; resolves to the folder. */
export async function fillFolder(folder: string, parts: number, users = 0, orders = 0): Promise<string> {
  const store = openSqliteStore(folder);
  await store.seed({
    parts: Array.from({ length: parts }, (_, n) => partOf(n)),
    reviews: [],
    orders: Array.from({ length: orders }, (_, n) => orderOf(n)),
  });
  const email = (n: number) => `user${n}@example.com`;
  const signIns = Array.from({ length: users }, (_, n) =>
    store.signIn(identityOf(email(n), { username: `User ${n}` })),
  );
  await Promise.all(signIns);
  await store.close();
  return folder;
}
