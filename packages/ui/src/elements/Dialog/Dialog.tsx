'use client';
import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { PortalContainer } from '../portalContainer.js';
import { useUi } from '../../UiProvider.js';
import { useModal } from '../useModal.js';
import { Icon } from '../Icon/Icon.js';
import { closeIcon } from '../Icon/icons.js';
import { ToastOutlet } from '../Toasts/ToastOutlet.js';
import { title as titleStyle } from '../modal.css.js';
import {
  closeButton,
  content,
  description as descriptionStyle,
  dialog as dialogSizes,
  footer as footerStyle,
  head,
} from './Dialog.css.js';

export interface DialogProps extends Omit<NativeProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** The heading. */
  title: ReactNode;
  /** A sentence below the heading, which screen readers announce with it. */
  description?: ReactNode | undefined;
  /** Any content, for example a form. */
  children?: ReactNode | undefined;
  /** The buttons at the end, which stay in view while the content scrolls. */
  footer?: ReactNode | undefined;
  /** The greatest width: 26.5rem, 40rem or 60rem. @default 'medium' */
  size?: keyof typeof dialogSizes | undefined;
  /** Called when the user closes the dialog. The focus then returns to the element that had it before. */
  onClose: () => void;
  /** A click beside the dialog closes it; use `false` if it has a form. @default true */
  closesOnOutsideClick?: boolean | undefined;
  /** Receives the focus on opening; otherwise the close button does. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** A modal dialog with any content, open while it is mounted; use `AlertDialog` to ask for a confirmation. */
export const Dialog = ({
  title,
  description,
  children,
  footer,
  size = 'medium',
  onClose,
  closesOnOutsideClick = true,
  initialFocusRef,
  ref,
  ...native
}: DialogProps) => {
  const { common } = useUi().texts;
  const id = useId();
  const { dialog, element, handlers } = useModal({ ref, onClose, closesOnOutsideClick, initialFocusRef });
  const own = {
    'data-part': 'dialog',
    className: dialogSizes[size],
    'aria-labelledby': id,
    'aria-describedby': description === undefined ? undefined : `${id}-description`,
    ...handlers,
  };

  return (
    <dialog {...mergeProps(own, native)} ref={dialog}>
      {/* Outside of the dialog, the menu of a field inside would be inert. */}
      <PortalContainer value={element}>
        <div className={head}>
          <h2 data-part="dialog.title" id={id} className={titleStyle}>
            {title}
          </h2>
          <button type="button" className={closeButton} aria-label={common.close} onClick={onClose}>
            <Icon path={closeIcon} />
          </button>
        </div>
        {description !== undefined && (
          <div id={`${id}-description`} className={descriptionStyle}>
            {description}
          </div>
        )}
        {children !== undefined && <div className={content}>{children}</div>}
        {footer !== undefined && (
          <div data-part="dialog.footer" className={footerStyle}>
            {footer}
          </div>
        )}
      </PortalContainer>
      <ToastOutlet />
    </dialog>
  );
};
