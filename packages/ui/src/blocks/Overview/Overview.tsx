'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { forwardIcon } from '../../elements/Icon/icons.js';
import { Async } from '../../elements/Async/Async.js';
import { Section } from '../../elements/Section/Section.js';
import { Stack } from '../../elements/Stack/Stack.js';
import {
  borderedCell,
  label as labelText,
  root as listRoot,
} from '../../elements/DescriptionList/DescriptionList.css.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { AsyncData } from '../../AsyncData.js';
import { groupOrders, orderedLines } from '@dealerkit/domain/orders/orders';
import type { OverviewRows } from '@dealerkit/domain/books/overview';
import { isOutOfStock } from '@dealerkit/domain/parts/partRules';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { actions } from '../../elements/Form/Form.css.js';
import { actionSkeleton, arrow, grid, stat, statSkeleton, value as valueText } from './Overview.css.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

const english = { ...dashboardTexts, ...myOrdersTexts };

export interface OverviewProps {
  /** What the user's role may see, of which the overview shows the numbers. */
  rows: AsyncData<OverviewRows>;
  /** The page of the parts, to which a link below the numbers leads a customer. @default the home page */
  partsHref?: string | undefined;
}

type OverviewTexts = ReturnType<typeof useTexts<typeof english>>;

/** The numbers with the pages that list what is counted, most important first. */
const statsOf = ({ dashboard }: OverviewTexts, rows: OverviewRows) =>
  rows.role === 'customer'
    ? [
        { label: dashboard.ordersPlaced, value: groupOrders(rows.orders).length, href: paths.myOrders },
        { label: dashboard.piecesOrdered, value: orderedLines(rows.orders).pieces ?? 0, href: paths.myOrders },
      ]
    : [
        { label: dashboard.partsOnSale, value: rows.parts.length, href: paths.manageProducts },
        { label: dashboard.outOfStock, value: rows.parts.filter(isOutOfStock).length, href: paths.manageProducts },
        { label: dashboard.users, value: rows.users.length, href: paths.allUser },
        {
          label: dashboard.admins,
          value: rows.users.filter(({ role }) => role === 'admin').length,
          href: paths.allUser,
        },
      ];

const SKELETON_STATS = [1, 2];

/** The first page of the dashboard: linked numbers and the user's most likely next step. */
export const Overview = ({ rows, partsHref = paths.home }: OverviewProps) => {
  const { formatNumber, Link } = useUi();
  const texts = useTexts(english);
  return (
    <Section title={texts.dashboard.overview} size="title" padding="none" gap="md">
      <Async
        value={rows}
        skeleton={
          <Stack gap="lg">
            <div className={`${listRoot} ${grid}`}>
              {SKELETON_STATS.map((key) => (
                <div key={key} className={borderedCell}>
                  <div className={statSkeleton}>
                    <span className={labelText}>
                      <Skeleton />
                    </span>
                    <Heading as="span" size="headline" className={valueText}>
                      <Skeleton />
                    </Heading>
                  </div>
                </div>
              ))}
            </div>
            <div className={actionSkeleton}>
              <Skeleton shape="button" />
            </div>
          </Stack>
        }
      >
        {(counted) => (
          <Stack gap="lg">
            <ul className={`${listRoot} ${grid}`}>
              {statsOf(texts, counted).map(({ label, value, href }) => (
                <li key={label} className={borderedCell}>
                  <Link href={href} className={stat}>
                    <span className={labelText}>{label}</span>{' '}
                    <Heading as="span" size="headline" className={valueText}>
                      {formatNumber(value)}
                    </Heading>
                    <span className={arrow}>
                      <Icon path={forwardIcon} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <div className={actions.start}>
              {counted.role === 'admin' ? (
                <ButtonLink href={paths.addProduct} tone="accent">
                  {texts.titles.addProduct}
                </ButtonLink>
              ) : (
                <ButtonLink href={partsHref} tone="accent">
                  {texts.myOrders.toParts}
                </ButtonLink>
              )}
            </div>
          </Stack>
        )}
      </Async>
    </Section>
  );
};
