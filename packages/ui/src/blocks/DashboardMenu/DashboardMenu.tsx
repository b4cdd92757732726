'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { IconName } from '../../elements/Icon/Icon.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { AsyncData } from '../../AsyncData.js';
import { paths } from '../../paths.js';
import type { Texts } from '../../texts/en.js';
import { useUi } from '../../UiProvider.js';
import { item, menu, place, placeholder, rest } from './DashboardMenu.css.js';

/** The two kinds of people who have a dashboard. */
export type DashboardRole = 'admin' | 'customer';

export interface DashboardMenuProps {
  /** Whose menu it is; until that is known the items that depend on it are kept open (D12). */
  role: AsyncData<DashboardRole>;
  /** The path of the page that is shown. */
  currentPath: string;
}

interface Item {
  href: string;
  icon: IconName;
  label: string;
}

const profileItem = ({ titles }: Texts): Item => ({
  href: paths.myProfile,
  icon: 'user',
  label: titles.myProfile,
});

const itemsOf: Record<DashboardRole, (texts: Texts) => readonly Item[]> = {
  customer: (texts) => [
    { href: paths.myOrders, icon: 'orders', label: texts.titles.myOrders },
    { href: paths.review, icon: 'star', label: texts.titles.review },
    profileItem(texts),
  ],
  admin: (texts) => [
    profileItem(texts),
    { href: paths.allUser, icon: 'users', label: texts.titles.allUser },
    { href: paths.addProduct, icon: 'plus', label: texts.titles.addProduct },
    { href: paths.manageProducts, icon: 'shelf', label: texts.titles.manageProducts },
  ],
};

const PLACES_KEPT = [1, 2];

/** On a phone the bar may be wider than the page: the page that is shown must not be the one out of sight. */
const useCurrentInSight = (currentPath: string, state: DashboardMenuProps['role']['state']) => {
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = bar.current;
    const current = row?.querySelector('[aria-current]');
    if (!row || !current) return undefined;
    const watch = new ResizeObserver(() => {
      const { left, width } = current.getBoundingClientRect();
      const room = row.getBoundingClientRect();
      row.scrollLeft += left + width / 2 - (room.left + room.width / 2);
    });
    watch.observe(row);
    // Its letters change their width when their font arrives.
    watch.observe(current);
    return () => watch.disconnect();
  }, [currentPath, state]);
  return bar;
};

/** The way around the dashboard, by role (specification, sections 2 and 6). */
export const DashboardMenu = ({ role, currentPath }: DashboardMenuProps) => {
  const { texts, Link } = useUi();
  const menuRef = useRef<HTMLElement>(null);
  const bar = useCurrentInSight(currentPath, role.state);
  const items = role.state === 'ready' ? itemsOf[role.data](texts) : [profileItem(texts)];
  return (
    <nav ref={menuRef} tabIndex={-1} aria-label={texts.dashboard.menuLabel} aria-busy={role.state === 'loading'}>
      <ul ref={bar} className={menu}>
        {items.map(({ href, icon, label }) => (
          <li key={href} className={place}>
            <Link href={href} className={item} aria-current={href === currentPath ? 'page' : undefined}>
              <Icon name={icon} /> {label}
            </Link>
          </li>
        ))}
        {role.state === 'loading' &&
          PLACES_KEPT.map((kept) => (
            <li key={kept} className={place} aria-hidden="true">
              <span className={placeholder}>
                <Skeleton />
              </span>
            </li>
          ))}
        {role.state === 'failed' && (
          <li className={place}>
            <span className={rest}>
              <Button
                tone="quiet"
                label={`${texts.common.tryAgain}: ${texts.dashboard.menuLabel}`}
                onClick={() => {
                  // The button goes with its press.
                  menuRef.current?.focus({ preventScroll: true });
                  role.retry();
                }}
              >
                <Icon name="again" /> {texts.common.tryAgain}
              </Button>
            </span>
          </li>
        )}
      </ul>
    </nav>
  );
};
