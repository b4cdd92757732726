'use client';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { Field } from '../Field/Field.js';
import type { FieldProps } from '../Field/Field.js';
import { splitFieldProps } from '../Field/splitFieldProps.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { box, detail as detailStyle, list, option as optionStyle, popup as popupStyle } from './Combobox.css.js';
import { useCombobox } from './useCombobox.js';

/** A row of the list. */
export interface ComboboxOption {
  /** Identifies the option. */
  value: string;
  /** The text that the field takes over. */
  label: string;
  /** Further text in the row, such as a phone number. */
  detail?: string | undefined;
}

/** The native props belong to the `input`. */
export interface ComboboxProps extends FieldProps, Omit<NativeProps<'input'>, keyof FieldProps | 'value' | 'role'> {
  /** The text in the field. */
  text: string;
  /** Called with each change of the text. */
  onTextChange: (text: string) => void;
  /** The options for the text, which the page filters or asks its host for. */
  options: readonly ComboboxOption[];
  /** Called with the option that the user picks, after `onTextChange` with its label. */
  onPick: (option: ComboboxOption) => void;
}

/** A text field with a list of matching options below it; any other text is accepted too. Use `Select` for a few fixed options. */
export const Combobox = ({ text, onTextChange, options, onPick, ...props }: ComboboxProps) => {
  const [field, native] = splitFieldProps(props);
  const { listId, popup, isOpen, show, activeId, handleKey } = useCombobox();
  const hasList = isOpen && options.length > 0;

  const pick = (option: ComboboxOption) => {
    onTextChange(option.label);
    onPick(option);
    show(false);
  };

  return (
    <Field {...field}>
      {(control) => (
        <div className={box}>
          <input
            {...mergeProps(
              {
                ...control,
                role: 'combobox',
                'aria-expanded': hasList,
                'aria-controls': hasList ? listId : undefined,
                'aria-autocomplete': 'list' as const,
                'aria-activedescendant': hasList ? activeId : undefined,
                autoComplete: 'off',
                spellCheck: false,
                value: text,
                onClick: () => show(true),
                onBlur: () => show(false),
                onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
                  show(true);
                  onTextChange(target.value);
                },
                onKeyDown: (event: KeyboardEvent) => {
                  if (handleKey(event)) event.preventDefault();
                },
              },
              native,
            )}
          />
          <div ref={popup} className={popupStyle} hidden={!hasList}>
            <ul
              id={listId}
              className={list}
              role="listbox"
              aria-label={typeof field.label === 'string' ? field.label : undefined}
            >
              {options.map((option, index) => {
                const id = `${listId}-${String(index)}`;
                return (
                  // The keys are those of the input, which keeps the focus.
                  // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                  <li
                    key={option.value}
                    id={id}
                    className={optionStyle}
                    role="option"
                    aria-selected={id === activeId}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => pick(option)}
                  >
                    <span>{option.label}</span>
                    {option.detail !== undefined && <span className={detailStyle}>{option.detail}</span>}
                  </li>
                );
              })}
            </ul>
          </div>
        </div>
      )}
    </Field>
  );
};
