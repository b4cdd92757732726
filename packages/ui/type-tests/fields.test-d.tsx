import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '@dealerkit/ui/elements/Field';
import { NumberField } from '@dealerkit/ui/elements/NumberField';
import type { NumberFieldProps } from '@dealerkit/ui/elements/NumberField';
import { PasswordField } from '@dealerkit/ui/elements/PasswordField';
import { TextArea } from '@dealerkit/ui/elements/TextArea';
import { TextField } from '@dealerkit/ui/elements/TextField';
import type { TextFieldProps } from '@dealerkit/ui/elements/TextField';
import { expectTypeOf, test } from 'vitest';
import { html } from './html.js';

test('the fields take the result of register', () => {
  const { register } = useForm<{ name: string; note: string; count: string; password: string }>();
  <TextField {...register('name')} label="Name" />;
  <TextField {...register('name', { required: true, maxLength: 9, pattern: /x/ })} label="Name" />;
  <TextArea {...register('note')} label={<b>Note</b>} />;
  <NumberField {...register('count')} label="Pieces" />;
  // @ts-expect-error its buttons are named by the label
  <NumberField label={<b>Pieces</b>} />;
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
