'use client';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Cancel, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/alert-dialog';
import type { SubmitResult, SubmitError } from '../../AsyncData.js';
import { useAction } from '../../useAction.js';
import { Button } from '../Button/Button.js';
import { FormError } from '../FormError/FormError.js';
import { answer, answers, body, dialog, overlay, stage, title as titleText } from './Dialog.css.js';

export interface DialogProps {
  /** What is asked. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** The words of the yes, as a verb. */
  confirmLabel: string;
  /** The words of the harmless no, which has the focus first. */
  cancelLabel: string;
  /** How harmful a yes is. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** Does what was asked for; a refusal is shown and may be answered by another try. */
  onConfirm: () => SubmitResult;
  /** Takes the dialog away: after the no, the Esc key, or a yes that was carried out. */
  onClose: () => void;
  /** Takes the focus in the end if what opened the dialog is gone, or goes with a yes. */
  returnFocusRef?: RefObject<HTMLElement | null>;
}

/** Keeps one deed at a time, and what was said against the last one. */
const useConfirm = ({ onConfirm, onClose }: Pick<DialogProps, 'onConfirm' | 'onClose'>) => {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setError] = useState<SubmitError>();
  const isDone = useRef(false);
  const answerTo = useAction();

  const confirm = async () => {
    setIsBusy(true);
    setError(undefined);
    const refused = await answerTo(onConfirm);
    setIsBusy(false);
    setError(refused);
    if (refused) return;
    isDone.current = true;
    onClose();
  };

  return { isBusy, refusal, isDone, confirm };
};

/** Asks before something that can not be taken back; open for as long as it is drawn. */
export const Dialog = ({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  onConfirm,
  onClose,
  returnFocusRef,
}: DialogProps) => {
  const { isBusy, refusal, isDone, confirm } = useConfirm({ onConfirm, onClose });
  const opener = useRef<Element | null>(null);

  const rememberOpener = () => {
    opener.current = document.activeElement;
  };

  const returnFocus = (event: Event) => {
    event.preventDefault();
    const back = opener.current;
    const isBackThere = back instanceof HTMLElement && back !== document.body && back.isConnected;
    const target = isBackThere && !(isDone.current && returnFocusRef) ? back : returnFocusRef?.current;
    // Whoever stands in the middle of a long list stays there.
    target?.focus({ preventScroll: true });
  };

  return (
    <Root
      open
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
    >
      <Portal>
        <Overlay className={overlay} />
        <div className={stage}>
          <Content
            className={dialog}
            aria-busy={isBusy}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={returnFocus}
          >
            <Title className={titleText}>{title}</Title>
            <Description asChild>
              <div className={body}>{children}</div>
            </Description>
            <FormError message={refusal?.message} announced={refusal?.announced} />
            <div className={answers}>
              <span className={answer}>
                <Cancel asChild>
                  <Button disabled={isBusy}>{cancelLabel}</Button>
                </Cancel>
              </span>
              <span className={answer}>
                <Button tone={tone} busy={isBusy} onClick={() => void confirm()}>
                  {confirmLabel}
                </Button>
              </span>
            </div>
          </Content>
        </div>
      </Portal>
    </Root>
  );
};
