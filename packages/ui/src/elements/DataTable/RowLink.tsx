import type { MouseEvent, ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import type { TableLayout } from './column.js';
import { rowLink } from './RowLink.css.js';

interface RowLinkProps<Row> extends Pick<TableLayout<Row>, 'rowHref' | 'onRowClick'> {
  row: Row;
  children: ReactNode;
}

/** The row header of a clickable row: its link, or a button. */
export const RowLink = <Row,>({ row, rowHref, onRowClick, children }: RowLinkProps<Row>) => {
  const { Link } = useUi();
  const shared = { className: rowLink, onClick: onRowClick && (() => onRowClick(row)), children };
  if (rowHref) return <Link href={rowHref(row)} {...shared} />;
  return onRowClick ? <button type="button" {...shared} /> : children;
};

/** Passes a click on a row on to its link with the keys that are held, so that the link opens as if it was clicked itself. */
export const clickRowLink = (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  const isOnControl = target instanceof Element && target.closest('a, button, input, select, textarea, label, summary');
  if (isOnControl || event.defaultPrevented || getSelection()?.isCollapsed === false) return;
  currentTarget
    .querySelector(`.${rowLink}`)
    ?.dispatchEvent(
      new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
};
