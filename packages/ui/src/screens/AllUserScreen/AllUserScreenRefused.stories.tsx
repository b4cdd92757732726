import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { users } from '../../../stories/fixtures/index.js';
import { rejectedSubmitStory, told } from '../../../stories/submitErrors.js';
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

const refused = rejectedSubmitStory({
  args: (refuse) => ({ onMakeAdmin: fn<AllUserScreenProps['onMakeAdmin']>(refuse) }),
  reach: async (canvasElement) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Make Admin Nasrin Akter' }));
    const place = await screen.findByRole('alertdialog');
    return { place, send: within(place).getByRole('button', { name: 'Make Admin' }) };
  },
});

export const MakeAdminFailed: Story = refused(told.server);
export const MakeAdminOffline: Story = refused(told.offline);
export const MakeAdminUnauthorised: Story = refused(told.unauthorised);
/** A 403 keeps the documented words (D21). */
export const MakeAdminForbidden: Story = refused(en.users.makeAdminFailed);
export const MakeAdminNotFound: Story = refused(told.notFound);
export const MakeAdminTooMany: Story = refused(told.tooMany);
