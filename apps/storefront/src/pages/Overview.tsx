import type { Order, Part, User } from '@dealerkit/domain/entities';
import {
  combineAsyncData,
  mapAsyncData,
  preloadQuery,
  useAbilities,
  useNewestFirst,
  useParts,
  useQuery,
  useReadyWithParts,
} from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { DealerOverview } from '@dealerkit/ui/blocks/DealerOverview';
import type { DealerOverviewProps } from '@dealerkit/ui/blocks/DealerOverview';
import '@dealerkit/ui/blocks/DealerOverview.css';
import { LastOrders } from '@dealerkit/ui/blocks/LastOrders';
import '@dealerkit/ui/blocks/LastOrders.css';
import { Overview as OverviewBlock } from '@dealerkit/ui/blocks/Overview';
import type { OverviewProps } from '@dealerkit/ui/blocks/Overview';
import '@dealerkit/ui/blocks/Overview.css';
import { isOutOfStock } from '@dealerkit/domain/partRules';
import { groupOrders, orderedLines } from '@dealerkit/domain/orders';
import { paths } from '@dealerkit/domain/paths';
import { dashboardTexts } from '@dealerkit/ui/texts/en/dashboard';
import type { TextsOf } from '@dealerkit/ui/texts/en';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { client } from '../host/client.js';
import { useRole } from '../session/useRole.js';
import { useSetOrderStatuses } from '../toasts/useOrderLines.js';
import { useAccount } from '../session/useSession.js';
import { myOrdersTexts } from '@dealerkit/ui/texts/en/myOrders';

const english = { ...dashboardTexts, ...myOrdersTexts };

const customerStats = ({ dashboard }: TextsOf<'dashboard'>, orders: readonly Order[]) => [
  { label: dashboard.ordersPlaced, value: groupOrders(orders).length, href: paths.myOrders },
  {
    label: dashboard.piecesOrdered,
    value: orderedLines(orders).pieces ?? 0,
    href: paths.myOrders,
  },
];

const adminStats = ({ dashboard }: TextsOf<'dashboard'>, parts: readonly Part[], users: readonly User[]) => [
  { label: dashboard.partsOnSale, value: parts.length, href: paths.manageProducts },
  { label: dashboard.outOfStock, value: parts.filter(isOutOfStock).length, href: paths.manageProducts },
  { label: dashboard.users, value: users.length, href: paths.allUser },
  { label: dashboard.admins, value: users.filter(({ role }) => role === 'admin').length, href: paths.allUser },
];

/** Makes only the calls that the role is allowed to make (D11). */
const useOverview = (): OverviewProps => {
  const texts = useTexts(english);
  const { email } = useAccount();
  const role = useRole();
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const isCustomer = role.state === 'ready' && !isAdmin;
  const orders = useQuery('listOrders', isCustomer ? { email } : undefined);
  const parts = useQuery('listParts', isAdmin ? {} : undefined);
  const users = useQuery('listUsers', isAdmin ? {} : undefined);

  const primaryAction = isAdmin
    ? { label: texts.titles.addProduct, href: paths.addProduct }
    : { label: texts.myOrders.toParts, href: paths.home };
  if (role.state === 'failed') return { stats: role, primaryAction };
  return {
    primaryAction,
    stats: isAdmin
      ? mapAsyncData(combineAsyncData(parts, users), ([allParts, allUsers]) => adminStats(texts, allParts, allUsers))
      : mapAsyncData(orders, (all) => customerStats(texts, all)),
  };
};

const useDealerOverview = (): DealerOverviewProps => {
  const overview = useQuery('getOverview', {});
  return {
    overview,
    parts: useParts(),
    onSetStatuses: useSetOrderStatuses(),
  };
};

const ForDealer = () => <DealerOverview {...useDealerOverview()} />;

const SHOWN_ORDERS = 3;

/** The newest orders of the signed-in customer. */
const NewestOrders = () => {
  const orders = useNewestFirst(useReadyWithParts(useQuery('listOrders', { email: useAccount().email })));
  const parts = useParts();
  if (orders.state !== 'ready' || orders.data.length === 0) return undefined;
  return <LastOrders orders={groupOrders(orders.data).slice(0, SHOWN_ORDERS)} parts={parts} orderHref={paths.order} />;
};

const ForAnyRole = () => {
  const role = useRole();
  return (
    <>
      <OverviewBlock {...useOverview()} />
      {role.state === 'ready' && role.data === 'customer' && <NewestOrders />}
    </>
  );
};

/** `/dashboard` itself, in the dashboard layout. The overview of a dealer needs an additional call (D29). */
export const Overview = () => {
  const role = useRole();
  const can = useAbilities();
  return can.getOverview && role.state === 'ready' && role.data === 'admin' ? <ForDealer /> : <ForAnyRole />;
};

Overview.preload = async ({ email, can, isAhead }: PageVisit) => {
  if (email === undefined) return;
  void preloadQuery(client, 'listParts', {});
  const { admin } = await preloadQuery(client, 'getAdmin', { email });
  if (!isAhead()) return;
  if (admin && can.getOverview) await preloadQuery(client, 'getOverview', {});
  if (!admin) await preloadQuery(client, 'listOrders', { email });
};
