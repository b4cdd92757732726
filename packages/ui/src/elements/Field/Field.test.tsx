import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.js';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.js';
import { Select } from '../Select/Select.js';
import { Switch } from '../Switch/Switch.js';

const initial = { showroom: 'kadamtali', terms: false, invoice: true, delivery: 'van' };

const showrooms = (
  <>
    <option value="kadamtali">Kadamtali</option>
    <option value="ambarkhana">Ambarkhana</option>
  </>
);

const radios = (
  <>
    <Radio value="van" label="By van" />
    <Radio value="pickup" label="I pick it up" />
  </>
);

const change = () => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Showroom' }), { target: { value: 'ambarkhana' } });
  for (const [role, name] of [
    ['checkbox', 'I accept the terms'],
    ['switch', 'With invoice'],
    ['radio', 'I pick it up'],
  ] as const)
    fireEvent.click(screen.getByRole(role, { name }));
};

const changed = { showroom: 'ambarkhana', terms: true, invoice: false, delivery: 'pickup' };

it('lets register fill, read and reset each field', async () => {
  const onSubmit = vi.fn<(values: typeof initial) => void>();
  const Form = () => {
    const { register, handleSubmit, reset } = useForm({ defaultValues: initial });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
        <Select {...register('showroom')} label="Showroom">
          {showrooms}
        </Select>
        <Checkbox {...register('terms')} label="I accept the terms" />
        <Switch {...register('invoice')} label="With invoice" />
        <RadioGroup {...register('delivery')} label="Delivery">
          {radios}
        </RadioGroup>
        <Button onClick={() => reset()}>Reset</Button>
        <Button type="submit">Order</Button>
      </form>
    );
  };
  render(<Form />);
  const order = () => fireEvent.click(screen.getByRole('button', { name: 'Order' }));
  order();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(initial), 20_000);
  change();
  order();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(changed), 20_000);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  order();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(initial), 20_000);
});

it('submits the fields of a form without a script, and resets them', () => {
  const { container } = render(
    <form>
      <Select name="showroom" label="Showroom" defaultValue="kadamtali">
        {showrooms}
      </Select>
      <Checkbox name="terms" value="yes" label="I accept the terms" />
      <Switch name="invoice" label="With invoice" defaultChecked />
      <RadioGroup name="delivery" label="Delivery" defaultValue="van">
        {radios}
      </RadioGroup>
    </form>,
  );
  const form = container.querySelector('form') ?? undefined;
  const submitted = () => Object.fromEntries(new FormData(form));
  const first = { showroom: 'kadamtali', invoice: 'on', delivery: 'van' };
  expect(submitted()).toEqual(first);
  change();
  expect(submitted()).toEqual({ showroom: 'ambarkhana', terms: 'yes', delivery: 'pickup' });
  form?.reset();
  expect(submitted()).toEqual(first);
});

it('keeps the given value of a controlled group', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <RadioGroup label="Delivery" value="van" onChange={({ target }) => onChange(target.value)}>
      {radios}
    </RadioGroup>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'I pick it up' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('pickup');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By van' }).checked).toBe(true);
});
