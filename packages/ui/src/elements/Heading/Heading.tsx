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
  /** The type size, which does not depend on the level. @default 'headline' for the levels 1 and 2, else 'title' */
  size?: keyof typeof heading | undefined;
  /** Renders the child, for example a `legend`, with the styles and the props of the heading. @default false */
  asChild?: boolean | undefined;
}

/** A heading in the display font. */
export const Heading = ({ level = 2, size = level > 2 ? 'title' : 'headline', asChild, ...native }: HeadingProps) => {
  const Element: ElementType = asChild ? Slot : `h${level}`;
  return <Element {...mergeProps({ className: heading[size] }, native)} />;
};
