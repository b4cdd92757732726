import type { ElementType, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import { columnCounts, columnWidths, grid } from './Grid.css.js';

export interface GridProps extends NativeProps<'div'> {
  /** The cells. With `asChild`, one element that contains them. */
  children: ReactNode;
  /** The width below which there are fewer columns: 6, 9, 16, 20 or 24 rem. @default 'md' */
  columnWidth?: keyof typeof columnWidths | undefined;
  /** The greatest number of columns. @default 12 */
  maxColumns?: keyof typeof columnCounts | undefined;
  /** The space between the cells, a step of the theme. @default 'md' */
  gap?: keyof typeof grid | undefined;
  /** Renders the child, for example a `ul`, with the styles and the props of the grid. @default false */
  asChild?: boolean | undefined;
}

/** Arranges cells in as many columns of equal width as fit, on a phone in one. */
export const Grid = ({ columnWidth = 'md', maxColumns = 12, gap = 'md', asChild, ...native }: GridProps) => {
  const Element: ElementType = asChild ? Slot : 'div';
  const className = `${grid[gap]} ${columnWidths[columnWidth]} ${columnCounts[maxColumns]}`;
  return <Element {...mergeProps({ className }, native)} />;
};
