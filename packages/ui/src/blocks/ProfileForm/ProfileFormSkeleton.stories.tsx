import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ProfileForm, ProfileFormSkeleton } from './ProfileForm.js';

const meta = { tags: ['no-own-controls'], component: ProfileFormSkeleton } satisfies Meta<typeof ProfileFormSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    for (const role of ['term', 'paragraph']) await expect(within(canvasElement).queryAllByRole(role)).toEqual([]);
    await expect(within(canvasElement).getByText('Location')).toBeVisible();
  },
};

export const MatchesFormHeight: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', alignItems: 'start' }}>
      <ProfileFormSkeleton />
      <ProfileForm profile={{ name: 'Nasrin Akter', email: 'shopper@example.com' }} onUpdate={fn()} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByText('Nasrin Akter').closest('dl')?.parentElement?.parentElement;
    const skeleton = form?.previousElementSibling;
    const height = (box: Element | null | undefined) => box?.getBoundingClientRect().height ?? 0;
    await expect(Math.abs(height(skeleton) - height(form))).toBeLessThanOrEqual(4);
  },
};
