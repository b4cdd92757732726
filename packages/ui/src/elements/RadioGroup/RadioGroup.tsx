'use client';
import { createContext, useContext, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { ChoiceField } from '../Field/ChoiceField.js';
import type { FieldProps } from '../Field/Field.js';
import { heading, label as labelStyle, root } from '../Field/Field.css.js';
import { FieldMessages, RequiredText, useControlAttributes } from '../Field/FieldParts.js';
import { splitFieldProps } from '../Field/splitFieldProps.js';
import { radio } from './RadioGroup.css.js';

/** The native props that each radio of a group gets, as `register` of react-hook-form expects. */
type SharedProps = Pick<NativeProps<'input'>, 'name' | 'form' | 'disabled' | 'onChange' | 'onBlur' | 'ref'>;

/** `name`, `form`, `disabled`, `onChange`, `onBlur` and `ref` belong to each radio, the other native props to the group. */
export interface RadioGroupProps
  extends
    FieldProps,
    SharedProps,
    Omit<NativeProps<'div'>, keyof FieldProps | keyof SharedProps | 'role' | 'defaultValue'> {
  /** The radios, each a `Radio`. */
  children: ReactNode;
  /** The value of the selected radio; without it the group is uncontrolled. */
  value?: string | undefined;
  /** The value of the radio that is selected first in an uncontrolled group. */
  defaultValue?: string | undefined;
}

interface RadioGroupState extends SharedProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
}

const RadioGroupContext = createContext<RadioGroupState>({});

/** Selects one of a few options that are all visible; use `Select` for more. */
export const RadioGroup = ({
  children,
  name: givenName,
  form,
  disabled,
  onChange,
  onBlur,
  ref,
  value,
  defaultValue,
  ...props
}: RadioGroupProps) => {
  const [{ label, ...field }, native] = splitFieldProps(props);
  const control = useControlAttributes(field);
  const generatedName = useId();
  const name = givenName ?? generatedName;
  const labelId = `${control.id}-label`;
  const state = useMemo(
    () => ({ name, form, disabled, onChange, onBlur, ref, value, defaultValue }),
    [name, form, disabled, onChange, onBlur, ref, value, defaultValue],
  );
  const own = {
    ...control,
    className: root,
    'aria-labelledby': labelId,
    'aria-disabled': disabled ? (true as const) : undefined,
  };
  return (
    <RadioGroupContext value={state}>
      <div {...mergeProps(own, native)} role="radiogroup">
        <div className={heading}>
          <span id={labelId} className={labelStyle}>
            {label}
          </span>
          <RequiredText required={field.required} />
        </div>
        <div>{children}</div>
        <FieldMessages id={control.id} error={field.error} hint={field.hint} />
      </div>
    </RadioGroupContext>
  );
};

/** The native props belong to the `input`. */
export interface RadioProps extends Omit<NativeProps<'input'>, keyof FieldProps | 'type' | 'role' | 'value'> {
  /** The visible label, which can contain a link. */
  label: ReactNode;
  /** Help text below the label. */
  hint?: string | undefined;
  /** What the form submits if this radio is selected. */
  value: string;
}

/** One option of a `RadioGroup`. */
export const Radio = (props: RadioProps) => {
  const { value: selected, defaultValue, ...shared } = useContext(RadioGroupContext);
  const [field, native] = splitFieldProps(props);
  const state =
    selected === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === native.value }
      : { checked: selected === native.value };
  // A disabled group has no enabled radio.
  const disabled = shared.disabled || native.disabled;
  return (
    <ChoiceField {...field}>
      {(control) => (
        <input
          {...mergeProps({ ...control, ...shared, ...state, className: `${control.className} ${radio}` }, native)}
          type="radio"
          disabled={disabled}
        />
      )}
    </ChoiceField>
  );
};
