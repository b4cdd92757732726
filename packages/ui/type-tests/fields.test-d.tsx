import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { Checkbox } from '@dealerkit/ui/Checkbox';
import type { CheckboxProps } from '@dealerkit/ui/Checkbox';
import { Field } from '@dealerkit/ui/Field';
import { Link } from '@dealerkit/ui/Link';
import { NumberField } from '@dealerkit/ui/NumberField';
import type { NumberFieldProps } from '@dealerkit/ui/NumberField';
import { PasswordField } from '@dealerkit/ui/PasswordField';
import { Radio, RadioGroup } from '@dealerkit/ui/RadioGroup';
import type { RadioGroupProps } from '@dealerkit/ui/RadioGroup';
import { Select } from '@dealerkit/ui/Select';
import type { SelectProps } from '@dealerkit/ui/Select';
import { Switch } from '@dealerkit/ui/Switch';
import { TextArea } from '@dealerkit/ui/TextArea';
import { TextField } from '@dealerkit/ui/TextField';
import type { TextFieldProps } from '@dealerkit/ui/TextField';
import { expectTypeOf, test } from 'vitest';
import { html } from './html.js';

const { role: _, ...native } = html;

test('the fields take the result of register', () => {
  const { register } = useForm<{ name: string; note: string; count: string; password: string }>();
  <TextField {...register('name')} label="Name" />;
  <TextField {...register('name', { required: true, maxLength: 9, pattern: /x/ })} label="Name" />;
  <TextArea {...register('note')} label="Note" />;
  <NumberField {...register('count')} label="Pieces" />;
  <PasswordField {...register('password')} label="Password" autoComplete="new-password" />;
  <Field label="Name">{(control) => <input {...control} {...register('name')} />}</Field>;
});

test('the fields are controlled or uncontrolled', () => {
  const set = (text: string) => text;
  <TextField label="Name" value="" onChange={(event) => set(event.target.value)} />;
  <TextField label="Name" value={undefined} defaultValue={undefined} onChange={undefined} />;
  <TextField label="Name" defaultValue="Rahim" />;
  <TextArea label="Note" value="" onChange={(event) => set(event.currentTarget.value)} />;
  <TextArea label="Note" defaultValue="Call first" />;
  <NumberField label="Pieces" value="" onChange={(event) => set(event.target.value)} />;
  <NumberField label="Pieces" defaultValue="2" min={undefined} max={undefined} />;
  <PasswordField
    label="Password"
    autoComplete="current-password"
    value=""
    onChange={(event) => set(event.target.value)}
  />;
  <PasswordField label="Password" autoComplete="current-password" defaultValue={undefined} />;
  expectTypeOf<NumberFieldProps['onChange']>().toEqualTypeOf<ComponentProps<'input'>['onChange']>();
  expectTypeOf<TextFieldProps['onChange']>().toEqualTypeOf<ComponentProps<'input'>['onChange']>();
});

test('the fields take the props of their input', () => {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const shared = { ...html, placeholder: '017', maxLength: 11, readOnly: true, autoFocus: true, name: 'x', form: 'f' };
  <TextField {...shared} label="Phone" type="tel" inputMode="tel" autoComplete="tel" pattern="\d+" ref={input} />;
  <TextField label="From" type="date" min="2026-01-01" max={undefined} suggestions={undefined} />;
  <TextField
    label="Name"
    hint={undefined}
    error={undefined}
    required={undefined}
    disabled={undefined}
    id={undefined}
  />;
  <TextArea {...shared} label="Note" rows={undefined} cols={40} wrap="soft" ref={area} spellCheck={false} />;
  <NumberField {...shared} label="Pieces" inputMode="decimal" ref={input} onKeyDown={(event) => event.key} />;
  <PasswordField {...shared} label="Password" autoComplete="new-password" minLength={8} ref={input} />;
  <Field {...html} label="Colour" hint={undefined} ref={useRef<HTMLDivElement>(null)}>
    {(control) => <input {...control} type="color" />}
  </Field>;
  // @ts-expect-error a password field has its own type
  <PasswordField label="Password" autoComplete="new-password" type="text" />;
  // @ts-expect-error a text field has no checkbox
  <TextField label="Name" type="checkbox" />;
});

