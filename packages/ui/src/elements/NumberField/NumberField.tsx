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
import { box, figure, step as stepButton } from './NumberField.css.js';

export interface NumberFieldProps extends FieldProps, InputProps<HTMLInputElement> {
  /** The figure as it was typed, in any digits; `parseNumber` tells which number it is. */
  value: string;
  /** Takes what was typed or stepped to. */
  onChange: (typed: string) => void;
  /** The buttons and arrow keys go no lower; what is typed is not held back. */
  min?: number;
  /** The buttons and arrow keys go no higher; what is typed is not held back. */
  max?: number;
  /** The keyboard a phone shows: `text` where a decimal or a minus may be typed, as `decimal` has no minus. @default 'numeric' */
  inputMode?: 'numeric' | 'text';
}

interface StepProps {
  icon: IconName;
  label: string;
  isEnd: boolean;
  onStep: () => void;
}

const Step = ({ icon, label, isEnd, onStep }: StepProps) => (
  <button
    className={stepButton}
    type="button"
    aria-disabled={isEnd || undefined}
    onClick={() => {
      if (!isEnd) onStep();
    }}
  >
    <Icon name={icon} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);

/** The next whole figure up or down. */
const wholeFrom = (start: number, by: 1 | -1) => (by === 1 ? Math.floor(start) : Math.ceil(start)) + by;

/** A figure that can be typed in Latin or Bangla digits, or stepped by buttons and arrow keys. */
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
  const [stepped, setStepped] = useState<string>();
  const current = parseNumber(value);

  const step = (by: 1 | -1) => {
    const start = Number.isFinite(min) ? min : 0;
    const next = Number.isNaN(current) ? start : wholeFrom(current, by);
    const typed = formatInputNumber(Math.min(Math.max(next, min), max), locale);
    setStepped(typed);
    onChange(typed);
  };

  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <span className={box}>
          <Step icon="minus" label={common.oneLess(label)} isEnd={current <= min} onStep={() => step(-1)} />
          {/* Not type="number": that takes no Bangla digits, and a turn of the wheel changes it unseen. */}
          <input
            {...input}
            {...control}
            className={`${control.className} ${figure}`}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={stepByKey}
          />
          <VisuallyHidden>
            <span aria-live="polite">{value === stepped && value}</span>
          </VisuallyHidden>
          <Step icon="plus" label={common.oneMore(label)} isEnd={current >= max} onStep={() => step(1)} />
        </span>
      )}
    </Field>
  );
};
