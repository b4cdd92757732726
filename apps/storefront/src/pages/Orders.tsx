import { useOrderDesk, useSetOrderStatuses } from '@dealerkit/api-client/react';
import { OrderDeskScreen } from '@dealerkit/ui/screens/OrderDeskScreen';
import type { OrderDeskScreenProps } from '@dealerkit/ui/screens/OrderDeskScreen';
import '@dealerkit/ui/screens/OrderDeskScreen.css';
import type { PrintOrdersScreenProps } from '@dealerkit/ui/screens/PrintOrdersScreen';
import { orderParameters } from '@dealerkit/domain/orders/orderQuery';
import { paths } from '@dealerkit/domain/paths';
import { myOrdersTexts } from '@dealerkit/ui/texts/en/myOrders';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { useMessages } from '@dealerkit/ui/useMessages';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useExport } from '../exports/useExport.js';
import { singleKeys } from '../preferences/preferences.js';
import { usePrintInPlace } from '../print/usePrintInPlace.js';
import { isForDealer } from '../routing/needs.js';
import { PendingPage } from '../routing/PendingPage.js';

const english = { ...myOrdersTexts, ...orderTexts, ...orderLinesTexts, ...ordersTexts };

const ChosenPrints = lazy(async () => ({ default: (await import('../print/ChosenPrints.js')).ChosenPrints }));

type ChosenOrders = Pick<PrintOrdersScreenProps, 'print' | 'orders'>;

const useOrdersPage = (): OrderDeskScreenProps => {
  const navigate = useNavigate();
  const desk = useOrderDesk(useLocation().search, (href) => void navigate(href, { replace: true }));
  const { sort: _, ...filter } = desk.criteria;
  const messages = useMessages(english);
  const apply = useSetOrderStatuses(messages);
  const { onExport, exportFormats } = useExport('orders', orderParameters(filter));
  return {
    ...desk,
    singleKeys: {
      isOn: singleKeys.useValue() === 'on',
      onChange: (isOn) => singleKeys.write(isOn ? 'on' : 'off'),
    },
    ...(isForDealer('orders') && {
      orderHref: paths.order,
      newOrderHref: paths.counterOrder,
      onApply: apply,
      onExport,
      onExportSelected: onExport,
      exportFormats,
    }),
  };
};

const Desk = () => {
  const props = useOrdersPage();
  const { printed, print, onBack } = usePrintInPlace<ChosenOrders>('orders');
  const onPrint = (kind: ChosenOrders['print'], orders: ChosenOrders['orders']) => print({ print: kind, orders });
  return (
    <>
      {/* The selection and the rows stay while chosen orders are printed. */}
      <div hidden={printed !== undefined}>
        <OrderDeskScreen {...props} onPrint={isForDealer('orders') ? onPrint : undefined} />
      </div>
      {printed && (
        <Suspense fallback={<PendingPage />}>
          <ChosenPrints {...printed} parts={props.parts} onBack={onBack} />
        </Suspense>
      )}
    </>
  );
};

/** `/dashboard/orders` */
export const Orders = () => {
  const hasCustomer = new URLSearchParams(useLocation().search).get('search');
  // The list of users leads to the orders of each customer.
  return isForDealer('orders') || hasCustomer ? <Desk /> : <Navigate to={paths.allUser} replace />;
};
