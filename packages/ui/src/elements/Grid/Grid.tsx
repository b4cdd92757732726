import type { ElementType, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Slot } from '../Slot.js';
import {
  align as alignStyles,
  columnCounts,
  columns as columnStyles,
  columnWidths,
  filled as filledStyle,
  grid,
} from './Grid.css.js';

export interface GridProps extends NativeProps<'div'> {
  /** The cells. With `asChild`, one element that contains them. */
  children: ReactNode;
  /** Columns at fixed breakpoints, by their parts of the width: below each other on a phone, and beside each other from `tablet` or `desktop`. */
  columns?: keyof typeof columnStyles | undefined;
  /** Without `columns`, the width below which there are fewer columns: 6, 9, 12 (a field), 16, 20 or 24 rem. @default 'md' */
  columnWidth?: keyof typeof columnWidths | undefined;
  /** Without `columns`, the greatest number of them. @default 12 */
  maxColumns?: keyof typeof columnCounts | undefined;
  /** Without `columns`, few cells share the whole line, instead of leaving empty columns. @default false */
  filled?: boolean | undefined;
  /** The space between the cells, a step of the theme. @default 'md' */
  gap?: keyof typeof grid | undefined;
  /** The alignment of cells of different heights. @default 'stretch' */
  align?: keyof typeof alignStyles | undefined;
  /** The element to render. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'span' | 'section' | undefined;
  /** Renders the child with the styles and the props of the grid. @default false */
  asChild?: boolean | undefined;
}

/** Arranges cells in as many columns of equal width as fit, or in named columns; on a phone in one. */
export const Grid = ({
  columns,
  columnWidth = 'md',
  maxColumns = 12,
  filled,
  gap = 'md',
  align = 'stretch',
  as = 'div',
  asChild,
  ...native
}: GridProps) => {
  const Element = (asChild ? Slot : as) as ElementType;
  const columnClasses = columns
    ? columnStyles[columns]
    : `${columnWidths[columnWidth]} ${filled ? filledStyle : columnCounts[maxColumns]}`;
  const className = [grid[gap], columnClasses, alignStyles[align]].join(' ');
  return <Element {...mergeProps({ className }, native)} />;
};
