'use client';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { parseNumber, formatInputNumber } from '../../format/numbers.js';
import { useUi } from '../../UiProvider.js';
import { Field } from '../Field/Field.js';
import type { FieldProps, InputProps } from '../Field/Field.js';
import { Icon } from '../Icon/Icon.js';
import type { IconName } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { input as inputStyle, root, stepButton } from './NumberField.css.js';

export interface NumberFieldProps extends FieldProps, InputProps<HTMLInputElement> {
  /** The text of the input, in digits of any script; `parseNumber` reads it. */
  value: string;
  /** Called with the new text of the input. */
  onChange: (text: string) => void;
  /** The lower limit of the buttons and arrow keys; typed values are not limited. */
  min?: number | undefined;
  /** The upper limit of the buttons and arrow keys; typed values are not limited. */
  max?: number | undefined;
  /** The keyboard of a phone; `decimal` also has a decimal point. @default 'numeric' */
  inputMode?: 'numeric' | 'decimal' | undefined;
}

interface StepButtonProps {
  icon: IconName;
  label: string;
  isAtLimit: boolean;
  onStep: () => void;
}

const StepButton = ({ icon, label, isAtLimit, onStep }: StepButtonProps) => (
  <button
    className={stepButton}
    type="button"
    aria-disabled={isAtLimit || undefined}
    onClick={() => {
      if (!isAtLimit) onStep();
    }}
  >
    <Icon name={icon} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);

/** The next integer up or down. */
const nextInteger = (start: number, by: 1 | -1) => (by === 1 ? Math.floor(start) : Math.ceil(start)) + by;

/** A number input that accepts digits of any script, with buttons and arrow keys for single steps. */
export const NumberField = ({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  min = -Infinity,
  max = Infinity,
  inputMode = 'numeric',
  ...input
}: NumberFieldProps) => {
  const { common, locale } = useUi().texts;
  const [lastStep, setLastStep] = useState<string>();
  const current = parseNumber(value);

  const step = (by: 1 | -1) => {
    const start = Number.isFinite(min) ? min : 0;
    const next = Number.isNaN(current) ? start : nextInteger(current, by);
    const text = formatInputNumber(Math.min(Math.max(next, min), max), locale);
    setLastStep(text);
    onChange(text);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <span className={root}>
          <StepButton icon="minus" label={common.decrease(label)} isAtLimit={current <= min} onStep={() => step(-1)} />
          {/* type="number" accepts no Bangla digits, and the mouse wheel changes its value. */}
          <input
            {...input}
            {...control}
            className={`${control.className} ${inputStyle}`}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <VisuallyHidden>
            <span aria-live="polite">{value === lastStep && value}</span>
          </VisuallyHidden>
          <StepButton icon="plus" label={common.increase(label)} isAtLimit={current >= max} onStep={() => step(1)} />
        </span>
      )}
    </Field>
  );
};
