'use client';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import { button, buttonSize, fullWidth } from './Button.css.js';

/** The look of a button, and of a link that looks like one. */
export interface ButtonStyleProps {
  /** The visible label: a verb. With `asChild`, one element. */
  children: ReactNode;
  /** The main action (`accent`, once per screen), other actions, a destructive action, or low emphasis (`quiet`). @default 'neutral' */
  tone?: 'accent' | 'neutral' | 'danger' | 'quiet' | undefined;
  /** `small` in rows and toolbars (44 px high on touch screens), `large` for the one action of a page. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Takes the full width of its container. */
  fullWidth?: boolean | undefined;
}

export interface ButtonProps extends ButtonStyleProps, Omit<NativeProps<'button'>, 'children'> {
  /** Renders the child, for example the link of a router, with the styles and the props of the button. @default false */
  asChild?: boolean | undefined;
  /** The action is in progress: shows a spinner, keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
}

export type ButtonTone = NonNullable<ButtonProps['tone']>;

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Starts an action; use `ButtonLink` for navigation. */
export const Button = ({
  asChild,
  tone = 'neutral',
  size = 'medium',
  busy,
  fullWidth: isFullWidth,
  ...native
}: ButtonProps) => {
  const Element: ElementType = asChild ? Slot : 'button';
  const own = {
    type: asChild ? undefined : ('button' as const),
    'data-part': 'button',
    className: [button[tone], buttonSize[size], isFullWidth ? fullWidth : ''].join(' '),
  };
  return (
    <Element
      {...mergeProps(own, native)}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClickCapture: ignore })}
    />
  );
};
