'use client';
import type { ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import { button, fullWidth } from '../Button/Button.css.js';
import type { ButtonTone } from '../Button/Button.js';

export interface ButtonLinkProps {
  /** Where it leads. */
  href: string;
  /** What waits there. */
  children: ReactNode;
  /** The part it plays on the screen; at most one `accent` in sight. @default 'neutral' */
  tone?: ButtonTone;
  /** Takes the whole width it stands in. */
  fullWidth?: boolean;
  /** A name for what the words alone do not tell; must contain the words. */
  label?: string;
}

/** Goes somewhere with the weight of a button; to do something here use `Button`. */
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
