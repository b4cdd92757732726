import { identityOf } from '../tests/fixtures.ts';
import { openSqliteStore } from '../src/store/sqlite/openSqliteStore.ts';

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

/** Fills a data folder with parts and users; resolves to the folder. */
export async function stockedFolder(folder: string, parts: number, users = 0): Promise<string> {
  const store = openSqliteStore(folder);
  await store.seed({ parts: Array.from({ length: parts }, (_, n) => partOf(n)), reviews: [] });
  const email = (n: number) => `user${n}@example.com`;
  const signIns = Array.from({ length: users }, (_, n) =>
    store.signIn(identityOf(email(n), { username: `User ${n}` })),
  );
  await Promise.all(signIns);
  await store.close();
  return folder;
}
