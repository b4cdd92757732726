'use client';
import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { arrow, gap, list, numbered, pagination, status, target } from './Pagination.css.js';
import { pagesAround } from './pagesAround.js';

export interface PaginationProps extends NativeProps<'nav'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Returns the URL of a page; the pages are then links of the link component of `UiProvider`, otherwise buttons. */
  pageHref?: ((page: number) => string) | undefined;
  /** Called with the page that the user chooses. */
  onPageChange?: ((page: number) => void) | undefined;
}

interface TargetProps extends Pick<PaginationProps, 'page' | 'pageHref' | 'onPageChange'> {
  children: ReactNode;
  isCurrent?: boolean;
  /** There is no such page. */
  isDisabled?: boolean;
}

const Target = ({ page, pageHref, onPageChange, children, isCurrent, isDisabled }: TargetProps) => {
  const { Link } = useUi();
  const shared = {
    className: target,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onClick: isDisabled ? undefined : () => onPageChange?.(page),
    children,
  };
  if (pageHref && !isDisabled) return <Link href={pageHref(page)} {...shared} />;
  // Unlike a disabled button, it keeps the focus on the first and the last page.
  return <button type="button" aria-disabled={isDisabled || undefined} {...shared} />;
};

/** Leads to the pages of a long list; in a narrow container to the previous and the next one only. */
export const Pagination = ({ page, pageCount, pageHref, onPageChange, ...native }: PaginationProps) => {
  const { texts, formatNumber } = useUi();
  const { label, previous, next, named, current } = texts.pagination;
  const handlers = { pageHref, onPageChange };
  return (
    <nav aria-label={label} {...mergeProps({ className: pagination }, native)}>
      <ul className={list}>
        <li>
          <Target {...handlers} page={page - 1} isDisabled={page <= 1}>
            <span className={arrow}>
              <Icon name="back" />
            </span>
            <VisuallyHidden>{previous}</VisuallyHidden>
          </Target>
        </li>
        {pagesAround(page, pageCount).map((each, index) =>
          each === undefined ? (
            <li key={`gap ${String(index)}`} className={gap} aria-hidden="true" />
          ) : (
            <li key={each} className={numbered}>
              <Target {...handlers} page={each} isCurrent={each === page}>
                <span aria-hidden="true">{formatNumber(each)}</span>
                <VisuallyHidden>{named(formatNumber(each))}</VisuallyHidden>
              </Target>
            </li>
          ),
        )}
        <li className={status}>
          <span aria-current="page">{current(formatNumber(page), formatNumber(pageCount))}</span>
        </li>
        <li>
          <Target {...handlers} page={page + 1} isDisabled={page >= pageCount}>
            <span className={arrow}>
              <Icon name="forward" />
            </span>
            <VisuallyHidden>{next}</VisuallyHidden>
          </Target>
        </li>
      </ul>
    </nav>
  );
};
