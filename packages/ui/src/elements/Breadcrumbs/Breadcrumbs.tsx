'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { Link } from '../Link/Link.js';
import { breadcrumbs, item, list } from './Breadcrumbs.css.js';

/** A page on the way from the home page. */
export interface Breadcrumb {
  /** The title of the page. */
  label: string;
  /** The URL of the page. */
  href: string;
}

export interface BreadcrumbsProps extends NativeProps<'nav'> {
  /** The pages above the current one, the highest first. */
  pages: readonly Breadcrumb[];
  /** The title of the current page, which is no link. */
  current: string;
}

/** The way from the home page to the current one. */
export const Breadcrumbs = ({ pages, current, ...native }: BreadcrumbsProps) => {
  const { texts } = useUi();
  return (
    <nav aria-label={texts.breadcrumbs.label} {...mergeProps({ className: breadcrumbs }, native)}>
      <ol className={list}>
        {pages.map(({ label, href }) => (
          <li key={href} className={item}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li className={item}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
};
