'use client';
import { useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { PortalContainer } from '../portalContainer.js';
import { popover } from './Popover.css.js';

/** The native props belong to the panel. */
export interface PopoverProps extends NativeProps<'div'> {
  /** The button that opens the panel. */
  trigger: ReactElement;
  /** The name of the panel for screen readers. */
  label: string;
  /** The controls in the panel. */
  children: ReactNode;
  /** Whether the panel is open; without it, the button opens it. */
  open?: boolean | undefined;
  /** Opens the panel from the start. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the panel opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A panel with controls that a button opens beside itself; use `Menu` for a list of actions and `Sheet` on a phone. */
export const Popover = ({ trigger, label, children, open, defaultOpen, onOpenChange, ...native }: PopoverProps) => {
  const container = useContext(PortalContainer);
  return (
    <Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal container={container}>
        <Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          {...mergeProps({ 'aria-label': label, className: popover }, native)}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
};
