import type { Order, Part, User } from '@dealerkit/api-client';
import { Overview as OverviewBlock } from '@dealerkit/ui/Overview';
import type { OverviewProps } from '@dealerkit/ui/Overview';
import '@dealerkit/ui/Overview.css';
import { paths } from '@dealerkit/ui/paths';
import type { Texts } from '@dealerkit/ui/texts/en';
import { useUi } from '@dealerkit/ui/UiProvider';
import { bothLoaded, mapAsyncData } from '../data/asyncData.js';
import { useRead } from '../data/useRead.js';
import { useRole } from '../session/useRole.js';
import { usePerson } from '../session/useSession.js';

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const isOutOfStock = ({ available_quantity = Infinity, minimum_order_quantity }: Part) =>
  available_quantity < minimum_order_quantity;

const customerFigures = ({ dashboard }: Texts, orders: readonly Order[]) => [
  { label: dashboard.ordersPlaced, value: orders.length, href: paths.myOrders },
  {
    label: dashboard.piecesOrdered,
    value: total(orders.map(({ orderQuantity }) => orderQuantity)),
    href: paths.myOrders,
  },
];

const adminFigures = ({ dashboard }: Texts, parts: readonly Part[], users: readonly User[]) => [
  { label: dashboard.partsOnSale, value: parts.length, href: paths.manageProducts },
  { label: dashboard.outOfStock, value: parts.filter(isOutOfStock).length, href: paths.manageProducts },
  { label: dashboard.users, value: users.length, href: paths.allUser },
  { label: dashboard.admins, value: users.filter(({ role }) => role === 'admin').length, href: paths.allUser },
];

/** Asks only what the role may ask (D11). */
const useOverview = (): OverviewProps => {
  const { texts } = useUi();
  const { email } = usePerson();
  const role = useRole();
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const isCustomer = role.state === 'ready' && !isAdmin;
  const orders = useRead('listOrders', isCustomer ? { email } : undefined);
  const parts = useRead('listParts', isAdmin ? {} : undefined);
  const users = useRead('listUsers', isAdmin ? {} : undefined);

  const primaryAction = isAdmin
    ? { label: texts.titles.addProduct, href: paths.addProduct }
    : { label: texts.myOrders.toParts, href: paths.home };
  if (role.state === 'failed') return { stats: role, primaryAction };
  return {
    primaryAction,
    stats: isAdmin
      ? mapAsyncData(bothLoaded(parts, users), ([allParts, allUsers]) => adminFigures(texts, allParts, allUsers))
      : mapAsyncData(orders, (all) => customerFigures(texts, all)),
  };
};

/** `/dashboard` itself, inside the layout. */
export const Overview = () => <OverviewBlock {...useOverview()} />;
