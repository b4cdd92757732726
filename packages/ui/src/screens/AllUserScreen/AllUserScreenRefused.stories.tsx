import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { users } from '../../../stories/fixtures/index.js';
import { errorMessages, rejectedSubmitStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { AllUserScreen } from './AllUserScreen.js';
import type { AllUserScreenProps } from './AllUserScreen.js';

/** Whoever did not become an admin: the question stays and says why. */
const meta = {
  title: 'AllUserScreen',
  component: AllUserScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    users: { state: 'ready', data: users },
    onMakeAdmin: fn<AllUserScreenProps['onMakeAdmin']>(async () => undefined),
  },
} satisfies Meta<typeof AllUserScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rejected = rejectedSubmitStory({
  args: (reject) => ({ onMakeAdmin: fn<AllUserScreenProps['onMakeAdmin']>(reject) }),
  prepare: async (canvasElement) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Make Admin Nasrin Akter' }));
    const container = await screen.findByRole('alertdialog');
    return { container, submitButton: within(container).getByRole('button', { name: 'Make Admin' }) };
  },
});

export const MakeAdminFailed: Story = rejected(errorMessages.server);
export const MakeAdminOffline: Story = rejected(errorMessages.offline);
export const MakeAdminUnauthorised: Story = rejected(errorMessages.unauthorised);
/** A 403 keeps the documented words (D21). */
export const MakeAdminForbidden: Story = rejected(en.users.makeAdminFailed);
export const MakeAdminNotFound: Story = rejected(errorMessages.notFound);
export const MakeAdminTooMany: Story = rejected(errorMessages.tooMany);
