import type { ElementType, ReactNode } from 'react';
import { gap as gaps } from '../gap.css.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import {
  background as backgrounds,
  edge as edges,
  column,
  linked as linkedStyle,
  padding as paddings,
  shape,
} from './Card.css.js';

export interface CardProps extends NativeProps<'div'> {
  /** Any content. With `asChild`, one element that contains it. */
  children: ReactNode;
  /** The background. @default 'surface' */
  background?: keyof typeof backgrounds | undefined;
  /** The space inside, a step of the theme; `none` for a picture up to the edges, `panel` for less on a phone. @default 'lg' */
  padding?: keyof typeof paddings | undefined;
  /** Arranges the content below each other with this space between, a step of the theme. */
  gap?: keyof typeof gaps | undefined;
  /** A card among others, or a panel: an area of a page, such as a form. @default 'card' */
  kind?: keyof typeof shape | undefined;
  /** A thick upper edge in this tone, for the main panel of a page. */
  edge?: keyof typeof edges | undefined;
  /** The link inside covers the whole card, so a click anywhere but on another control follows it; for a card with exactly one link. @default false */
  linked?: boolean | undefined;
  /** The element to render. @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'ul' | 'ol' | undefined;
  /** Renders the child with the styles and the props of the card. @default false */
  asChild?: boolean | undefined;
}

/** A bordered surface for content that belongs together. */
export const Card = ({
  background = 'surface',
  padding = 'lg',
  gap,
  kind = 'card',
  edge,
  linked,
  as = 'div',
  asChild,
  ...native
}: CardProps) => {
  const Element = (asChild ? Slot : as) as ElementType;
  const className = [
    backgrounds[background],
    shape[kind],
    paddings[padding],
    gap && `${column} ${gaps[gap]}`,
    edge && edges[edge],
    linked && linkedStyle,
  ]
    .filter(Boolean)
    .join(' ');
  return <Element {...mergeProps({ ...(kind === 'card' && { 'data-part': 'card' }), className }, native)} />;
};
