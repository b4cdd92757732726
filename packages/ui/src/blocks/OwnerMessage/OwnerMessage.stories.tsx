import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { owner } from '../../../stories/fixtures/index.js';
import { OwnerMessage } from './OwnerMessage.js';

const meta = {
  component: OwnerMessage,
  args: { name: owner.name, role: owner.role, portrait: owner.portrait, message: owner.message },
} satisfies Meta<typeof OwnerMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['S034'],
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure');
    await expect(figure).toHaveTextContent('Rafiqul Hasan Chowdhury');
    await expect(figure.querySelector('blockquote')).toHaveTextContent(/we sell what we would fit ourselves/);
  },
};

export const LongText: Story = {
  args: {
    message: owner.message.map((line) => line.repeat(4)),
    role: 'Owner, buyer, first fitter and keeper of both showrooms',
  },
};
