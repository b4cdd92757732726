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
  minimum?: number;
  /** The buttons and arrow keys go no higher; what is typed is not held back. */
  maximum?: number;
  /** Which figures may be typed, and so which keys a phone offers. @default 'whole' */
  figures?: keyof typeof keys;
}

/** What a phone calls decimal has no minus, and on some but a comma. */
const keys = { whole: 'numeric', any: 'text' } as const;

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
  minimum = -Infinity,
  maximum = Infinity,
  figures = 'whole',
  ...input
}: NumberFieldProps) => {
  const { common, locale } = useUi().texts;
  const [stepped, setStepped] = useState<string>();
  const current = parseNumber(value);

  const step = (by: 1 | -1) => {
    const start = Number.isFinite(minimum) ? minimum : 0;
    const next = Number.isNaN(current) ? start : wholeFrom(current, by);
    const typed = formatInputNumber(Math.min(Math.max(next, minimum), maximum), locale);
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
          <Step icon="minus" label={common.decrease(label)} isEnd={current <= minimum} onStep={() => step(-1)} />
          {/* Not type="number": that takes no Bangla digits, and a turn of the wheel changes it unseen. */}
          <input
            {...input}
            {...control}
            className={`${control.className} ${figure}`}
            type="text"
            inputMode={keys[figures]}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={stepByKey}
          />
          <VisuallyHidden>
            <span aria-live="polite">{value === stepped && value}</span>
          </VisuallyHidden>
          <Step icon="plus" label={common.increase(label)} isEnd={current >= maximum} onStep={() => step(1)} />
        </span>
      )}
    </Field>
  );
};
