import {
  preloadOverview,
  useLastOrders,
  useOrderSteps,
  useOverview,
  useParts,
  useQuery,
} from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { DealerOverview } from '@dealerkit/ui/blocks/DealerOverview';
import '@dealerkit/ui/blocks/DealerOverview.css';
import { LastOrders } from '@dealerkit/ui/blocks/LastOrders';
import '@dealerkit/ui/blocks/LastOrders.css';
import { Overview as OverviewBlock } from '@dealerkit/ui/blocks/Overview';
import '@dealerkit/ui/blocks/Overview.css';
import { paths } from '@dealerkit/domain/paths';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { printTexts } from '@dealerkit/ui/texts/en/print';
import { useMessages } from '@dealerkit/ui/useMessages';
import { client } from '../host/client.js';
import { isForDealer } from '../routing/needs.js';
import { useRole } from '../session/useRole.js';
import { useKnownAccount } from '../session/useSession.js';

const english = { ...orderLinesTexts, ...ordersTexts, ...printTexts };

const ForDealer = () => {
  const { onSetStatuses } = useOrderSteps(useMessages(english));
  return <DealerOverview overview={useQuery('getOverview', {})} parts={useParts()} onSetStatuses={onSetStatuses} />;
};

const ForAnyRole = () => {
  const email = useKnownAccount()?.email;
  const lastOrders = useLastOrders(email);
  return (
    <>
      <OverviewBlock {...useOverview(email)} />
      {lastOrders && <LastOrders {...lastOrders} orderHref={paths.order} />}
    </>
  );
};

/** `/dashboard` itself, in the dashboard layout. The overview of a dealer needs an additional call (D29). */
export const Overview = () => {
  const role = useRole();
  return isForDealer('dashboard') && role.state === 'ready' && role.data === 'admin' ? <ForDealer /> : <ForAnyRole />;
};

Overview.preload = async (visit: PageVisit) => preloadOverview(client, visit);
