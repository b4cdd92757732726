import { orderStatuses } from '@dealerkit/domain/entities';
import {
  useAbilities,
  useNewestFirst,
  useOrderDesk,
  useOrderExport,
  useParts,
  useQuery,
  useSetOrderStatuses,
} from '@dealerkit/api-client/react';
import { OrderDeskScreen, orderSorts } from '@dealerkit/ui/screens/OrderDeskScreen';
import type { OrderCriteria, OrderDeskScreenProps } from '@dealerkit/ui/screens/OrderDeskScreen';
import '@dealerkit/ui/screens/OrderDeskScreen.css';
import type { PrintOrdersScreenProps } from '@dealerkit/ui/screens/PrintOrdersScreen';
import { paths } from '@dealerkit/domain/paths';
import { myOrdersTexts } from '@dealerkit/ui/texts/en/myOrders';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { useMessages } from '@dealerkit/ui/useMessages';
import { lazy, Suspense, useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useExport } from '../csv/useExport.js';
import { usePrintInPlace } from '../print/usePrintInPlace.js';
import { PendingPage } from '../routing/PendingPage.js';

const english = { ...myOrdersTexts, ...orderTexts, ...orderLinesTexts, ...ordersTexts };

const readCriteria = (parameters: URLSearchParams): OrderCriteria => {
  const valueOf = (name: string) => parameters.get(name) ?? '';
  return {
    search: valueOf('search'),
    customer: valueOf('customer'),
    status: orderStatuses.find((status) => status === valueOf('status')) ?? '',
    from: valueOf('from'),
    to: valueOf('to'),
    sort: orderSorts.find((sort) => sort === valueOf('sort')) ?? '',
  };
};

/** The values that are set; they are the parameters of the page and of the call. */
const setValues = (criteria: OrderCriteria) =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value));

/** The URL of the desk with these criteria, and the given number of pages loaded. */
const hrefOf = (criteria: OrderCriteria, pages = 1): string => {
  const parameters = new URLSearchParams(setValues(criteria));
  if (pages > 1) parameters.set('pages', String(pages));
  return [paths.orders, parameters.toString()].filter(Boolean).join('?');
};

const readPages = (parameters: URLSearchParams): number => {
  const pages = Number(parameters.get('pages'));
  return Number.isInteger(pages) && pages > 0 ? pages : 1;
};

const useAllOrders = (criteria: OrderCriteria, pages: number): OrderDeskScreenProps => {
  const navigate = useNavigate();
  const can = useAbilities();
  const { hasMore, ...desk } = useOrderDesk(criteria, pages);
  const messages = useMessages(english);
  const apply = useSetOrderStatuses(messages);
  const isOfCustomer = can.getCustomer && criteria.customer !== '';
  const customer = useQuery('getCustomer', isOfCustomer ? { id: criteria.customer } : undefined);
  return {
    ...desk,
    criteria,
    customerName: customer.state === 'ready' ? customer.data.name : undefined,
    onFilter: (changed) => void navigate(hrefOf(changed), { replace: true }),
    hrefOf,
    orderHref: paths.order,
    newOrderHref: paths.counterOrder,
    onApply: can.setOrderStatus ? apply : undefined,
    onMore: hasMore ? () => void navigate(hrefOf(criteria, pages + 1), { replace: true }) : undefined,
    onExport: useExport('orders', {
      search: criteria.search || undefined,
      customer: criteria.customer || undefined,
      status: criteria.status || undefined,
      from: criteria.from || undefined,
      to: criteria.to || undefined,
    }),
    onExportSelected: useOrderExport(messages),
  };
};

/** The orders of one customer, whose e-mail is the search text; another host has no other list (D29). */
const useCustomerOrders = (criteria: OrderCriteria): OrderDeskScreenProps => ({
  orders: useNewestFirst(useQuery('listOrders', { email: criteria.search })),
  customer: criteria.search,
  parts: useParts(),
  criteria,
});

const ChosenPrints = lazy(async () => ({ default: (await import('../print/ChosenPrints.js')).ChosenPrints }));

type ChosenOrders = Pick<PrintOrdersScreenProps, 'print' | 'orders'>;

const AllOrders = ({ criteria, pages }: { criteria: OrderCriteria; pages: number }) => {
  const { printed, print, onBack } = usePrintInPlace<ChosenOrders>('orders');
  const props = useAllOrders(criteria, pages);
  return (
    <>
      {/* The selection and the rows stay while chosen orders are printed. */}
      <div hidden={printed !== undefined}>
        <OrderDeskScreen {...props} onPrint={(kind, orders) => print({ print: kind, orders })} />
      </div>
      {printed && (
        <Suspense fallback={<PendingPage />}>
          <ChosenPrints {...printed} onBack={onBack} />
        </Suspense>
      )}
    </>
  );
};

const CustomerOrders = ({ criteria }: { criteria: OrderCriteria }) => (
  <OrderDeskScreen {...useCustomerOrders(criteria)} />
);

/** `/dashboard/orders` */
export const Orders = () => {
  const [parameters] = useSearchParams();
  const criteria = useMemo(() => readCriteria(parameters), [parameters]);
  if (useAbilities().findOrders) return <AllOrders criteria={criteria} pages={readPages(parameters)} />;
  // The list of users leads to the orders of each customer.
  return criteria.search ? <CustomerOrders criteria={criteria} /> : <Navigate to={paths.allUser} replace />;
};
