'use client';
import { useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Content, Item, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { PortalContainer } from '../portalContainer.js';
import { useDirection } from '../useDirection.js';
import { item, menu, separator } from './Menu.css.js';

/** The native props belong to the menu. */
export interface MenuProps extends Omit<NativeProps<'div'>, 'dir'> {
  /** The button that opens the menu and names it. */
  trigger: ReactElement;
  /** The items, each a `MenuItem`, and `MenuSeparator` between groups. */
  children: ReactNode;
  /** The side of the button at which the menu begins. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Whether the menu is open; without it, the button opens it. */
  open?: boolean | undefined;
  /** Opens the menu from the start. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the menu opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A list of actions that a button opens; use `Select` to select a value. */
export const Menu = ({ trigger, children, align = 'start', open, defaultOpen, onOpenChange, ...native }: MenuProps) => {
  const container = useContext(PortalContainer);
  const [direction, measure] = useDirection();
  return (
    <Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} dir={direction} modal={false}>
      <Trigger asChild ref={measure}>
        {trigger}
      </Trigger>
      <Portal container={container}>
        <Content loop align={align} sideOffset={4} collisionPadding={8} {...mergeProps({ className: menu }, native)}>
          {children}
        </Content>
      </Portal>
    </Root>
  );
};

export interface MenuItemProps extends Omit<NativeProps<'div'>, 'onSelect'> {
  /** The label: a verb, perhaps after an icon. With `asChild`, one element. */
  children: ReactNode;
  /** Renders the child, for example the link of a router, with the styles and the props of the item. @default false */
  asChild?: boolean | undefined;
  /** `danger` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** The item cannot be selected. */
  disabled?: boolean | undefined;
  /** Called when the user selects the item; the menu stays open after `event.preventDefault()`. */
  onSelect?: ((event: Event) => void) | undefined;
  /** What typing selects, if it is not the text of the item. */
  textValue?: string | undefined;
}

/** One action of a `Menu`. */
export const MenuItem = ({ tone = 'neutral', ...native }: MenuItemProps) => (
  <Item {...mergeProps({ className: item[tone] }, native)} />
);

/** A line between two groups of items. */
export const MenuSeparator = (native: NativeProps<'div'>) => (
  <Separator {...mergeProps({ className: separator }, native)} />
);
