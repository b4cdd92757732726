import { preloadOrder, useOrder, useParts } from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { PrintOrderScreen } from '@dealerkit/ui/screens/PrintOrderScreen';
import type { PrintOrderScreenProps } from '@dealerkit/ui/screens/PrintOrderScreen';
import '@dealerkit/ui/screens/PrintOrderScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useParams } from 'react-router-dom';
import { client } from '../host/client.js';
import { usePrintoutProps } from '../print/usePrintoutProps.js';
import { useKnownAccount } from '../session/useSession.js';

const usePrintOrder = (): PrintOrderScreenProps => {
  const { id = '' } = useParams();
  const { order, isAdmin } = useOrder(id, useKnownAccount()?.email);
  return {
    order,
    parts: useParts(),
    isAdmin,
    // The number is shorter than the `_id` of a line.
    href: location.origin + paths.order(order.state === 'ready' ? order.data.key : id),
    ...usePrintoutProps(),
  };
};

/** `/dashboard/orders/{id}/print` */
export const PrintOrder = () => <PrintOrderScreen {...usePrintOrder()} />;

PrintOrder.preload = async ({ params: { id = '' }, ...visit }: PageVisit) => preloadOrder(client, { id, ...visit });
