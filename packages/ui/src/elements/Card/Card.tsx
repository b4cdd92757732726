import type { ElementType, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import { background as backgrounds, linked as linkedStyle, padding as paddings } from './Card.css.js';

export interface CardProps extends NativeProps<'div'> {
  /** Any content. With `asChild`, one element that contains it. */
  children: ReactNode;
  /** The background. @default 'surface' */
  background?: keyof typeof backgrounds | undefined;
  /** The space inside, a step of the theme; `none` for a picture up to the edges. @default 'lg' */
  padding?: keyof typeof paddings | undefined;
  /** The link inside covers the whole card, so a click anywhere but on another control follows it; for a card with exactly one link. @default false */
  linked?: boolean | undefined;
  /** Renders the child, for example an `article` or `li`, with the styles and the props of the card. @default false */
  asChild?: boolean | undefined;
}

/** A bordered surface for content that belongs together. */
export const Card = ({ background = 'surface', padding = 'lg', linked, asChild, ...native }: CardProps) => {
  const Element: ElementType = asChild ? Slot : 'div';
  const className = [backgrounds[background], paddings[padding], linked && linkedStyle].filter(Boolean).join(' ');
  return <Element {...mergeProps({ 'data-part': 'card', className }, native)} />;
};
