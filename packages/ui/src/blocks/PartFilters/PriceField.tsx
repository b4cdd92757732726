'use client';
import { Field } from '../../elements/Field/Field.js';
import { useTexts } from '../../UiProvider.js';
import { isNoPrice } from './isNoPrice.js';
import { allPartsTexts } from '../../texts/en/allParts.js';

interface PriceFieldProps {
  /** Which bound of the price it is. */
  name: 'min' | 'max';
  /** The text as it is typed. */
  value: string;
  onChange: (value: string) => void;
}

/** The lowest or highest price, as it is typed. */
export const PriceField = ({ name, value, onChange }: PriceFieldProps) => {
  const { allParts } = useTexts(allPartsTexts);
  return (
    <Field label={allParts[name]} error={isNoPrice(value) ? allParts.priceNumber : undefined}>
      {(control) => (
        <input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
};