test('Select takes the props of a select', () => {
  const { register } = useForm<{ showroom: string }>();
  const options = <option value="kadamtali">Kadamtali</option>;
  <Select {...register('showroom')} label="Showroom" error={undefined} hint={undefined}>
    {options}
  </Select>;
  <Select
    {...html}
    label="Showroom"
    value=""
    onChange={(event) => event.target.value}
    ref={useRef<HTMLSelectElement>(null)}
  >
    {options}
  </Select>;
  <Select label="Showroom" name="showroom" form="order" defaultValue="kadamtali" required disabled autoFocus>
    <optgroup label="Sylhet">{options}</optgroup>
  </Select>;
  <Select label="Showroom" value={undefined} defaultValue={undefined} onChange={undefined} id={undefined}>
    {options}
  </Select>;
  expectTypeOf<SelectProps['onChange']>().toEqualTypeOf<ComponentProps<'select'>['onChange']>();
  // @ts-expect-error a select has options
  <Select label="Showroom" />;
  // @ts-expect-error one option is selected at most
  <Select label="Showroom" multiple>
    {options}
  </Select>;
});

test('Checkbox takes the props of a check box', () => {
  const { register } = useForm<{ terms: boolean }>();
  <Checkbox {...register('terms', { required: true })} label="I accept the terms" />;
  <Checkbox {...native} label={<Link href="/terms">Terms</Link>} ref={useRef<HTMLInputElement>(null)} />;
  <Checkbox label="In stock" name="stock" value="in" form="search" checked onChange={({ target }) => target.checked} />;
  <Checkbox label="In stock" defaultChecked indeterminate={undefined} checked={undefined} error={undefined} disabled />;
  expectTypeOf<CheckboxProps['onChange']>().toEqualTypeOf<ComponentProps<'input'>['onChange']>();
  // @ts-expect-error a check box has a label
  <Checkbox name="stock" />;
  // @ts-expect-error a check box has its own type
  <Checkbox label="In stock" type="radio" />;
});

test('Switch takes the props of a check box', () => {
  const { register } = useForm<{ sold: boolean }>();
  <Switch {...register('sold')} label="Show sold out parts" />;
  <Switch {...native} label="Show" checked={false} onChange={({ target }) => target.checked} />;
  <Switch label="Show" defaultChecked={undefined} hint={undefined} disabled ref={useRef<HTMLInputElement>(null)} />;
  // @ts-expect-error a switch has its own role
  <Switch label="Show" role="checkbox" />;
});

test('RadioGroup takes the props of a group, and Radio those of a radio', () => {
  const { register } = useForm<{ delivery: string }>();
  const radios = <Radio value="van" label="By van" hint={undefined} />;
  <RadioGroup {...register('delivery')} label="Delivery" error={undefined}>
    {radios}
  </RadioGroup>;
  <RadioGroup {...native} label="Delivery" value="van" onChange={({ target }) => target.value} required disabled>
    {radios}
  </RadioGroup>;
  <RadioGroup label="Delivery" name={undefined} defaultValue={undefined} value={undefined} onChange={undefined}>
    <Radio {...native} value="van" label={<b>By van</b>} disabled ref={useRef<HTMLInputElement>(null)} />
  </RadioGroup>;
  expectTypeOf<RadioGroupProps['onChange']>().toEqualTypeOf<ComponentProps<'input'>['onChange']>();
  // @ts-expect-error a radio has a value
  <Radio label="By van" />;
  // @ts-expect-error a group has radios
  <RadioGroup label="Delivery" />;
});
