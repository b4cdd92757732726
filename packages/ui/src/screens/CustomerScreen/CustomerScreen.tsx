'use client';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ChequeList } from '../../blocks/ChequeList/ChequeList.js';
import type { ChequeListProps } from '../../blocks/ChequeList/ChequeList.js';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { LedgerList } from '../../blocks/LedgerList/LedgerList.js';
import type { LedgerListProps } from '../../blocks/LedgerList/LedgerList.js';
import { OrderListSkeleton } from '../../blocks/OrderList/OrderListSkeleton.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon, ordersIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import type { AsyncData } from '../../AsyncData.js';
import type { Cheque, Customer, LedgerEntry } from '@dealerkit/domain/books';
import type { Order } from '@dealerkit/domain/entities';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { customerName } from '../../customerName.js';
import { chequesTexts } from '../../texts/en/cheques.js';
import { customersTexts } from '../../texts/en/customers.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { CustomerFacts } from './CustomerFacts.js';
import { CustomerMenu } from './CustomerMenu.js';
import { CustomerOrders } from './CustomerOrders.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { CustomerSheets } from './CustomerSheets.js';
import type { CustomerActions, OpenSheet } from './CustomerSheets.js';

const english = { ...chequesTexts, ...customersTexts, ...ledgerTexts };

export type { Adjustment } from '../../blocks/AdjustmentForm/AdjustmentForm.js';
export type { Payment } from '../../blocks/PaymentForm/PaymentForm.js';

export interface CustomerScreenProps extends CustomerActions {
  /** The customer in the URL. */
  customer: AsyncData<Customer>;
  /** The lines of the last orders, the newest first. */
  orders: AsyncData<readonly Order[]>;
  /** The URL of all orders of the customer. */
  ordersHref: string;
  /** The loaded entries of the ledger, the latest first. */
  ledger: AsyncData<readonly LedgerEntry[]>;
  /** What is due for more than 30 days; undefined if that is not known. */
  overdue?: number | undefined;
  /** The cheques that have not cleared, as far as they are loaded; undefined where the host keeps none. */
  cheques?: readonly Cheque[] | undefined;
  /** Sets the status of a cheque. */
  onSetCheque?: ChequeListProps['onSet'] | undefined;
  /** Takes a payment or an adjustment back. */
  onReverse: NonNullable<LedgerListProps['onReverse']>;
  /** Loads older entries; undefined if all are loaded. */
  onMore?: (() => void) | undefined;
  /** Whether older entries are loading. @default false */
  isLoading?: boolean | undefined;
}

const Part = ({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) => (
  <Stack as="section" gap="xs" aria-label={title}>
    <Stack direction="row" align="baseline" gap="sm">
      <Heading size="lead">{title}</Heading>
      {link}
    </Stack>
    {children}
  </Stack>
);

/** A customer with contact, balance, orders and ledger, and all that an admin does with them (`/dashboard/customers/:id`). */
export const CustomerScreen = ({
  customer,
  orders: lines,
  ordersHref,
  ledger: entries,
  overdue,
  cheques,
  onSetCheque,
  onReverse,
  onMore,
  isLoading,
  ...customerActions
}: CustomerScreenProps) => {
  const texts = useTexts(english);
  const { customers, ledger } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<OpenSheet>();
  const orders = useMemo(
    () => (lines.state === 'ready' ? { ...lines, data: groupOrders(lines.data) } : lines),
    [lines],
  );
  const lastOrder = orders.state === 'ready' ? orders.data[0]?.key : undefined;
  return (
    <DashboardPage
      title={customer.state === 'ready' ? customerName(customer.data, texts) : texts.titles.customer}
      titleRef={title}
      isDense
      action={
        customer.state === 'ready' ? (
          <CustomerMenu customer={customer.data} lastOrder={lastOrder} onOpen={setOpen} />
        ) : (
          <ButtonLink href={paths.customers} tone="quiet">
            <Icon path={backIcon} /> {texts.titles.customers}
          </ButtonLink>
        )
      }
    >
      <Async value={customer} skeleton={<OrderListSkeleton />}>
        {(data) => (
          <Stack>
            <CustomerFacts customer={data} overdue={overdue} />
            <Part title={customers.ordersTitle} link={<Link href={ordersHref}>{customers.allOrders}</Link>}>
              <Async value={orders} skeleton={<OrderListSkeleton />}>
                {(found) => <CustomerOrders orders={found} />}
              </Async>
            </Part>
            {cheques && cheques.length > 0 && onSetCheque && (
              <Part title={texts.titles.cheques} link={<Link href={paths.cheques}>{texts.cheques.toCheques}</Link>}>
                <ChequeList label={texts.titles.cheques} cheques={cheques} hasCustomers={false} onSet={onSetCheque} />
              </Part>
            )}
            <Part title={customers.ledgerTitle}>
              <Async
                value={entries}
                skeleton={<DataTableSkeleton columns={4} />}
                empty={<EmptyState icon={ordersIcon} {...ledger.empty} />}
              >
                {(found) => (
                  <LedgerList
                    label={customers.ledgerTitle}
                    entries={found}
                    orders={orders.state === 'ready' ? orders.data : undefined}
                    onReverse={onReverse}
                    receiptHref={(entry) => paths.receipt(data._id, entry)}
                    onMore={onMore}
                    isLoading={isLoading}
                  />
                )}
              </Async>
            </Part>
            <CustomerSheets
              {...customerActions}
              customer={data}
              open={open}
              onClose={() => setOpen(undefined)}
              titleRef={title}
            />
          </Stack>
        )}
      </Async>
    </DashboardPage>
  );
};
