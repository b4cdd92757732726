'use client';
import { useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { ActionHandler, SubmitError } from '../../AsyncData.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { PortalContainer } from '../portalContainer.js';
import { useAction } from '../useAction.js';
import { useModal } from '../useModal.js';
import { Button } from '../Button/Button.js';
import { dialog as dialogSizes } from '../Dialog/Dialog.css.js';
import { FormError } from '../FormError/FormError.js';
import { ToastOutlet } from '../Toasts/ToastOutlet.js';
import { title as titleStyle } from '../modal.css.js';
import { useReturnFocus } from './useReturnFocus.js';
import { action, actions, body, form } from './AlertDialog.css.js';

export interface AlertDialogProps extends Omit<NativeProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** The question. */
  title: ReactNode;
  /** The consequences of the action. */
  children: ReactNode;
  /** Fields below the consequences. The first one has the initial focus, and the Enter key confirms. */
  fields?: ReactNode | undefined;
  /** The label of the confirm button: a verb. */
  confirmLabel: string;
  /** The label of the cancel button, which has the initial focus if there are no fields. */
  cancelLabel: string;
  /** The tone of the confirm button; `danger` for destructive actions. @default 'accent' */
  tone?: 'accent' | 'danger' | undefined;
  /** Runs the action, at once or in a promise. An error that it returns is shown in the dialog, and the user can try again. */
  onConfirm: ActionHandler;
  /** Called after cancel, the Escape key or a successful action. */
  onClose: () => void;
  /**
   * Receives the focus on close if the action succeeded, or if the opener no longer exists. If the opener was in a row that is
   * gone, the next row receives it.
   */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}

const useConfirm = ({ onConfirm, onClose }: Pick<AlertDialogProps, 'onConfirm' | 'onClose'>) => {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();
  const hasSucceeded = useRef(false);
  const runAction = useAction();

  const confirm = async () => {
    setIsBusy(true);
    setError(undefined);
    const submitError = await runAction(onConfirm);
    setIsBusy(false);
    setError(submitError);
    if (submitError) return;
    hasSucceeded.current = true;
    onClose();
  };

  return { isBusy, error, hasSucceeded, confirm };
};

/** Asks for confirmation of an action that cannot be undone; open while it is mounted. */
export const AlertDialog = ({
  title,
  children,
  fields,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  onConfirm,
  onClose,
  returnFocusRef,
  ref,
  ...native
}: AlertDialogProps) => {
  const id = useId();
  const { isBusy, error, hasSucceeded, confirm } = useConfirm({ onConfirm, onClose });
  useReturnFocus(hasSucceeded, returnFocusRef);
  // The first control has the initial focus: a field, or the cancel button.
  const { dialog, element, handlers } = useModal({ ref, onClose, closesOnOutsideClick: false, isBusy });
  const own = {
    role: 'alertdialog',
    className: dialogSizes.small,
    'aria-busy': isBusy,
    'aria-labelledby': id,
    'aria-describedby': `${id}-description`,
    ...handlers,
  };

  return (
    <dialog {...mergeProps(own, native)} ref={dialog}>
      {/* Outside of the dialog, the menu of a field inside would be inert. */}
      <PortalContainer value={element}>
        <form
          className={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void confirm();
          }}
        >
          <h2 id={id} className={titleStyle}>
            {title}
          </h2>
          <div id={`${id}-description`} className={body}>
            {children}
          </div>
          {fields}
          <FormError message={error?.message} announced={error?.announced} />
          <div className={actions}>
            <span className={action}>
              <Button disabled={isBusy} onClick={onClose}>
                {cancelLabel}
              </Button>
            </span>
            <span className={action}>
              <Button type="submit" tone={tone} busy={isBusy}>
                {confirmLabel}
              </Button>
            </span>
          </div>
        </form>
      </PortalContainer>
      <ToastOutlet />
    </dialog>
  );
};
