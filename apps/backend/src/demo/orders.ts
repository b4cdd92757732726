import type { OrderStatus } from '@dealerkit/domain/entities';
import { orderSteps } from '@dealerkit/domain/orders/orderSteps';
import { DEMO_ACCOUNTS } from '../identity/demo.ts';
import { stepOf } from '../store/orderSteps.ts';
import type { SeedOrder } from '../store/orderResults.ts';
import parts from './parts.json' with { type: 'json' };

const [admin, shopper] = DEMO_ACCOUNTS;

interface Customer {
  userEmail: string;
  userName: string;
  address: string;
  phone: string;
}

const rafiq: Customer = {
  userEmail: shopper.email,
  userName: shopper.displayName,
  address: '14 Zindabazar, Sylhet 3100',
  phone: '01700-000142',
};
const mannan: Customer = {
  userEmail: 'abdul.mannan@example.com',
  userName: 'Abdul Mannan',
  address: 'Tamabil Road, Jaflong, Sylhet 3151',
  phone: '01700-000117',
};
const shahida: Customer = {
  userEmail: 'shahida.begum@example.com',
  userName: 'Shahida Begum',
  address: 'Bus Terminal Road, Kadamtali, Sylhet 3100',
  phone: '01700-000126',
};
const delwar: Customer = {
  userEmail: 'delwar.hossain@example.com',
  userName: 'Delwar Hossain',
  address: 'Station Road, Sreemangal 3210',
  phone: '+880 1700-000133',
};
const tapan: Customer = {
  userEmail: 'tapan.das@example.com',
  userName: 'Tapan Das',
  address: 'Chowhatta, Moulvibazar 3200',
  phone: '01700-000158',
};
const jahanara: Customer = {
  userEmail: 'jahanara.khatun@example.com',
  userName: 'জাহানারা খাতুন',
  address: 'কদমতলী, সিলেট ৩১০০',
  phone: '০১৭০০-০০০১৬৪',
};

/** A line that was returned is one of its own, which the demo does not have. */
type DemoStatus = Exclude<OrderStatus, 'returned'>;

type Row = [hoursAgo: number, customer: Customer, part: string, quantity: number, status: DemoStatus, reason?: string];

/** The oldest first; the later an order was placed, the less has been done with it. Rows of the same hour are one order. */
const rows: Row[] = [
  [706, mannan, 'Clutch Kit 430 mm', 1, 'handedOver'],
  [681, shahida, 'Spin-on Oil Filter', 12, 'handedOver'],
  [655, tapan, 'Steel Wheel Rim 22.5 x 8.25', 2, 'handedOver'],
  [632, delwar, 'Alternator 24 V 80 A', 1, 'handedOver'],
  [610, jahanara, 'Rear Combination Lamp 24 V', 2, 'cancelled', 'Ordered twice'],
  [584, jahanara, 'Rear Combination Lamp 24 V', 4, 'handedOver'],
  [537, mannan, 'Ventilated Brake Disc 430 mm', 2, 'handedOver'],
  [514, tapan, 'Air Filter Pair, Outer and Safety', 2, 'handedOver'],
  [489, shahida, 'Disc Brake Pad Set, One Axle', 3, 'handedOver'],
  [441, delwar, 'Water Pump with Pulley', 1, 'handedOver'],
  [418, rafiq, 'Headlamp Assembly, Twin Round', 2, 'handedOver'],
  [393, jahanara, 'Universal Joint Kit 57 mm', 2, 'handedOver'],
  [346, mannan, 'Rear Leaf Spring Pack, 8 Leaves', 2, 'handedOver'],
  [322, tapan, 'Starter Motor 24 V 5.5 kW', 1, 'cancelled', 'The old one was repaired'],
  [297, shahida, 'Fuel Filter and Water Separator', 3, 'handedOver'],
  [271, delwar, 'Radiator, Aluminium Core', 1, 'handedOver'],
  [250, mannan, 'Drive Tyre on Rim 295/80 R22.5', 2, 'handedOver'],
  [201, jahanara, 'Shock Absorber Pair, Front Axle', 1, 'handedOver'],
  [177, tapan, 'Wheel Hub with Studs', 1, 'handedOver'],
  [154, shahida, 'Spin-on Oil Filter', 6, 'handedOver'],
  [106, delwar, 'Heavy-duty Battery 12 V 150 Ah', 2, 'handedOver'],
  [79, mannan, 'Turbocharger with Wastegate', 1, 'packed'],
  [79, mannan, 'Spin-on Oil Filter', 6, 'packed'],
  [79, mannan, 'Air Filter Pair, Outer and Safety', 2, 'confirmed'],
  [54, tapan, 'Gearbox Gear Set, Third and Fourth', 1, 'packed'],
  [31, jahanara, 'Rear Brake Drum 410 x 220 mm', 2, 'confirmed'],
  [27, shahida, 'Piston and Connecting Rod Kit 112 mm', 2, 'confirmed'],
  [27, shahida, 'Spin-on Oil Filter', 12, 'confirmed'],
  [27, shahida, 'Fuel Filter and Water Separator', 4, 'confirmed'],
  [27, shahida, 'Air Filter Pair, Outer and Safety', 2, 'confirmed'],
  [27, shahida, 'Disc Brake Pad Set, One Axle', 2, 'placed'],
  [27, shahida, 'Water Pump with Pulley', 1, 'placed'],
  [27, shahida, 'Universal Joint Kit 57 mm', 1, 'cancelled', 'Ordered by mistake'],
  [8, rafiq, 'Air Spring Pair, Lobe and Double Bellow', 1, 'placed'],
  [5, delwar, 'Disc Brake Pad Set, One Axle', 1, 'placed'],
  [2, mannan, 'Universal Joint Kit 57 mm', 1, 'placed'],
];

const hour = 3_600_000;

/** How long after the order each status was set, in hours. */
const hoursUntil: Record<DemoStatus, number> = { placed: 0, confirmed: 2, cancelled: 3, packed: 20, handedOver: 44 };

/** The statuses on the way to a status, which is the last one. */
function pathTo(status: DemoStatus): readonly DemoStatus[] {
  if (status === 'cancelled') return ['placed', 'cancelled'];
  return orderSteps.slice(0, orderSteps.indexOf(status) + 1);
}

/** The notes of the orders that have one, by the hours since they were placed. */
const notes = new Map([
  [79, 'Please call before you send it.'],
  [27, 'For the two buses at the terminal. The driver collects everything on Thursday.'],
]);

/** The orders of the last 30 days before a time, by six customers and in all statuses. */
export function demoOrders(now: number): SeedOrder[] {
  const prices = new Map(parts.map(({ product_name, price }) => [product_name, price]));

  function lineOf([hoursAgo, customer, product_name, orderQuantity, status, reason]: Row): SeedOrder['lines'][number] {
    const placed = now - hoursAgo * hour;
    const history = pathTo(status).map((step) => {
      const by = step === 'placed' ? customer.userEmail : admin.email;
      return stepOf(step, placed + hoursUntil[step] * hour, by, step === 'cancelled' ? reason : undefined);
    });
    return { product_name, orderQuantity, price: prices.get(product_name), status, history };
  }

  const isFirst = ([hoursAgo]: Row, index: number) => rows[index - 1]?.[0] !== hoursAgo;
  return rows.filter(isFirst).map(([hoursAgo, customer]) => ({
    ...customer,
    note: notes.get(hoursAgo),
    placedAt: new Date(now - hoursAgo * hour).toISOString(),
    lines: rows.filter(([other]) => other === hoursAgo).map(lineOf),
  }));
}
