'use client';
import { useContext } from 'react';
import type { ReactElement } from 'react';
import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { PortalContainer } from '../portalContainer.js';
import { tooltip } from './Tooltip.css.js';

/** The native props belong to the tooltip. */
export interface TooltipProps extends NativeProps<'div'> {
  /** The explanation. */
  text: string;
  /** The control that it explains: one button or link. */
  children: ReactElement;
  /** The side of the control; the opposite side if there is no room. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Whether it is shown; without it, the pointer and the focus show it. */
  open?: boolean | undefined;
  /** Shows it from the start. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it is shown or hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const DELAY_MS = 400;

/** Explains a control that has the pointer or the focus. Touch does not show it, so the control needs its own name. */
export const Tooltip = ({ text, children, side = 'top', open, defaultOpen, onOpenChange, ...native }: TooltipProps) => {
  const container = useContext(PortalContainer);
  return (
    <Provider delayDuration={DELAY_MS}>
      <Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <Trigger asChild>{children}</Trigger>
        <Portal container={container}>
          <Content side={side} sideOffset={6} collisionPadding={8} {...mergeProps({ className: tooltip }, native)}>
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
};
