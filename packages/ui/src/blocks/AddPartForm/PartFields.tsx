'use client';
import { useEffect, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { PartFacts } from '@dealerkit/domain/parts/partFacts';
import { mapOwnValues, type OwnPartValue, partValues } from '@dealerkit/domain/parts/partValues';
import { useTexts, useUi } from '../../UiProvider.js';
import type { NewPart, TypedPart } from './AddPartForm.schema.js';
import { factLabels } from './factLabels.js';
import { factsTexts } from '../../texts/en/facts.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { Grid } from '../../elements/Grid/Grid.js';

const english = { ...factsTexts, ...addPartTexts };

/** Finds the category that a part gets by its name; undefined for a name that implies none. */
export type SuggestCategory = (productName: string) => Promise<string | undefined>;

/** What each group of fields takes of the form. */
export interface PartFieldsProps {
  register: UseFormRegister<TypedPart>;
  control: Control<TypedPart, unknown, NewPart>;
  errors: FieldErrors<TypedPart>;
}

/** The price in the hint of the price field. */
const SAMPLE_PRICE = 14_500;

const PriceField = ({ register, errors }: PartFieldsProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
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

interface PartQuantitiesProps extends PartFieldsProps {
  /** Whether the server keeps the own values, and refuses orders of a part without a stock. */
  hasOwnValues: boolean;
}

/** The minimum order and the stock. */
const PartQuantities = ({ control, errors, hasOwnValues }: PartQuantitiesProps) => {
  const { addPart } = useTexts(english);
  const hints = {
    minimum_order_quantity: undefined,
    available_quantity: hasOwnValues ? addPart.availableHint : undefined,
  };
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
          hint={hints[name]}
          required={minimum > 0}
        />
      )}
    />
  ));
};

/** The values that only the dealerkit backend keeps. */
const OwnPartValues = ({ register, control, errors }: PartFieldsProps) => {
  const { addPart } = useTexts(english);
  const hints: Partial<Record<OwnPartValue, string>> = {
    reorder_level: addPart.reorderHint,
    shelf: addPart.shelfHint,
  };
  const propsOf = (name: OwnPartValue) => ({
    label: addPart[partValues[name].label],
    hint: hints[name],
    error: errors[name]?.message,
  });
  const fields = mapOwnValues({
    line: (name) => <TextField key={name} {...register(name)} {...propsOf(name)} autoComplete="off" />,
    quantity: (name) => (
      <Controller
        key={name}
        control={control}
        name={name}
        render={({ field }) => <NumberField {...field} {...propsOf(name)} min={0} />}
      />
    ),
  });
  return Object.values(fields);
};

interface PartTextsProps extends PartFieldsProps {
  suggestCategory: SuggestCategory | undefined;
}

/** The category that a part without one gets by its name. */
const useSuggested = (name: string, category: string, suggest: SuggestCategory | undefined): string | undefined => {
  const [suggested, setSuggested] = useState<string>();
  const isNeeded = category.trim() === '' && name.trim() !== '';
  useEffect(() => {
    if (!isNeeded || !suggest) return undefined;
    let isCurrent = true;
    // Without a suggestion the form works too.
    suggest(name).then(
      (found) => isCurrent && setSuggested(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, name, suggest]);
  return isNeeded ? suggested : undefined;
};

/** The category, with the one that the part gets without it. */
const CategoryField = ({ register, control, errors, suggestCategory }: PartTextsProps) => {
  const texts = useTexts(english);
  const [name, category] = useWatch({ control, name: ['product_name', 'category'] });
  const suggested = useSuggested(name, category, suggestCategory);
  return (
    <TextField
      {...register('category')}
      label={texts.facts.category}
      hint={suggested === undefined ? texts.facts.categoryHint : texts.facts.suggestedCategory(suggested)}
      suggestions={suggested === undefined ? undefined : [suggested]}
      autoComplete="off"
      error={errors.category?.message}
    />
  );
};

/** The name, the description and the facts that become lines of it. */
const PartTexts = ({ suggestCategory, ...fields }: PartTextsProps) => {
  const { register, errors } = fields;
  const texts = useTexts(english);
  const { addPart } = texts;
  const labels = factLabels(texts);
  const fact = (name: keyof PartFacts, hint?: string) => (
    <TextField {...register(name)} label={labels[name]} hint={hint} autoComplete="off" error={errors[name]?.message} />
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
      <CategoryField {...fields} suggestCategory={suggestCategory} />
      <Grid columnWidth="field" maxColumns={2} align="start">
        {fact('brand')}
        {fact('grade', texts.facts.gradeHint)}
        {fact('origin', texts.facts.originHint)}
        {fact('unit', texts.facts.unitHint)}
      </Grid>
      {fact('oem', addPart.numbersHint)}
      {fact('replaces', addPart.numbersHint)}
      {fact('replacedBy', texts.facts.replacedByHint)}
      {fact('fits', addPart.fitsHint)}
    </>
  );
};

/** The fields of a part in the order of their use, but for its pictures. */
export const PartFields = ({ suggestCategory, hasOwnValues, ...fields }: PartTextsProps & PartQuantitiesProps) => (
  <>
    <PriceField {...fields} />
    <PartQuantities {...fields} hasOwnValues={hasOwnValues} />
    {hasOwnValues && <OwnPartValues {...fields} />}
    <PartTexts {...fields} suggestCategory={suggestCategory} />
  </>
);
