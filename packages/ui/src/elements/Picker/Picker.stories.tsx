import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { Picker } from './Picker.js';

const districts = ['Sylhet', 'Sunamganj'];

const meta = {
  component: Picker,
  args: {
    label: 'Search for a district',
    search: 's',
    onSearchChange: fn(),
    onEnter: fn(),
    items: { state: 'ready', data: districts },
    itemKey: (name: string) => name,
    children: (name: string) => <p style={{ flexGrow: 1 }}>{name}</p>,
    choose: (name: string) => ({ label: 'Choose', name: `Choose ${name}` }),
    isDisabled: (name: string) => name === 'Sunamganj',
    onPick: fn(),
    noneText: 'No district matches.',
  },
} satisfies Meta<typeof Picker<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(canvas.getByRole('searchbox', { name: 'Search for a district' }), 'y{Enter}');
    await expect(args.onSearchChange).toHaveBeenCalled();
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Choose Sunamganj' })).toBeDisabled();
    await tabUntil(canvas.getByRole('button', { name: 'Choose Sylhet' }));
    await press('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('Sylhet');
  },
};

export const NoMatch: Story = {
  args: { items: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No district matches.');
  },
};

export const Loading: Story = { args: { items: { state: 'loading' } } };
export const Failed: Story = failedStory((value) => ({ items: value }));

export const LongText: Story = {
  args: {
    label: 'Search for the district in which the workshop lies that waits for the parts of this order',
    items: { state: 'ready', data: ['Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad '.repeat(4).trim()] },
  },
};
