'use client';
import type { ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import { button, fullWidth } from '../Button/Button.css.js';
import type { ButtonTone } from '../Button/Button.js';

export interface ButtonLinkProps {
  /** The URL of the target page. */
  href: string;
  /** The visible label. */
  children: ReactNode;
  /** The importance of the link; use `accent` once per screen. @default 'neutral' */
  tone?: ButtonTone | undefined;
  /** Takes the full width of its container. */
  fullWidth?: boolean | undefined;
  /** The accessible name where the visible label is not enough; it must contain the visible label. */
  label?: string | undefined;
}

/** A link that looks like a button; use `Button` for actions. */
export const ButtonLink = ({
  href,
  children,
  tone = 'neutral',
  fullWidth: isFullWidth = false,
  label,
}: ButtonLinkProps) => {
  const { Link } = useUi();
  return (
    <Link href={href} className={isFullWidth ? `${button[tone]} ${fullWidth}` : button[tone]} aria-label={label}>
      {children}
    </Link>
  );
};
