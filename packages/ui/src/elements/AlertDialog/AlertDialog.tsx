'use client';
import { useContext, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Cancel, Content, Description, Portal, Root, Title } from 'radix-ui/alert-dialog';
import type { ActionHandler, SubmitError } from '../../AsyncData.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { PortalContainer } from '../portalContainer.js';
import { useAction } from '../useAction.js';
import { useScrollLock } from '../useScrollLock.js';
import { Button } from '../Button/Button.js';
import { FormError } from '../FormError/FormError.js';
import { ToastOutlet } from '../Toasts/ToastOutlet.js';
import { useReturnFocus } from './useReturnFocus.js';
import { action, actions, body, dialog, overlay, positioner, title as titleStyle } from './AlertDialog.css.js';

export interface AlertDialogProps extends Omit<NativeProps<'div'>, 'title' | 'onClose'> {
  /** The question. */
  title: ReactNode;
  /** The consequences of the action. */
  children: ReactNode;
  /** Fields below the consequences. */
  fields?: ReactNode | undefined;
  /** The label of the confirm button: a verb. */
  confirmLabel: string;
  /** The label of the cancel button, which has the initial focus. */
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
  ...native
}: AlertDialogProps) => {
  const { isBusy, error, hasSucceeded, confirm } = useConfirm({ onConfirm, onClose });
  const container = useContext(PortalContainer);
  useScrollLock();
  const { rememberOpener, returnFocus } = useReturnFocus(hasSucceeded, returnFocusRef);

  return (
    <Root
      open
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
    >
      <Portal container={container}>
        <div className={overlay} />
        <div className={positioner}>
          <Content
            aria-busy={isBusy}
            {...mergeProps({ className: dialog }, native)}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={returnFocus}
          >
            <Title className={titleStyle}>{title}</Title>
            <Description asChild>
              <div className={body}>{children}</div>
            </Description>
            {fields}
            <FormError message={error?.message} announced={error?.announced} />
            <div className={actions}>
              <span className={action}>
                <Cancel asChild>
                  <Button disabled={isBusy}>{cancelLabel}</Button>
                </Cancel>
              </span>
              <span className={action}>
                <Button tone={tone} busy={isBusy} onClick={() => void confirm()}>
                  {confirmLabel}
                </Button>
              </span>
            </div>
            <ToastOutlet />
          </Content>
        </div>
      </Portal>
    </Root>
  );
};
