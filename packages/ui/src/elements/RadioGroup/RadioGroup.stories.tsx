import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { press, pressTo, tabTo } from '../../../stories/keyboard.js';
import { Stack } from '../Stack/Stack.js';
import { Radio, RadioGroup } from './RadioGroup.js';

const meta = {
  component: RadioGroup,
  subcomponents: { Radio },
  args: {
    label: 'Delivery',
    name: 'delivery',
    onChange: fn(),
    children: (
      <>
        <Radio value="van" label="By van" hint="Sylhet only, on the same day." />
        <Radio value="courier" label="By courier" />
        <Radio value="pickup" label="I pick it up" />
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const radioIn = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('radio', { name });

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const [van, courier, pickup] = ['By van', 'By courier', 'I pick it up'].map((name) => radioIn(canvasElement, name));
    if (!van || !courier || !pickup) throw new Error('A radio is missing.');
    await expect(van).toHaveAccessibleDescription('Sylhet only, on the same day.');
    await tabTo(van);
    await expect(van).not.toBeChecked();
    await press(' ');
    await expect(van).toBeChecked();
    for (const [key, radio] of [
      ['{ArrowDown}', courier],
      ['{ArrowRight}', pickup],
      ['{ArrowDown}', van],
      ['{ArrowUp}', pickup],
      ['{ArrowLeft}', courier],
    ] as const) {
      await pressTo(key, radio);
      await expect(radio).toBeChecked();
    }
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
};

export const States: Story = {
  render: ({ children }) => (
    <Stack gap="lg">
      <RadioGroup label="Selected" defaultValue="courier" hint="You can change it until the van leaves.">
        {children}
      </RadioGroup>
      <RadioGroup label="Invalid" required error="Delivery is Required">
        {children}
      </RadioGroup>
      <RadioGroup label="Disabled" defaultValue="van" disabled>
        {children}
        <Radio value="rail" label="By rail" disabled={false} />
      </RadioGroup>
      <RadioGroup label="ডেলিভারি" defaultValue="van">
        <Radio value="van" label="ভ্যানে" />
        <Radio value="pickup" label="আমি নিয়ে যাব" disabled />
      </RadioGroup>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const group = (name: string) => within(canvasElement).getByRole('radiogroup', { name });
    await expect(radioIn(group('Selected'), 'By courier')).toBeChecked();
    await expect(group('Selected')).toHaveAccessibleDescription('You can change it until the van leaves.');
    await expect(group('Invalid')).toBeInvalid();
    await expect(group('Invalid')).toBeRequired();
    await expect(radioIn(group('Disabled'), 'By courier')).toBeDisabled();
    await expect(radioIn(group('Disabled'), 'By rail')).toBeDisabled();
    await expect(group('Disabled')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: {
    label: 'How the parts get from the showroom to the workshop on the day on which they have arrived',
    required: true,
    children: (
      <>
        <Radio value="van" label="With the van of the showroom, which leaves at eight and is in Beanibazar by noon" />
        <Radio value="pickup" label="A driver of Messrs Habibur Rahman and Sons Transport Agency fetches them" />
      </>
    ),
  },
};
