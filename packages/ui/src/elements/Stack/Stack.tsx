import type { ElementType, ReactNode } from 'react';
import { gap as gaps } from '../gap.css.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import { align as alignStyles, direction as directions, justify as justifyStyles } from './Stack.css.js';

export interface StackProps extends NativeProps<'div'> {
  /** The elements to arrange. With `asChild`, one element that contains them. */
  children: ReactNode;
  /** Below each other, or in a row that wraps. @default 'column' */
  direction?: keyof typeof directions | undefined;
  /** The space between the elements, a step of the theme, or none. @default 'md' */
  gap?: keyof typeof gaps | 'none' | undefined;
  /** The alignment across the direction. @default 'stretch' in a column, 'center' in a row */
  align?: keyof typeof alignStyles | undefined;
  /** The distribution along the direction. @default 'start' */
  justify?: keyof typeof justifyStyles | undefined;
  /** The element to render. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'span' | 'section' | 'header' | 'footer' | 'nav' | undefined;
  /** Renders the child, for example a `form`, with the styles and the props of the stack. @default false */
  asChild?: boolean | undefined;
}

/** Arranges elements below each other or in a row, with equal space between them. */
export const Stack = ({
  direction = 'column',
  gap = 'md',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  as = 'div',
  asChild,
  ...native
}: StackProps) => {
  const Element = (asChild ? Slot : as) as ElementType;
  // There is no class for no gap.
  const space = gaps[gap as keyof typeof gaps];
  const className = [directions[direction], space, alignStyles[align], justifyStyles[justify]].join(' ');
  return <Element {...mergeProps({ className }, native)} />;
};
