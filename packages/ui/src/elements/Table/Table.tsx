'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useScrollRegion } from '../useScrollRegion.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { caption as captionStyle, region, table } from './Table.css.js';

export interface TableProps extends NativeProps<'table'> {
  /** The name of the table, shown above it. */
  caption: ReactNode;
  /** Shows the caption to screen readers only. @default false */
  captionHidden?: boolean | undefined;
  /** `thead`, `tbody` and `tfoot`; `data-numeric` on a `th` or `td` aligns its numbers at the end. */
  children: ReactNode;
}

/** A plain table with rules between its rows; it scrolls inside its own region if it is too wide. Use `DataTable` to search and sort. */
export const Table = ({ caption, captionHidden, children, ...native }: TableProps) => {
  const id = useId();
  const { ref, scrollable } = useScrollRegion(id);
  return (
    <div ref={ref} className={region} {...scrollable}>
      <table {...mergeProps({ 'data-part': 'table', className: table }, native)}>
        <caption id={id} className={captionHidden ? undefined : captionStyle}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </div>
  );
};
