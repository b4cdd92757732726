'use client';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Async } from '../../elements/Async/Async.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { userIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { AsyncData } from '../../AsyncData.js';
import type { Part } from '@dealerkit/domain/entities';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import type { BackupStatus, Overview } from '@dealerkit/domain/books/overview';
import { formatDay } from '../../format/dates.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { OrderList } from '../OrderList/OrderList.js';
import { useHeldOrders } from '../OrderList/useHeldOrders.js';
import { OrderListSkeleton } from '../OrderList/OrderListSkeleton.js';
import { SalesPlot } from './SalesPlot.js';
import type { SetStatuses } from '../useSetStatus.js';
import { userName } from '../userName.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { Card } from '../../elements/Card/Card.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { count as countStyle, facts, item } from './DealerOverview.css.js';
import { BackupNotice, isBackupFine, useLastBackup } from './BackupNotice.js';
import { Overdue } from './Overdue.js';
import { PartsToBuy } from './PartsToBuy.js';
import { StockList } from './StockList.js';
import { UndeliveredNotice } from './UndeliveredNotice.js';
import { TodayFigures } from './TodayFigures.js';
import { WorkCounts } from './WorkCounts.js';
import { WrongPhonesNotice } from './WrongPhonesNotice.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';
import { chequesTexts } from '../../texts/en/cheques.js';

const english = { ...chequesTexts, ...dashboardTexts };

export interface DealerOverviewProps {
  /** The numbers and lists of today. */
  overview: AsyncData<Overview>;
  /** The parts on sale, for the pictures of the orders. */
  parts: ReadonlyArray<Part>;
  /** The page of a customer by the `_id`; without it no customer links to one. */
  customerHref?: ((id: string) => string) | undefined;
  /** Sets the status of the lines of a waiting order; without it there is no button for its next step. */
  onSetStatuses?: SetStatuses | undefined;
}

const Count = ({ children }: { children: string }) => (
  <Text as="span" size="inherit" tone="muted" numeric className={countStyle}>
    {children}
  </Text>
);

const OverviewSection = ({ title, count, children }: { title: string; count?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading id={id} size="title">
        {title} {count !== undefined && <Count>{count}</Count>}
      </Heading>
      {children}
    </Stack>
  );
};

const LastBackup = ({ backup }: { backup: BackupStatus }) => (
  <Text as="li" size="inherit" tone="muted" numeric>
    {useLastBackup(backup)}
  </Text>
);

const Facts = ({ overview }: { overview: Overview }) => {
  const { formatNumber } = useUi();
  const texts = useTexts(dashboardTexts);
  const { dashboard } = texts;
  const links = [
    { label: dashboard.partsOnSale, value: overview.partCount, href: paths.manageProducts },
    { label: dashboard.users, value: overview.userCount, href: paths.allUser },
    { label: dashboard.admins, value: overview.adminCount, href: paths.allUser },
  ];
  return (
    <Stack as="ul" direction="row" align="stretch" gap="lg" className={facts}>
      {links.map(({ label, value, href }) => (
        <li key={label}>
          <Link href={href}>{label}</Link> <Count>{formatNumber(value)}</Count>
        </li>
      ))}
      {overview.backup && isBackupFine(overview.backup) && <LastBackup backup={overview.backup} />}
    </Stack>
  );
};

const WaitingOrders = ({
  waiting,
  parts,
  onSetStatuses,
}: Pick<DealerOverviewProps, 'parts' | 'onSetStatuses'> & Pick<Overview, 'waiting'>) => {
  const { dashboard } = useTexts(dashboardTexts);
  const orders = useMemo(() => groupOrders(waiting), [waiting]);
  const held = useHeldOrders(orders);
  const setStatuses: SetStatuses = async (lines, to, ...reason) => {
    const error = await onSetStatuses?.(lines, to, ...reason);
    if (!error) held.setChanged(new Set(lines.map(({ _id }) => _id)), to);
    return error;
  };
  if (held.orders.length === 0) return <Notice tone="success">{dashboard.noneWaiting}</Notice>;
  return (
    <OrderList
      label={dashboard.waiting}
      orders={held.orders}
      parts={parts}
      orderHref={paths.order}
      onSetStatuses={onSetStatuses && setStatuses}
      onLeave={held.release}
    />
  );
};

