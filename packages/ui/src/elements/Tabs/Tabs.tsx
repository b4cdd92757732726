'use client';
import type { ReactNode } from 'react';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useDirection } from '../useDirection.js';
import { list, root, tab } from './Tabs.css.js';

/** A tab with its panel. */
export interface Tab {
  /** Identifies the tab. */
  value: string;
  /** The text of the tab. */
  label: ReactNode;
  /** What its panel shows. */
  content: ReactNode;
  /** The tab cannot be selected. */
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<NativeProps<'div'>, 'dir' | 'defaultValue'> {
  /** Names the tabs for screen readers. */
  label: string;
  /** The tabs with their panels. */
  tabs: readonly Tab[];
  /** The value of the selected tab; without it the tabs are uncontrolled. */
  value?: string | undefined;
  /** The value of the tab that is selected first. @default the first tab that is not disabled */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that the user selects. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Shows one of several panels of the same page; use links for panels that have an address. */
export const Tabs = ({ label, tabs, defaultValue, ...native }: TabsProps) => {
  const [direction, measure] = useDirection();
  return (
    <Root
      {...mergeProps({ className: root, ref: measure }, native)}
      dir={direction}
      defaultValue={defaultValue ?? tabs.find(({ disabled }) => !disabled)?.value}
    >
      <List className={list} aria-label={label}>
        {tabs.map((each) => (
          <Trigger key={each.value} className={tab} value={each.value} disabled={each.disabled}>
            {each.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((each) => (
        <Content key={each.value} value={each.value}>
          {each.content}
        </Content>
      ))}
    </Root>
  );
};
