import type { ElementType, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import { columnCounts, columnWidths, columns as columnStyles, grid, align as alignStyles } from './Grid.css.js';

export interface GridProps extends NativeProps<'div'> {
  /** The cells. With `asChild`, one element that contains them. */
  children: ReactNode;
  /** Columns at fixed breakpoints, by their parts of the width: below each other on a phone, and beside each other from `tablet` or `desktop`. */
  columns?: keyof typeof columnStyles | undefined;
  /** Without `columns`, the width below which there are fewer columns: 6, 9, 16, 20 or 24 rem. @default 'md' */
  columnWidth?: keyof typeof columnWidths | undefined;
  /** Without `columns`, the greatest number of them. @default 12 */
  maxColumns?: keyof typeof columnCounts | undefined;
  /** The space between the cells, a step of the theme. @default 'md' */
  gap?: keyof typeof grid | undefined;
  /** The alignment of cells of different heights. @default 'stretch' */
  align?: keyof typeof alignStyles | undefined;
  /** The element to render. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
  /** Renders the child with the styles and the props of the grid. @default false */
  asChild?: boolean | undefined;
}

/** Arranges cells in as many columns of equal width as fit, or in named columns; on a phone in one. */
export const Grid = ({
  columns,
  columnWidth = 'md',
  maxColumns = 12,
  gap = 'md',
  align = 'stretch',
  as = 'div',
  asChild,
  ...native
}: GridProps) => {
  const Element = (asChild ? Slot : as) as ElementType;
  const columnClasses = columns ? columnStyles[columns] : `${columnWidths[columnWidth]} ${columnCounts[maxColumns]}`;
  const className = [grid[gap], columnClasses, alignStyles[align]].join(' ');
  return <Element {...mergeProps({ className }, native)} />;
};
