'use client';
import { useState } from 'react';
import type { FocusEvent } from 'react';
import { TextField } from '../../elements/TextField/TextField.js';
import type { FieldProps } from '../../elements/Field/Field.js';
import type { NativeProps } from '../../elements/nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { formatPhone } from '@dealerkit/domain/phones/phoneFormat';

export interface PhoneFieldProps
  extends FieldProps, Omit<NativeProps<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue'> {
  /** The phone number as it was typed. */
  value: string;
}

/** A phone number. When the user leaves the field, it shows the international form of a local number; the value stays as typed. */
export const PhoneField = ({ value, onBlur, ...field }: PhoneFieldProps) => {
  const { phoneCountryCode } = useUi();
  const [left, setLeft] = useState<string>();
  return (
    <TextField
      {...field}
      type="tel"
      value={value === left ? formatPhone(value, phoneCountryCode) : value}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setLeft(value);
        onBlur?.(event);
      }}
    />
  );
};
