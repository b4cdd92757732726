import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { factsPart } from '../../../stories/fixtures/index.js';
import { UiProvider } from '../../UiProvider.js';
import { EditPartForm } from './EditPartForm.js';
import type { EditPartFormProps } from './EditPartForm.js';

it('keeps a stored price that is text when another value is changed', async () => {
  const onSave = vi.fn<EditPartFormProps['onSave']>(async () => undefined);
  render(
    <UiProvider currency="BDT">
      <EditPartForm part={{ ...factsPart, price: 'Tk 1,200' }} onSave={onSave} />
    </UiProvider>,
  );
  fireEvent.input(screen.getByRole('textbox', { name: 'Available quantity' }), { target: { value: '11' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls).toEqual([[{ read: { available_quantity: 9 }, changes: { available_quantity: 11 } }]]);
});
