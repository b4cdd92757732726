'use client';
import type { MouseEvent, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import { backIcon, forwardIcon } from '../Icon/icons.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { arrow, gap, list, numbered, pagination, status, target } from './Pagination.css.js';
import { pagesAround } from './pagesAround.js';
import { paginationTexts } from '../../texts/en/pagination.js';

interface PaginationOptions extends NativeProps<'nav'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Returns the URL of a page; the pages are then links of the link component of `UiProvider`, otherwise buttons. */
  pageHref?: ((page: number) => string) | undefined;
  /** Called with the page that the user chooses; needed without `pageHref`. */
  onPageChange?: ((page: number) => void) | undefined;
}

type Given<Name extends keyof PaginationOptions> = { [Key in Name]: NonNullable<PaginationOptions[Key]> };

export type PaginationProps = PaginationOptions & (Given<'pageHref'> | Given<'onPageChange'>);

interface TargetProps extends Pick<PaginationOptions, 'page' | 'pageHref' | 'onPageChange'> {
  children: ReactNode;
  isCurrent?: boolean;
  /** There is no other page in this direction. */
  isDisabled?: boolean;
}

const Target = ({ page, pageHref, onPageChange, children, isCurrent, isDisabled }: TargetProps) => {
  const { Link } = useUi();
  const shared = {
    className: target,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    // Unlike `disabled`, it keeps the focus on the first and the last page.
    'aria-disabled': isDisabled || undefined,
    onClick: (event: MouseEvent) => (isDisabled ? event.preventDefault() : onPageChange?.(page)),
    children,
  };
  if (pageHref) return <Link href={pageHref(page)} {...shared} />;
  return <button type="button" {...shared} />;
};

/** Leads to the pages of a long list; in a narrow container to the previous and the next one only. */
export const Pagination = ({ page, pageCount, pageHref, onPageChange, ...native }: PaginationProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(paginationTexts);
  const { label, previous, next, named, current } = texts.pagination;
  const handlers = { pageHref, onPageChange };
  const [isFirst, isLast] = [page <= 1, page >= pageCount];
  return (
    <nav aria-label={label} {...mergeProps({ className: pagination }, native)}>
      <ul className={list}>
        <li>
          <Target {...handlers} page={isFirst ? page : page - 1} isDisabled={isFirst}>
            <span className={arrow}>
              <Icon path={backIcon} />
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
          <Target {...handlers} page={isLast ? page : page + 1} isDisabled={isLast}>
            <span className={arrow}>
              <Icon path={forwardIcon} />
            </span>
            <VisuallyHidden>{next}</VisuallyHidden>
          </Target>
        </li>
      </ul>
    </nav>
  );
};
