import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.js';
import { NumberField } from './NumberField.js';

it('works with register, also after a reset', async () => {
  const onSubmit = vi.fn<(values: { pieces: string }) => void>();
  const Form = () => {
    const { register, handleSubmit, reset } = useForm({ defaultValues: { pieces: '2' } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
        <NumberField {...register('pieces')} label="Pieces" min={2} max={9} />
        <Button onClick={() => reset()}>Reset</Button>
        <Button type="submit">Order</Button>
      </form>
    );
  };
  render(<Form />);
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pieces' });
  click('Increase pieces');
  click('Increase pieces');
  expect(field.value).toBe('4');
  click('Order');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ pieces: '4' }), 20_000);
  click('Reset');
  expect(field.value).toBe('2');
  click('Decrease pieces');
  expect(field.value).toBe('2');
  click('Increase pieces');
  expect(field.value).toBe('3');
});