/** What a dealer looks at each morning: today, what waits, who owes, what to buy, then sales and new users. */
export const DealerOverview = ({ overview, parts, customerHref, onSetStatuses }: DealerOverviewProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { dashboard } = texts;
  return (
    <Async value={overview} skeleton={<OrderListSkeleton />}>
      {(data) => (
        <Stack gap="xl">
          {data.days.slice(-1).map((day) => (
            <OverviewSection key={day.date} title={dashboard.today} count={formatDay(day.date, texts.locale)}>
              <TodayFigures day={day} today={data.today} />
            </OverviewSection>
          ))}
          {data.counts && (
            <OverviewSection title={dashboard.work}>
              <WorkCounts counts={data.counts} />
            </OverviewSection>
          )}
          {data.backup && <BackupNotice backup={data.backup} />}
          {data.undelivered && <UndeliveredNotice undelivered={data.undelivered} />}
          {data.dueCheques !== undefined && (
            <Notice title={texts.cheques.dueNotice(data.dueCheques, formatNumber(data.dueCheques))}>
              <Link href={paths.cheques}>{texts.cheques.toCheques}</Link>
            </Notice>
          )}
          {data.wrongPhones && <WrongPhonesNotice wrongPhones={data.wrongPhones} customerHref={customerHref} />}
          <OverviewSection title={dashboard.waiting} count={formatNumber(data.waitingCount)}>
            <WaitingOrders waiting={data.waiting} parts={parts} onSetStatuses={onSetStatuses} />
            {data.waitingCount > data.waiting.length && (
              <p>
                <Link href={paths.waitingOrders}>{dashboard.allWaiting(formatNumber(data.waitingCount))}</Link>
              </p>
            )}
          </OverviewSection>
          <Grid filled gap="xl">
            {data.overdue && data.overdue.amount > 0 && (
              <OverviewSection title={dashboard.overdue}>
                <Overdue overdue={data.overdue} customerHref={customerHref} />
              </OverviewSection>
            )}
            {data.toBuy ? (
              <OverviewSection title={dashboard.toBuy} count={formatNumber(data.toBuyCount ?? data.toBuy.length)}>
                <PartsToBuy parts={data.toBuy} count={data.toBuyCount ?? data.toBuy.length} />
              </OverviewSection>
            ) : (
              <>
                <OverviewSection title={dashboard.outOfStock} count={formatNumber(data.outOfStockCount)}>
                  <StockList parts={data.outOfStock} count={data.outOfStockCount} empty={dashboard.noneOutOfStock} />
                </OverviewSection>
                <OverviewSection title={dashboard.lowStock} count={formatNumber(data.lowStockCount)}>
                  <StockList parts={data.lowStock} count={data.lowStockCount} empty={dashboard.noneLow} />
                </OverviewSection>
              </>
            )}
            <OverviewSection title={dashboard.newestUsers}>
              <Card as="ul" kind="panel" padding="none">
                {data.newestUsers.map((user) => (
                  <li key={user._id} className={item}>
                    <Icon path={userIcon} />
                    <Stack as="span" gap="none">
                      <span>{userName(user)}</span>
                      <Text as="span" size="label" tone="muted" numeric>
                        <EmailText>{user.email}</EmailText>
                      </Text>
                    </Stack>
                  </li>
                ))}
              </Card>
            </OverviewSection>
          </Grid>
          <OverviewSection title={dashboard.sales}>
            <SalesPlot days={data.days} />
          </OverviewSection>
          <Facts overview={data} />
        </Stack>
      )}
    </Async>
  );
};
