import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { Combobox } from './Combobox.js';
import type { ComboboxProps } from './Combobox.js';

const workshops = [
  { value: '1', label: 'Jalalabad Motor Workshop', detail: '+880 1711-000244' },
  { value: '2', label: 'Jaflong Transport', detail: '+880 1819-000731' },
  { value: '3', label: 'মেসার্স রহমান ট্রান্সপোর্ট' },
];

const Filtered = ({ text: first, onTextChange, options, ...props }: ComboboxProps) => {
  const [text, setText] = useState(first);
  return (
    <Combobox
      {...props}
      text={text}
      onTextChange={(next) => {
        onTextChange(next);
        setText(next);
      }}
      options={options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
    />
  );
};

const meta = {
  component: Combobox,
  render: (args) => <Filtered {...args} />,
  args: {
    label: 'Workshop',
    hint: 'A name or a phone number.',
    text: '',
    options: workshops,
    onTextChange: fn(),
    onPick: fn(),
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Workshop' });
    await tabTo(field);
    await userEvent.keyboard('ja');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await press('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('{ArrowDown}');
    await press('{ArrowDown}');
    await press('{ArrowDown}');
    const jaflong = canvas.getByRole('option', { name: /Jaflong/ });
    await expect(jaflong).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', jaflong.id);
    await press('{Enter}');
    await expect(field).toHaveValue('Jaflong Transport');
    await expect(field).toHaveFocus();
    await expect(args.onPick).toHaveBeenCalledWith(workshops[1]);
  },
};

export const Pointer: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: /Jalalabad/ }));
    await expect(args.onPick).toHaveBeenCalledWith(workshops[0]);
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const Failed: Story = {
  args: { text: 'Rahim', error: 'Choose a workshop from the list.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeInvalid();
  },
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: '1',
        label: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad '.repeat(4),
        detail: '+880 1711-000244',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(within(canvasElement).getByRole('option')).toBeVisible();
  },
};
