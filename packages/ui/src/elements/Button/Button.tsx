'use client';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { button, spinner, fullWidth } from './Button.css.js';

/** The part a button plays: the one main deed, any other, a harmful one, or one that should not be loud. */
export type ButtonTone = keyof typeof button;

export interface ButtonProps {
  /** What it does, as a verb. */
  children: ReactNode;
  /** The part it plays on the screen; at most one `accent` in sight. @default 'neutral' */
  tone?: ButtonTone;
  /** Its deed is under way: it says so, keeps the focus and takes no further press. */
  busy?: boolean;
  /** It can not be pressed at all. Rather say why beside it. */
  disabled?: boolean;
  /** Takes the whole width it stands in. */
  fullWidth?: boolean;
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit';
  /** A name for what the words alone do not tell ("Delete Clutch Kit 430 mm"); must contain the words. */
  label?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here; for going somewhere use `ButtonLink`. */
export const Button = ({
  children,
  tone = 'neutral',
  busy = false,
  disabled = false,
  fullWidth: isFullWidth = false,
  type = 'button',
  label,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={isFullWidth ? `${button[tone]} ${fullWidth}` : button[tone]}
    disabled={disabled}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    aria-label={label}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {busy && <span className={spinner} aria-hidden="true" />}
    {children}
  </button>
);
