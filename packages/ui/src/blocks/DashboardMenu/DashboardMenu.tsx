'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import {
  clockIcon,
  editIcon,
  ordersIcon,
  plusIcon,
  reloadIcon,
  searchIcon,
  shelfIcon,
  starIcon,
  userIcon,
  usersIcon,
} from '../../elements/Icon/icons.js';
import type { IconPath } from '../../elements/Icon/Icon.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { AsyncData } from '../../AsyncData.js';
import { paths } from '@dealerkit/domain/paths';
import type { Texts } from '../../texts/en.js';
import { useUi } from '../../UiProvider.js';
import {
  item,
  link,
  list,
  nav,
  pendingItem,
  placeholder,
  placeholderBar,
  placeholderLabel,
  retry,
} from './DashboardMenu.css.js';

/** The two roles that have a dashboard. */
export type DashboardRole = 'admin' | 'customer';

export interface DashboardMenuProps {
  /** The user's role. While it loads, placeholders replace the items that depend on it. */
  role: AsyncData<DashboardRole>;
  /** Whether the user is known; before that the item of all roles is a placeholder too. @default true */
  isSignedIn?: boolean | undefined;
  /** The path of the current page. */
  currentPath: string;
  /** Whether the host lists the orders of all customers; an admin then has a menu item for them. @default false */
  hasOrderDesk?: boolean | undefined;
  /** Whether the host records who changed what; an admin then has a menu item for it. @default false */
  hasAudit?: boolean | undefined;
  /** Whether the host keeps the dealer's trade names; an admin then has a menu item for them. @default false */
  hasTradeNames?: boolean | undefined;
  /** Whether the host counts the searches without result; an admin then has a menu item for them. @default false */
  hasMissedSearches?: boolean | undefined;
}

interface MenuItem {
  href: string;
  icon: IconPath;
  label: string;
}

const profileItem = ({ titles }: Texts): MenuItem => ({
  href: paths.myProfile,
  icon: userIcon,
  label: titles.myProfile,
});

const ordersItem = ({ titles }: Texts): MenuItem => ({ href: paths.orders, icon: ordersIcon, label: titles.orders });

const auditItem = ({ titles }: Texts): MenuItem => ({ href: paths.audit, icon: clockIcon, label: titles.audit });

const tradeNamesItem = ({ titles }: Texts): MenuItem => ({
  href: paths.tradeNames,
  icon: editIcon,
  label: titles.tradeNames,
});

const missedSearchesItem = ({ titles }: Texts): MenuItem => ({
  href: paths.missedSearches,
  icon: searchIcon,
  label: titles.missedSearches,
});

const itemsByRole: Record<DashboardRole, (texts: Texts) => readonly MenuItem[]> = {
  customer: (texts) => [
    { href: paths.myOrders, icon: ordersIcon, label: texts.titles.myOrders },
    { href: paths.review, icon: starIcon, label: texts.titles.review },
    profileItem(texts),
  ],
  admin: (texts) => [
    profileItem(texts),
    { href: paths.allUser, icon: usersIcon, label: texts.titles.allUser },
    { href: paths.addProduct, icon: plusIcon, label: texts.titles.addProduct },
    { href: paths.manageProducts, icon: shelfIcon, label: texts.titles.manageProducts },
  ],
};

/** The item of the current page, or of the list that the current page belongs to. */
const currentOf = (href: string, currentPath: string) => {
  if (href === currentPath) return 'page';
  return currentPath.startsWith(`${href}/`) ? 'true' : undefined;
};

/** Scrolls the current item into view: on a phone the list may be wider than the page. */
const useScrollToCurrent = (currentPath: string, state: DashboardMenuProps['role']['state']) => {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const scroller = listRef.current;
    const current = scroller?.querySelector('[aria-current]');
    if (!scroller || !current) return undefined;
    const observer = new ResizeObserver(() => {
      const { left, width } = current.getBoundingClientRect();
      const bounds = scroller.getBoundingClientRect();
      scroller.scrollLeft += left + width / 2 - (bounds.left + bounds.width / 2);
    });
    observer.observe(scroller);
    // The item changes its width when the web font loads.
    observer.observe(current);
    return () => observer.disconnect();
  }, [currentPath, state]);
  return listRef;
};

/** Has the width of its item. */
const Placeholder = ({ icon, label }: MenuItem) => (
  <span className={placeholder}>
    <span className={placeholderLabel}>
      <Icon path={icon} /> {label}
    </span>
    <span className={placeholderBar}>
      <Skeleton />
    </span>
  </span>
);

/** The navigation of the dashboard, by role. */
export const DashboardMenu = ({
  role,
  isSignedIn = true,
  currentPath,
  hasOrderDesk = false,
  hasAudit = false,
  hasTradeNames = false,
  hasMissedSearches = false,
}: DashboardMenuProps) => {
  const { texts, Link } = useUi();
  const navRef = useRef<HTMLElement>(null);
  const listRef = useScrollToCurrent(currentPath, role.state);
  const isLoading = role.state === 'loading';
  const items = role.state === 'failed' ? [profileItem(texts)] : itemsByRole[isLoading ? 'customer' : role.data](texts);
  const isPlaceholder = ({ href }: MenuItem) => isLoading && (href !== paths.myProfile || !isSignedIn);
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const hostItems = [
    ...(hasOrderDesk ? [ordersItem(texts)] : []),
    ...(hasTradeNames ? [tradeNamesItem(texts)] : []),
    ...(hasMissedSearches ? [missedSearchesItem(texts)] : []),
    ...(hasAudit ? [auditItem(texts)] : []),
  ];
  return (
    <nav
      ref={navRef}
      className={nav}
      tabIndex={-1}
      aria-label={texts.dashboard.menuLabel}
      aria-busy={role.state === 'loading'}
    >
      <ul ref={listRef} className={list}>
        {[...items, ...(isAdmin ? hostItems : [])].map((each) => (
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
