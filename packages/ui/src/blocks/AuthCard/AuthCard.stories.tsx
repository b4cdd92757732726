import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../../elements/Link/Link.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { tabTo } from '../../../stories/keyboard.js';
import { AuthCard } from './AuthCard.js';

const meta = {
  tags: ['no-own-controls'],
  component: AuthCard,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Login',
    children: <TextField label="Email" type="email" autoComplete="email" />,
    footer: (
      <>
        New here? <Link href="/signup">Create an account</Link>
      </>
    ),
  },
} satisfies Meta<typeof AuthCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toHaveAttribute('tabindex', '-1');
    await tabTo(
      canvas.getByRole('textbox', { name: 'Email' }),
      canvas.getByRole('link', { name: 'Create an account' }),
    );
  },
};

export const LongText: Story = {
  args: {
    title: 'Login to the shop of Messrs Habibur Rahman and Sons',
    below: <p>Accounts exist on this machine only.</p>,
  },
};
