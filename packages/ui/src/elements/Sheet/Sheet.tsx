'use client';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import { closeButton, content, head, sheet, title as titleStyle } from './Sheet.css.js';

export interface SheetProps {
  /** The heading. */
  title: string;
  children: ReactNode;
  /** Called when the user closes the sheet. The focus then returns to the element that had it before. */
  onClose: () => void;
  /** A click beside the sheet closes it; use `false` if it has a form. @default true */
  closesOnOutsideClick?: boolean | undefined;
}

/** A modal panel at the side of the page, or over all of it on a phone; open while it is mounted. */
export const Sheet = ({ title, children, onClose, closesOnOutsideClick = true }: SheetProps) => {
  const { common } = useUi().texts;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect ends while the element is still in the page, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const close = () => dialog.current?.close();

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events bubble from the content
    <dialog
      ref={dialog}
      className={sheet}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      onClick={({ target, currentTarget }) => {
        // The backdrop belongs to the element itself.
        if (closesOnOutsideClick && target === currentTarget) close();
      }}
    >
      <div className={head}>
        <h2 id={titleId} className={titleStyle} title={title}>
          {title}
        </h2>
        <button type="button" className={closeButton} aria-label={common.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={content}>{children}</div>
    </dialog>
  );
};
