import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { Stack } from '../Stack/Stack.js';
import { Select } from './Select.js';

const meta = {
  component: Select,
  args: {
    label: 'Showroom',
    name: 'showroom',
    children: (
      <>
        <option value="">Any showroom</option>
        <option value="ambarkhana">Ambarkhana</option>
        <option value="kadamtali">Kadamtali</option>
        <option value="beanibazar" disabled>
          Beanibazar (closed)
        </option>
      </>
    ),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const selectIn = (canvasElement: HTMLElement, name = 'Showroom') =>
  within(canvasElement).getByRole('combobox', { name });

/** The arrow keys and letters are the browser's own; simulated keys do not reach them. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const select = selectIn(canvasElement);
    await tabTo(select);
    await press('{ArrowDown}');
    await expect(select).toHaveFocus();
    await expect(within(select).getAllByRole('option')).toHaveLength(4);
  },
};

export const States: Story = {
  render: ({ children }) => (
    <Stack gap="lg">
      <Select label="Selected" hint="Where you pick up the parts." defaultValue="kadamtali">
        {children}
      </Select>
      <Select label="Invalid" error="Showroom is Required" required>
        {children}
      </Select>
      <Select label="Disabled" defaultValue="ambarkhana" disabled>
        {children}
      </Select>
      <Select label="শোরুম" defaultValue="sylhet">
        <optgroup label="সিলেট">
          <option value="sylhet">আম্বরখানা</option>
          <option>কদমতলী</option>
        </optgroup>
      </Select>
      <div dir="rtl">
        <Select label="Right to left">
          <option>Ambarkhana</option>
        </Select>
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(selectIn(canvasElement, 'Selected')).toHaveAccessibleDescription('Where you pick up the parts.');
    await expect(selectIn(canvasElement, 'Invalid')).toBeInvalid();
    await expect(selectIn(canvasElement, 'Invalid')).toBeRequired();
    await expect(selectIn(canvasElement, 'Disabled')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'The showroom at which the driver will fetch the parts on the day on which they have arrived',
    required: true,
    error: 'This showroom is closed on the day on which the parts are expected from Chattogram',
    children: <option>The second workshop behind the Kadamtali Central Bus Terminal, Dakshin Surma, Sylhet</option>,
  },
};
