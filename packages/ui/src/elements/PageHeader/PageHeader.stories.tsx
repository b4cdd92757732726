import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { PageHeader } from './PageHeader.js';

const meta = {
  component: PageHeader,
  args: {
    title: 'My Profile',
    lead: 'Your address and phone number for deliveries.',
    actions: <Button>Download</Button>,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1, name: 'My Profile' });
    title.focus();
    await expect(title).toHaveFocus();
    await tabTo(within(canvasElement).getByRole('button', { name: 'Download' }));
    await press('{Enter}');
  },
};

export const TitleOnly: Story = { args: { lead: undefined, actions: undefined } };

export const Dense: Story = { args: { density: 'dense' } };

/** The title and its buttons are one line. */
export const DensePhone: Story = {
  args: { title: 'Invoice', lead: undefined, density: 'dense' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [title, button] = [canvas.getByRole('heading'), canvas.getByRole('button')].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(button?.top).toBeLessThan(title?.bottom ?? 0);
  },
};

export const LongText: Story = {
  args: {
    title: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad and all that belongs to it',
    lead: 'It is on the ship that should reach Chattogram on Thursday if the weather holds. '.repeat(3),
  },
};
