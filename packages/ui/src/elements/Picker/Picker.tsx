'use client';
import type { ReactNode, Ref } from 'react';
import type { AsyncData } from '../../AsyncData.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Async } from '../Async/Async.js';
import { Button } from '../Button/Button.js';
import { FormError } from '../FormError/FormError.js';
import { SearchField } from '../SearchField/SearchField.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { facts, list, name as nameStyle, none as noneStyle, picker, row, text as textStyle } from './Picker.css.js';

export interface PickerProps<Item> extends Omit<NativeProps<'div'>, 'children'> {
  /** The label of the search field. */
  label: string;
  /** Help text below the field. */
  hint?: string | undefined;
  /** The search text. */
  search: string;
  /** Called with each change of the search text. */
  onSearchChange: (search: string) => void;
  /** Called when Enter is pressed in the field. */
  onEnter?: (() => void) | undefined;
  /** Why Enter has chosen nothing. */
  message?: string | undefined;
  /** A ref to the field. */
  fieldRef?: Ref<HTMLInputElement> | undefined;
  /** The first items that match the search text. */
  items: AsyncData<readonly Item[]>;
  /** Returns a key of an item that no other has. */
  itemKey: (item: Item) => string;
  /** Renders an item beside its button. */
  children: (item: Item) => ReactNode;
  /** Returns the visible label of the button of an item, and its name for screen readers. */
  choose: (item: Item) => { label: string; name: string };
  /** Whether an item cannot be chosen. @default never */
  isDisabled?: ((item: Item) => boolean) | undefined;
  /** Called with the chosen item. */
  onPick: (item: Item) => void;
  /** The message when nothing matches. */
  noneText: string;
  /** Shown instead of that message, for example a form that adds what was searched. */
  none?: ReactNode | undefined;
  /** Whether the items are shown. @default true */
  hasList?: boolean | undefined;
}

/** A search field with a list of what it finds, of which the user chooses one item; use `Combobox` for a field with a value. */
export const Picker = <Item,>({
  label,
  hint,
  search,
  onSearchChange,
  onEnter,
  message,
  fieldRef,
  items,
  itemKey,
  children,
  choose,
  isDisabled,
  onPick,
  noneText,
  none,
  hasList = true,
  ...native
}: PickerProps<Item>) => (
  <div {...mergeProps({ className: picker }, native)}>
    <SearchField
      ref={fieldRef}
      label={label}
      hint={hint}
      value={search}
      onChange={({ target }) => onSearchChange(target.value)}
      onKeyDown={(event) => {
        // Enter would submit a form around the picker.
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter?.();
      }}
    />
    <FormError message={message} />
    {hasList && (
      <Async
        value={items}
        skeleton={<Skeleton lines={4} />}
        empty={
          none ?? (
            <p className={noneStyle} role="status">
              {noneText}
            </p>
          )
        }
      >
        {(found) => (
          <ul className={list}>
            {found.map((item) => {
              const { label: text, name } = choose(item);
              return (
                <li key={itemKey(item)} className={row}>
                  {children(item)}
                  <Button size="small" aria-label={name} disabled={isDisabled?.(item)} onClick={() => onPick(item)}>
                    {text}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Async>
    )}
  </div>
);

export interface PickerTextProps {
  /** What names the item, a name of its own that no translation changes. */
  name: string;
  /** What tells it from others, below its name. */
  children: ReactNode;
}

/** The text of an item of a `Picker`. */
export const PickerText = ({ name, children }: PickerTextProps) => (
  <div className={textStyle}>
    <p className={nameStyle} translate="no">
      {name}
    </p>
    <div className={facts}>{children}</div>
  </div>
);
