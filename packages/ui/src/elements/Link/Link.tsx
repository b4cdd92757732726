'use client';
import type { ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import { link } from './Link.css.js';

export interface LinkProps {
  /** The URL of the target page. */
  href: string;
  /** The link text. */
  children: ReactNode;
  /** `text` in a sentence, `inherit` on a coloured background, `menu` in a list of links. @default 'text' */
  variant?: keyof typeof link | undefined;
  /** Marks the link to the current page. */
  current?: boolean | undefined;
}

/** A text link or a menu link; use `ButtonLink` for a link that looks like a button. */
export const Link = ({ href, children, variant = 'text', current = false }: LinkProps) => {
  const { Link: RouterLink } = useUi();
  return (
    <RouterLink href={href} className={link[variant]} aria-current={current ? 'page' : undefined}>
      {children}
    </RouterLink>
  );
};
