'use client';
import type { ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import { link } from './Link.css.js';

export interface LinkProps {
  /** Where it leads. */
  href: string;
  /** What waits there. */
  children: ReactNode;
  /** `text` stands in a sentence, `inherit` on a coloured ground, `menu` in a row or column of links. @default 'text' */
  variant?: keyof typeof link;
  /** It leads to the page that is shown. */
  current?: boolean;
}

/** Goes somewhere, in a sentence or a menu; with the weight of a button use `ButtonLink`. */
export const Link = ({ href, children, variant = 'text', current = false }: LinkProps) => {
  const { Link: RouterLink } = useUi();
  return (
    <RouterLink href={href} className={link[variant]} aria-current={current ? 'page' : undefined}>
      {children}
    </RouterLink>
  );
};
