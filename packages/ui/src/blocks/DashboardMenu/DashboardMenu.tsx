'use client';
import { useId, useRef, useState } from 'react';
import { Badge } from '../../elements/Badge/Badge.js';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { downIcon, reloadIcon, upIcon } from '../../elements/Icon/icons.js';
import type { IconPath } from '../../elements/Icon/Icon.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { AsyncData } from '../../AsyncData.js';
import { paths } from '@dealerkit/domain/paths';
import type { SharedTexts } from '../../texts/en/shared.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { useScrollToCurrent } from '../useScrollToCurrent.js';
import { phoneOnly, screenOnly } from '../screenOnly.css.js';
import {
  closedList,
  count as countStyle,
  item,
  link,
  list,
  openList,
  pendingItem,
  placeholder,
  placeholderBar,
  placeholderLabel,
  retry,
} from './DashboardMenu.css.js';
import { pageIcons } from './pageIcons.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

/** The two roles that have a dashboard. */
export type DashboardRole = 'admin' | 'customer';

/** A link of the menu. */
export interface DashboardItem {
  href: string;
  icon: IconPath;
  label: string;
}

/** The links of each role. */
export type DashboardItems = Readonly<Record<DashboardRole, readonly DashboardItem[]>>;

/** What the dashboard passes on to its menu. */
export interface DashboardMenuOptions {
  /** The user's role. While it loads, placeholders replace the items that not every role has. */
  role: AsyncData<DashboardRole>;
  /** The path of the current page. */
  currentPath: string;
  /** The items of each role; by default those of `dashboardItems`, without pages that only some hosts have. */
  items?: DashboardItems | undefined;
  /** How many orders wait for confirmation, and how many parts are low in stock, once that is known. */
  waiting?: { orders: number; lowStock: number } | undefined;
}

export interface DashboardMenuProps extends DashboardMenuOptions {
  /** Whether the user is known; before that the item of all roles is a placeholder too. @default true */
  isSignedIn?: boolean | undefined;
}

/** A page that a menu may list. */
export type DashboardPageName = keyof typeof pageIcons;

/** The pages that every shop has. */
export const dashboardPages: Readonly<Record<DashboardRole, readonly DashboardPageName[]>> = {
  customer: ['myOrders', 'review', 'myProfile'],
  admin: ['myProfile', 'allUser', 'addProduct', 'manageProducts'],
};

/** The items of pages, by default of those that every shop has. */
export const dashboardItems = ({ titles }: SharedTexts, pages = dashboardPages): DashboardItems => {
  const itemOf = (page: DashboardPageName): DashboardItem => ({
    href: paths[page],
    icon: pageIcons[page],
    label: titles[page],
  });
  return { customer: pages.customer.map(itemOf), admin: pages.admin.map(itemOf) };
};

/** The item of the current page, or of the list that the current page belongs to. */
const currentOf = (href: string, currentPath: string) => {
  if (href === currentPath) return 'page';
  return currentPath.startsWith(`${href}/`) ? 'true' : undefined;
};

/** Has the width of its item. */
const Placeholder = ({ icon, label }: DashboardItem) => (
  <span className={placeholder}>
    <span className={placeholderLabel}>
      <Icon path={icon} /> {label}
    </span>
    <span className={placeholderBar}>
      <Skeleton />
    </span>
  </span>
);

/** What waits on a page, where anything does. */
const WaitingCount = ({ href, waiting }: Pick<DashboardItem, 'href'> & Pick<DashboardMenuOptions, 'waiting'>) => {
  const { formatNumber } = useUi();
  const { dashboard } = useTexts(dashboardTexts);
  const [count, meaning] =
    href === paths.orders
      ? [waiting?.orders, dashboard.waiting]
      : href === paths.manageProducts
        ? [waiting?.lowStock, dashboard.lowStock]
        : [];
  if (!count) return undefined;
  return (
    <Badge className={countStyle} title={meaning}>
      {formatNumber(count)} <VisuallyHidden>{meaning}</VisuallyHidden>
    </Badge>
  );
};

/** More items do not fit beside each other on a phone. */
const maxBarItems = 3;

/** The navigation of the dashboard, by role. */
export const DashboardMenu = ({ role, isSignedIn = true, currentPath, items, waiting }: DashboardMenuProps) => {
  const { Link } = useUi();
  const texts = useTexts(dashboardTexts);
  const { customer, admin } = items ?? dashboardItems(texts);
  const navRef = useRef<HTMLElement>(null);
  const listRef = useScrollToCurrent(`${currentPath} ${role.state}`);
  const isLoading = role.state === 'loading';
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const isOfEachRole = ({ href }: DashboardItem) => admin.some((other) => other.href === href);
  const isPlaceholder = (each: DashboardItem) => isLoading && !(isSignedIn && isOfEachRole(each));
  const shown = role.state === 'failed' ? customer.filter(isOfEachRole) : isAdmin ? admin : customer;
  const listId = useId();
  const [openedAt, setOpenedAt] = useState<string>();
  // On the next page it is closed again.
  const isOpen = openedAt === currentPath;
  const current = shown.find(({ href }) => currentOf(href, currentPath));
  const isMenu = shown.length > maxBarItems;
  return (
    <nav ref={navRef} className={screenOnly} tabIndex={-1} aria-label={texts.dashboard.menuLabel} aria-busy={isLoading}>
      {isMenu && (
        <div className={phoneOnly}>
          <Button
            fullWidth
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpenedAt(isOpen ? undefined : currentPath)}
          >
            {current && <Icon path={current.icon} />} {current?.label ?? texts.dashboard.menuLabel}
            <Icon path={isOpen ? upIcon : downIcon} />
          </Button>
        </div>
      )}
      <ul ref={listRef} id={listId} className={isMenu ? (isOpen ? openList : closedList) : list}>
        {shown.map((each) => (
          // Another key for admins, whose first item is the last one of the placeholders: it would visibly move.
          <li
            key={`${each.href} ${String(isAdmin)}`}
            className={isSignedIn ? item : pendingItem}
            aria-hidden={isPlaceholder(each) || undefined}
          >
            {isPlaceholder(each) ? (
              <Placeholder {...each} />
            ) : (
              <Link href={each.href} className={link} aria-current={currentOf(each.href, currentPath)}>
                <Icon path={each.icon} /> {each.label}
                <WaitingCount href={each.href} waiting={waiting} />
              </Link>
            )}
          </li>
        ))}
        {role.state === 'failed' && (
          <li className={item}>
            <span className={retry}>
              <Button
                tone="quiet"
                aria-label={`${texts.common.tryAgain}: ${texts.dashboard.menuLabel}`}
                onClick={() => {
                  // Retrying removes this button, so the focus moves to the menu first.
                  navRef.current?.focus({ preventScroll: true });
                  role.retry();
                }}
              >
                <Icon path={reloadIcon} /> {texts.common.tryAgain}
              </Button>
            </span>
          </li>
        )}
      </ul>
    </nav>
  );
};
