'use client';
import { Controller } from 'react-hook-form';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { useUi } from '../../UiProvider.js';
import type { NewPart, TypedPart } from './AddPartForm.schema.js';

interface PartFieldsProps {
  register: UseFormRegister<TypedPart>;
  control: Control<TypedPart, unknown, NewPart>;
  errors: FieldErrors<TypedPart>;
}

/** The price in the hint of the price field. */
const SAMPLE_PRICE = 14_500;

export const PriceField = ({ register, errors }: PartFieldsProps) => {
  const { texts, formatNumber } = useUi();
  const { addPart } = texts;
  return (
    <TextField
      {...register('price')}
      label={addPart.price}
      hint={addPart.priceHint(formatNumber(SAMPLE_PRICE))}
      autoComplete="off"
      error={errors.price?.message}
    />
  );
};

const quantities = [
  { name: 'minimum_order_quantity', label: 'minimumOrder', minimum: 1 },
  { name: 'available_quantity', label: 'available', minimum: 0 },
] as const;

/** The minimum order and the stock. */
export const PartQuantities = ({ control, errors }: PartFieldsProps) => {
  const { addPart } = useUi().texts;
  return quantities.map(({ name, label, minimum }) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field }) => (
        <NumberField
          {...field}
          label={addPart[label]}
          error={errors[name]?.message}
          min={minimum}
          required={minimum > 0}
        />
      )}
    />
  ));
};

/** The name, the description and the facts that become lines of it. */
export const PartTexts = ({ register, errors }: PartFieldsProps) => {
  const { addPart } = useUi().texts;
  const fact = (name: 'oem' | 'replaces' | 'fits', hint: string) => (
    <TextField {...register(name)} label={addPart[name]} hint={hint} autoComplete="off" error={errors[name]?.message} />
  );
  return (
    <>
      <TextField
        {...register('product_name')}
        label={addPart.productName}
        autoComplete="off"
        error={errors.product_name?.message}
      />
      <TextArea {...register('description')} label={addPart.description} error={errors.description?.message} />
      {fact('oem', addPart.numbersHint)}
      {fact('replaces', addPart.numbersHint)}
      {fact('fits', addPart.fitsHint)}
    </>
  );
};
