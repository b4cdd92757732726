'use client';
import { TextField } from '../../elements/TextField/TextField.js';
import type { FieldProps } from '../../elements/Field/Field.js';
import type { NativeProps } from '../../elements/nativeProps.js';

export interface AddressFieldProps
  extends FieldProps, Omit<NativeProps<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue'> {
  /** The address as it was typed; a line break is shown as a comma. */
  value: string;
  /** The addresses of earlier orders, which are suggested first. @default none */
  addresses?: readonly string[] | undefined;
  /** The districts of the dealer's country, which are suggested as the last part of the address. @default none */
  districts?: readonly string[] | undefined;
}

const none: readonly string[] = [];

/** The part of an address that is complete: all up to its last comma. */
const complete = /^.*,\s*/;

/** An address or a place. The browser suggests earlier addresses, and the districts after its last comma. */
export const AddressField = ({ value, addresses = none, districts = none, ...field }: AddressFieldProps) => {
  const line = value.replace(/\s*\n\s*/g, ', ');
  const [start = ''] = complete.exec(line) ?? [];
  const suggestions = [...addresses, ...districts.map((district) => `${start}${district}`)];
  return <TextField {...field} value={line} suggestions={suggestions} />;
};
