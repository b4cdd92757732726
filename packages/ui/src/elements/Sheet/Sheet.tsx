'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { PortalContainer } from '../portalContainer.js';
import { useUi } from '../../UiProvider.js';
import { useFirstFieldFocus } from '../useFirstFieldFocus.js';
import { useModal } from '../useModal.js';
import { Icon } from '../Icon/Icon.js';
import { closeIcon } from '../Icon/icons.js';
import { ToastOutlet } from '../Toasts/ToastOutlet.js';
import { closeButton } from '../modal.css.js';
import { content, head, sheet, title as titleStyle } from './Sheet.css.js';

export interface SheetProps extends Omit<NativeProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** The heading. */
  title: ReactNode;
  /** The content below the heading. */
  children: ReactNode;
  /** Called when the user closes the sheet. The focus then returns to the element that had it before. */
  onClose: () => void;
  /** A click beside the sheet closes it; use `false` if it has a form, whose first field then has the focus on opening. @default true */
  closesOnOutsideClick?: boolean | undefined;
}

/** A modal panel at the side of the page, or over all of it on a phone; open while it is mounted. */
export const Sheet = ({ title, children, onClose, closesOnOutsideClick = true, ref, ...native }: SheetProps) => {
  const { common } = useUi().texts;
  const titleId = useId();
  const { dialog, element, handlers } = useModal({ ref, onClose, closesOnOutsideClick });
  useFirstFieldFocus(dialog, !closesOnOutsideClick);

  return (
    <dialog aria-labelledby={titleId} {...mergeProps({ className: sheet, ...handlers }, native)} ref={dialog}>
      <div className={head}>
        <h2 id={titleId} className={titleStyle} title={typeof title === 'string' ? title : undefined}>
          {title}
        </h2>
        <button type="button" className={closeButton} aria-label={common.close} onClick={onClose}>
          <Icon path={closeIcon} />
        </button>
      </div>
      {/* The rest of the page is inert, so a menu must be inside. */}
      <div className={content}>
        <PortalContainer value={element}>{children}</PortalContainer>
      </div>
      <ToastOutlet />
    </dialog>
  );
};
