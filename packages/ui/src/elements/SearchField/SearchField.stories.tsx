import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { SearchField } from './SearchField.js';
import type { SearchFieldProps } from './SearchField.js';

/** Keeps the text, as an application does. */
const Controlled = ({ value, onChange, ...rest }: SearchFieldProps) => {
  const [text, setText] = useState(value);
  return (
    <SearchField
      {...rest}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(event);
      }}
    />
  );
};

const meta = {
  component: SearchField,
  args: { label: 'Search', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await tabTo(field);
    await press('clutch 430');
    await expect(field).toHaveValue('clutch 430');
    await press('{Escape}');
    await expect(field).toHaveFocus();
  },
};

export const Filled: Story = {
  args: { value: 'clutch 430', hint: 'Dashes, spaces and dots in a number do not matter.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await expect(field).toHaveAccessibleDescription('Dashes, spaces and dots in a number do not matter.');
    await expect(field).toHaveAttribute('maxlength', '200');
  },
};

export const LongText: Story = {
  args: {
    label: 'Search for the name, the number of the manufacturer or the vehicle that the part is for',
    value: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad 9876543210-ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  },
};
