import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FormDraft } from '../../AsyncData.js';
import { UiProvider } from '../../UiProvider.js';
import { ProfileForm } from './ProfileForm.js';
import type { ProfileFormProps } from './ProfileForm.js';

const profile = { name: 'Nasrin Akter', email: 'shopper@example.com', loaction: 'Sylhet', phone: '01700-000142' };

const form = (props: Partial<ProfileFormProps>) => (
  <UiProvider currency="BDT">
    <ProfileForm profile={profile} onUpdate={async () => undefined} {...props} />
  </UiProvider>
);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('shows the updated profile instead of the draft after an update', async () => {
  const draft = { read: () => ({ phone: '01800-000142' }), write: vi.fn<FormDraft['write']>() };
  const onUpdate = vi.fn<ProfileFormProps['onUpdate']>(async () => {
    rerender(form({ draft, onUpdate, profile: { ...profile, loaction: 'Dhaka', phone: '01900-000142' } }));
    return undefined;
  });
  const { rerender } = render(form({ draft, onUpdate }));
  expect(field('Phone').value).toBe('01800-000142');

  fireEvent.input(field('Location'), { target: { value: 'Dhaka' } });
  fireEvent.input(field('Phone'), { target: { value: '01900-000142' } });
  fireEvent.click(screen.getByRole('button', { name: 'Update profile' }));
  await waitFor(() => expect(draft.write).toHaveBeenLastCalledWith(undefined));
  expect([field('Location').value, field('Phone').value]).toEqual(['Dhaka', '01900-000142']);
});
