import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FailureKind, Outcome } from '../../Loadable.js';
import { failedStory } from '../../storyProofs.js';
import { MyProfileScreen } from './MyProfileScreen.js';

const profile = { name: 'Nasrin Akter', email: 'shopper@example.com', loaction: 'Sylhet', phone: '01700-000142' };

const meta = {
  component: MyProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    profile: { state: 'ready', data: profile },
    onUpdate: fn(async (): Outcome<'loaction' | 'phone'> => undefined),
  },
} satisfies Meta<typeof MyProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    const place = canvas.getByRole('textbox', { name: 'Location' });
    await expect(place).toHaveValue('Sylhet');
    await userEvent.clear(place);
    await userEvent.type(place, 'Habiganj{Enter}');
    await waitFor(() => expect(args.onUpdate).toHaveBeenCalledWith({ loaction: 'Habiganj', phone: '01700-000142' }));
  },
};

export const Loading: Story = {
  args: { profile: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { profile: { state: 'ready', data: { name: 'Nasrin Akter', email: 'shopper@example.com' } } },
};

const failed = (kind: FailureKind) => failedStory(kind, (value) => ({ profile: value }));

export const Failed: Story = failed('server');
export const Offline: Story = failed('offline');
export const Unauthorised: Story = failed('unauthorised');
export const Forbidden: Story = failed('forbidden');
export const NotFound: Story = failed('notFound');
export const Unexpected: Story = failed('unexpected');
