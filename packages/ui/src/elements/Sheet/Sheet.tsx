'use client';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { PortalContainer } from '../portalContainer.js';
import { useUi } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import { closeButton, content, head, sheet, title as titleStyle } from './Sheet.css.js';

export interface SheetProps extends Omit<NativeProps<'dialog'>, 'onClose'> {
  /** The heading. */
  title: string;
  /** The content below the heading. */
  children: ReactNode;
  /** Called when the user closes the sheet. The focus then returns to the element that had it before. */
  onClose: () => void;
  /** A click beside the sheet closes it; use `false` if it has a form. @default true */
  closesOnOutsideClick?: boolean | undefined;
}

/** A modal panel at the side of the page, or over all of it on a phone; open while it is mounted. */
export const Sheet = ({ title, children, onClose, closesOnOutsideClick = true, ref, ...native }: SheetProps) => {
  const { common } = useUi().texts;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLDialogElement | null>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  // A layout effect ends while the element is still in the page, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    setContainer(element);
    return () => element?.close();
  }, []);
  const onKeyDown = ({ key, currentTarget, defaultPrevented }: KeyboardEvent<HTMLDialogElement>) => {
    // A menu in the sheet closes itself first.
    if (key === 'Escape' && !defaultPrevented) currentTarget.close();
  };
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // The backdrop belongs to the element itself.
    if (closesOnOutsideClick && target === currentTarget) currentTarget.close();
  };

  return (
    <dialog
      aria-labelledby={titleId}
      {...mergeProps({ className: sheet, onKeyDown, onClick }, native)}
      ref={dialog}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <div className={head}>
        <h2 id={titleId} className={titleStyle} title={title}>
          {title}
        </h2>
        <button type="button" className={closeButton} aria-label={common.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {/* The rest of the page is inert, so a menu must be inside. */}
      <div className={content}>
        <PortalContainer value={container}>{children}</PortalContainer>
      </div>
    </dialog>
  );
};
