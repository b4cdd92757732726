'use client';
import type { ReactNode } from 'react';
import { Content, Header, Item, Root, Trigger } from 'radix-ui/accordion';
import { Icon } from '../Icon/Icon.js';
import { downIcon } from '../Icon/icons.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useDirection } from '../useDirection.js';
import { content, heading, icon, item, root, trigger } from './Accordion.css.js';

/** A section with its heading. */
export interface AccordionItem {
  /** Identifies the section. */
  value: string;
  /** The text of the heading. */
  label: ReactNode;
  /** What the section shows when it is open. */
  content: ReactNode;
  /** The section cannot be opened or closed. */
  disabled?: boolean | undefined;
}

export interface AccordionProps extends Omit<NativeProps<'div'>, 'dir' | 'defaultValue'> {
  /** The sections in their order. */
  items: readonly AccordionItem[];
  /** The level of the headings in the outline of the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** The values of the open sections; without it the sections are uncontrolled. */
  value?: string[] | undefined;
  /** The values of the sections that are open first. @default none */
  defaultValue?: string[] | undefined;
  /** Called with the values of the open sections. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

/** Sections that open and close below their headings, any number at once; use `Tabs` to show one of several. */
export const Accordion = ({ items, level = 3, ...native }: AccordionProps) => {
  const [direction, measure] = useDirection();
  const Heading = `h${level}` as const;
  return (
    <Root {...mergeProps({ className: root, ref: measure }, native)} type="multiple" dir={direction}>
      {items.map((each) => (
        <Item key={each.value} className={item} value={each.value} disabled={each.disabled}>
          <Header asChild>
            <Heading className={heading}>
              <Trigger className={trigger}>
                {each.label}
                <Icon className={icon} path={downIcon} />
              </Trigger>
            </Heading>
          </Header>
          <Content className={content}>{each.content}</Content>
        </Item>
      ))}
    </Root>
  );
};
