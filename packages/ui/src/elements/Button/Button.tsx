'use client';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import { button, fullWidth } from './Button.css.js';

export interface ButtonProps extends NativeProps<'button'> {
  /** The visible label: a verb. With `asChild`, one element. */
  children: ReactNode;
  /** Renders the child, for example the link of a router, with the styles and the props of the button. @default false */
  asChild?: boolean | undefined;
  /** The main action (`accent`, once per screen), other actions, a destructive action, or low emphasis (`quiet`). @default 'neutral' */
  tone?: 'accent' | 'neutral' | 'danger' | 'quiet' | undefined;
  /** The action is in progress: shows a spinner, keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
  /** Takes the full width of its container. */
  fullWidth?: boolean | undefined;
}

export type ButtonTone = NonNullable<ButtonProps['tone']>;

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Starts an action; use `ButtonLink` for navigation. */
export const Button = ({ asChild, tone = 'neutral', busy, fullWidth: isFullWidth, ...native }: ButtonProps) => {
  const Element: ElementType = asChild ? Slot : 'button';
  const own = {
    type: asChild ? undefined : ('button' as const),
    className: isFullWidth ? `${button[tone]} ${fullWidth}` : button[tone],
  };
  return (
    <Element
      {...mergeProps(own, native)}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClickCapture: ignore })}
    />
  );
};
