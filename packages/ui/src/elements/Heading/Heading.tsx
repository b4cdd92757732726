import type { ElementType, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import { heading } from './Heading.css.js';

export interface HeadingProps extends NativeProps<'h2'> {
  /** The text. With `asChild`, one element. */
  children: ReactNode;
  /** The level in the outline of the page, from `h1` to `h6`. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The type size, which does not depend on the level; a `label` is in small capitals.  @default 'headline' for the levels 1 and 2, else 'title' */
  size?: keyof typeof heading | undefined;
  /** The element to render, for a title that is not a heading of the page. @default 'h2' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'legend' | undefined;
  /** Renders the child with the styles and the props of the heading. @default false */
  asChild?: boolean | undefined;
}

/** A heading in the display font. */
export const Heading = ({
  level = 2,
  size = level > 2 ? 'title' : 'headline',
  as,
  asChild,
  ...native
}: HeadingProps) => {
  const Element = (asChild ? Slot : (as ?? `h${level}`)) as ElementType;
  return <Element {...mergeProps({ className: heading[size] }, native)} />;
};
