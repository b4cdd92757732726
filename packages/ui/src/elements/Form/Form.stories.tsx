import type { SubmitEvent } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { TextField } from '../TextField/TextField.js';
import { Form } from './Form.js';

const meta = {
  component: Form,
  args: {
    'aria-label': 'Your workshop',
    children: <TextField label="Name" required />,
    actions: (
      <Button type="submit" tone="accent">
        Save
      </Button>
    ),
    onSubmit: fn((event: SubmitEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The required field is empty, and shows its error itself. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const form = within(within(canvasElement).getByRole('form', { name: 'Your workshop' }));
    await tabTo(form.getByRole('textbox', { name: 'Name' }), form.getByRole('button', { name: 'Save' }));
    await press('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: { actionWidth: 'full', error: { message: 'This name is taken.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This name is taken.');
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save.offsetWidth).toBe(canvas.getByRole('form').clientWidth);
  },
};

export const LongText: Story = {
  args: {
    children: <TextField label="The name by which the drivers of your district know the workshop in which they wait" />,
    actions: (
      <Button type="submit">Save this workshop and all vehicles that were repaired in it since last year</Button>
    ),
    error: { message: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad '.repeat(4).trim() },
  },
};
