import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@dealerkit/ui/elements/Button';
import { Checkbox } from '@dealerkit/ui/elements/Checkbox';
import type { CheckboxProps } from '@dealerkit/ui/elements/Checkbox';
import { Link } from '@dealerkit/ui/elements/Link';
import { Menu, MenuItem, MenuSeparator } from '@dealerkit/ui/elements/Menu';
import { Radio, RadioGroup } from '@dealerkit/ui/elements/RadioGroup';
import type { RadioGroupProps } from '@dealerkit/ui/elements/RadioGroup';
import { Select } from '@dealerkit/ui/elements/Select';
import type { SelectProps } from '@dealerkit/ui/elements/Select';
import { Switch } from '@dealerkit/ui/elements/Switch';
import { Tabs } from '@dealerkit/ui/elements/Tabs';
import type { TabsProps } from '@dealerkit/ui/elements/Tabs';
import { Tooltip } from '@dealerkit/ui/elements/Tooltip';
import { expectTypeOf, test } from 'vitest';
import { html } from './html.js';

const { role: _role, ...native } = html;
const { dir: _dir, ...withoutDir } = html;

const RouterLink = ({ to, ...anchor }: { to: string } & ComponentProps<'a'>) => (
  <a href={to} {...anchor}>
    {anchor.children}
  </a>
);

test('Select takes the props of a select', () => {
  const { register } = useForm<{ showroom: string }>();
  const options = <option value="kadamtali">Kadamtali</option>;
  const shared = { name: 'showroom', form: 'order', autoFocus: true };
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
  <Select {...shared} label="Showroom" defaultValue="kadamtali" required disabled>
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
  // @ts-expect-error a switch has its own type
  <Switch label="Show" type="radio" />;
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

test('Tabs takes the props of its element', () => {
  const tabs: TabsProps['tabs'] = [{ value: 'facts', label: 'Facts', content: <p>430 mm</p>, disabled: undefined }];
  <Tabs {...withoutDir} label="Part" tabs={tabs} ref={useRef<HTMLDivElement>(null)} />;
  <Tabs label="Part" tabs={tabs} value="facts" onValueChange={(value: string) => value} />;
  <Tabs label="Part" tabs={tabs} value={undefined} defaultValue={undefined} onValueChange={undefined} />;
  // @ts-expect-error tabs have a name
  <Tabs tabs={tabs} />;
});

test('Tooltip explains a button or a link', () => {
  <Tooltip {...html} text="As a file" ref={useRef<HTMLDivElement>(null)}>
    <Button>Export</Button>
  </Tooltip>;
  <Tooltip text="As a file" side={undefined} open={undefined} defaultOpen onOpenChange={(open: boolean) => open}>
    <RouterLink to="/export">Export</RouterLink>
  </Tooltip>;
  // @ts-expect-error text alone has no focus
  <Tooltip text="As a file">Export</Tooltip>;
});

test('Menu takes the props of its list, and MenuItem those of an item', () => {
  const trigger = <Button>Order</Button>;
  <Menu {...withoutDir} trigger={trigger} align={undefined} open={undefined} ref={useRef<HTMLDivElement>(null)}>
    <MenuItem {...html} tone={undefined} disabled={undefined} onSelect={(event) => event.preventDefault()}>
      Edit
    </MenuItem>
    <MenuSeparator {...html} />
    <MenuItem asChild ref={useRef<HTMLDivElement>(null)}>
      <RouterLink to="/print">Print</RouterLink>
    </MenuItem>
  </Menu>;
  <Menu trigger={trigger} defaultOpen onOpenChange={(open: boolean) => open}>
    {undefined}
  </Menu>;
  // @ts-expect-error a menu has a button
  <Menu>Edit</Menu>;
  // @ts-expect-error unknown tone
  <MenuItem tone="accent">Edit</MenuItem>;
});
