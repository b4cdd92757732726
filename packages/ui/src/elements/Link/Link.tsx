'use client';
import type { ElementType, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import { useUi } from '../../UiProvider.js';
import { link } from './Link.css.js';

interface LinkStyleProps extends Omit<NativeProps<'a'>, 'href'> {
  /** The link text. With `asChild`, one element. */
  children: ReactNode;
  /** The URL of the target page; undefined with `asChild`. */
  href?: string | undefined;
  /** Renders the child, for example the link of a router, with the styles and the props of the link. @default false */
  asChild?: boolean | undefined;
  /** `text` in a sentence, `inherit` on a coloured background, `menu` in a list of links. @default 'text' */
  variant?: 'text' | 'inherit' | 'menu' | undefined;
}

export type LinkProps = LinkStyleProps &
  ({ href: string; asChild?: false | undefined } | { href?: undefined; asChild: true });

/** A text link or a menu link; use `ButtonLink` for a link that looks like a button. */
export const Link = ({ variant = 'text', asChild, ...native }: LinkProps) => {
  const ui = useUi();
  const Element: ElementType = asChild ? Slot : ui.Link;
  return <Element {...mergeProps({ className: link[variant] }, native)} />;
};
