'use client';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { button, fullWidth, spinner } from './Button.css.js';

/** Main action (`accent`), other actions (`neutral`), destructive action (`danger`) or low emphasis (`quiet`). */
export type ButtonTone = keyof typeof button;

export interface ButtonProps {
  /** The visible label: a verb. */
  children: ReactNode;
  /** The importance of the action; use `accent` once per screen. @default 'neutral' */
  tone?: ButtonTone | undefined;
  /** The action is in progress: shows a spinner, keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
  /** The action is not available; say why next to the button. */
  disabled?: boolean | undefined;
  /** Takes the full width of its container. */
  fullWidth?: boolean | undefined;
  /** The native button type. @default 'button' */
  type?: 'button' | 'submit' | undefined;
  /** The accessible name where the visible label is not enough ("Delete Clutch Kit 430 mm"); it must contain the visible label. */
  label?: string | undefined;
  /** Whether the content that the button shows and hides is shown. */
  expanded?: boolean | undefined;
  /** The id of that content. */
  controls?: string | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Starts an action; use `ButtonLink` for navigation. */
export const Button = ({
  children,
  tone = 'neutral',
  busy = false,
  disabled = false,
  fullWidth: isFullWidth = false,
  type = 'button',
  label,
  expanded,
  controls,
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
    aria-expanded={expanded}
    aria-controls={controls}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {busy && <span className={spinner} aria-hidden="true" />}
    {children}
  </button>
);
