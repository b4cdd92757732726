import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { TextArea } from './TextArea.js';

const meta = {
  component: TextArea,
  args: { label: 'Address', name: 'address', autoComplete: 'street-address' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Address' });
    await tabTo(field);
    await press('14 Zindabazar Road{Enter}Sylhet 3100');
    await expect(field).toHaveValue('14 Zindabazar Road\nSylhet 3100');
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Address is Required' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Address' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Address is Required');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '14 Zindabazar Road, Sylhet 3100' } };

export const LongText: Story = {
  args: {
    defaultValue:
      'Care of Messrs Habibur Rahman and Sons Transport Agency, Holding 1187/B, Second Floor, behind the Kadamtali Central Bus Terminal, Dakshin Surma, Sylhet 3100, Bangladesh',
  },
};
