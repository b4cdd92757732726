import type { CSSProperties, ElementType, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import { columnWidthName, grid, maxColumnsName } from './Grid.css.js';

export interface GridProps extends NativeProps<'div'> {
  /** The cells. With `asChild`, one element that contains them. */
  children: ReactNode;
  /** The width below which there are fewer columns, as a CSS length. @default '16rem' */
  columnWidth?: string | undefined;
  /** The greatest number of columns. @default 12 */
  maxColumns?: number | undefined;
  /** The space between the cells, a step of the theme. @default 'md' */
  gap?: keyof typeof grid | undefined;
  /** Renders the child, for example a `ul`, with the styles and the props of the grid. @default false */
  asChild?: boolean | undefined;
}

/** Arranges cells in as many columns of equal width as fit, on a phone in one. */
export const Grid = ({ columnWidth = '16rem', maxColumns = 12, gap = 'md', asChild, ...native }: GridProps) => {
  const Element: ElementType = asChild ? Slot : 'div';
  const style: CSSProperties = { [columnWidthName]: columnWidth, [maxColumnsName]: maxColumns };
  return <Element {...mergeProps({ className: grid[gap], style }, native)} />;
};
