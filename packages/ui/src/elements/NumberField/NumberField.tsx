'use client';
import type { KeyboardEvent } from 'react';
import { readNumber, typedNumber } from '../../texts/numbers.js';
import { useUi } from '../../UiProvider.js';
import { Field } from '../Field/Field.js';
import type { FieldProps, InputProps } from '../Field/Field.js';
import { Icon } from '../Icon/Icon.js';
import type { IconName } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { box, figure, step as stepButton } from './NumberField.css.js';

export interface NumberFieldProps extends FieldProps, InputProps<HTMLInputElement> {
  /** The figure as it was typed, in any digits; `readNumber` tells which number it is. */
  value: string;
  /** Takes what was typed or stepped to. */
  onChange: (typed: string) => void;
  /** The buttons and arrow keys go no lower; what is typed is not held back. */
  minimum?: number;
  /** The buttons and arrow keys go no higher; what is typed is not held back. */
  maximum?: number;
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

/** A count that can be typed in Latin or Bangla digits, or stepped by buttons and arrow keys. */
export const NumberField = ({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  minimum = -Infinity,
  maximum = Infinity,
  ...input
}: NumberFieldProps) => {
  const { common, locale } = useUi().texts;
  const current = readNumber(value);

  const step = (by: number) => {
    const start = Number.isFinite(minimum) ? minimum : 0;
    const next = Number.isNaN(current) ? start : Math.round(current) + by;
    onChange(typedNumber(Math.min(Math.max(next, minimum), maximum), locale));
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
          <Step icon="minus" label={common.oneLess} isEnd={current <= minimum} onStep={() => step(-1)} />
          {/* Not type="number": that takes no Bangla digits, and a turn of the wheel changes it unseen. */}
          <input
            {...input}
            {...control}
            className={`${control.className} ${figure}`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={stepByKey}
          />
          <Step icon="plus" label={common.oneMore} isEnd={current >= maximum} onStep={() => step(1)} />
        </span>
      )}
    </Field>
  );
};
