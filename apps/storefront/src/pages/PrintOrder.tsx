import { preloadOrder, useOrder } from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { PrintOrderScreen } from '@dealerkit/ui/screens/PrintOrderScreen';
import type { PrintOrderScreenProps } from '@dealerkit/ui/screens/PrintOrderScreen';
import '@dealerkit/ui/screens/PrintOrderScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useParams } from 'react-router-dom';
import { dealer } from '../content/en/dealer.js';
import { client } from '../host/client.js';
import { useContent } from '../preferences/language.js';
import { usePrintControls } from '../print/usePrintControls.js';
import { useKnownAccount } from '../session/useSession.js';

const usePrintOrder = (): PrintOrderScreenProps => {
  const { id = '' } = useParams();
  const { order, isAdmin } = useOrder(id, useKnownAccount()?.email);
  return {
    order,
    isAdmin,
    dealer: useContent('dealer', dealer),
    // The number is shorter than the `_id` of a line.
    href: location.origin + paths.order(order.state === 'ready' ? order.data.key : id),
    ...usePrintControls(),
  };
};

/** `/dashboard/orders/{id}/print` */
export const PrintOrder = () => <PrintOrderScreen {...usePrintOrder()} />;

PrintOrder.preload = async ({ params: { id = '' }, ...visit }: PageVisit) => preloadOrder(client, { id, ...visit });
