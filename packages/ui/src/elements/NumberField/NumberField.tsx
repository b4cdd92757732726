'use client';
import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { formatInputNumber } from '../../format/numbers.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { Field } from '../Field/Field.js';
import type { FieldProps } from '../Field/Field.js';
import { splitFieldProps } from '../Field/splitFieldProps.js';
import { Icon } from '../Icon/Icon.js';
import { minusIcon, plusIcon } from '../Icon/icons.js';
import type { IconPath } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { input as inputStyle, root, stepButton } from './NumberField.css.js';

/** The native props that the field replaces by its own. */
export type ReplacedNumberProps =
  | keyof FieldProps
  | 'type'
  | 'step'
  | 'min'
  | 'max'
  | 'value'
  | 'defaultValue'
  | 'inputMode';

/** The value of a number field and its keyboard. */
export interface NumberValueProps {
  /** The text of the input, in digits of any script; `parseNumber` reads it. Without it the field is uncontrolled. */
  value?: string | number | undefined;
  /** The initial text of an uncontrolled field. */
  defaultValue?: string | number | undefined;
  /** The keyboard of a phone; `decimal` also has a decimal point. @default 'numeric' */
  inputMode?: 'numeric' | 'decimal' | undefined;
}

/** The native props belong to the `input`. */
export interface NumberFieldProps
  extends FieldProps, NumberValueProps, Omit<NativeProps<'input'>, ReplacedNumberProps> {
  /** The visible label, which its buttons are also named by. */
  label: string;
  /** The lower limit of the buttons and arrow keys; typed values are not limited. */
  min?: string | number | undefined;
  /** The upper limit of the buttons and arrow keys; typed values are not limited. */
  max?: string | number | undefined;
}

interface StepButtonProps {
  icon: IconPath;
  label: string;
  isAtLimit: boolean;
  disabled: boolean | undefined;
  onStep: (input: HTMLInputElement | null | undefined) => void;
}

const StepButton = ({ icon, label, isAtLimit, disabled, onStep }: StepButtonProps) => (
  <button
    className={stepButton}
    type="button"
    disabled={disabled}
    aria-disabled={isAtLimit || undefined}
    onClick={({ currentTarget }) => onStep(currentTarget.parentElement?.querySelector('input'))}
  >
    <Icon path={icon} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);

/** The next integer up or down. */
const nextInteger = (start: number, by: 1 | -1) => (by === 1 ? Math.floor(start) : Math.ceil(start)) + by;

/** Changes the text as if it was typed, so that `onChange` is called. React ignores a change through its own `value` setter. */
const typeText = (input: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A number input that accepts digits of any script, with buttons and arrow keys for single steps. */
export const NumberField = ({ min: givenMin = -Infinity, max: givenMax = Infinity, ...props }: NumberFieldProps) => {
  const [field, native] = splitFieldProps(props);
  const { common, locale } = useUi().texts;
  const { value, defaultValue = '', disabled, readOnly } = native;
  const [typed, setTyped] = useState(defaultValue);
  const [min, max] = [Number(givenMin), Number(givenMax)];
  const [lastStep, setLastStep] = useState<string>();
  const text = String(value ?? typed);
  const current = parseNumber(text);
  const isAtLimit = (number: number, by: 1 | -1) => (by === 1 ? number >= max : number <= min);

  const step = (by: 1 | -1, input: HTMLInputElement) => {
    const start = parseNumber(input.value);
    if (isAtLimit(start, by)) return;
    const next = Number.isNaN(start) ? (Number.isFinite(min) ? min : 0) : nextInteger(start, by);
    const stepped = formatInputNumber(Math.min(Math.max(next, min), max), locale);
    setLastStep(stepped);
    typeText(input, stepped);
  };

  const stepButtonOf = (by: 1 | -1): StepButtonProps => ({
    icon: by === 1 ? plusIcon : minusIcon,
    label: by === 1 ? common.increase(field.label) : common.decrease(field.label),
    isAtLimit: isAtLimit(current, by),
    disabled: disabled || readOnly,
    onStep: (input) => {
      if (input) step(by, input);
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1, event.currentTarget);
  };

  return (
    <Field {...field}>
      {(control) => {
        const own = {
          ...control,
          className: `${control.className} ${inputStyle}`,
          inputMode: 'numeric' as const,
          autoComplete: 'off',
          onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
          onKeyDown,
        };
        return (
          <span className={root}>
            <StepButton {...stepButtonOf(-1)} />
            {/* type="number" accepts no Bangla digits, and the mouse wheel changes its value. */}
            <input {...mergeProps(own, native)} type="text" />
            <VisuallyHidden>
              <span aria-live="polite">{text === lastStep && text}</span>
            </VisuallyHidden>
            <StepButton {...stepButtonOf(1)} />
          </span>
        );
      }}
    </Field>
  );
};
