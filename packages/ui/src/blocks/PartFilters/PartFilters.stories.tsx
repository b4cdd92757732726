import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { banglaFacets, facets, manyFacets } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { noFilters } from './filterValues.js';
import { PartFilters } from './PartFilters.js';
import type { PartFiltersProps } from './PartFilters.js';

/** Keeps the filters, as an application does. */
const Controlled = (props: PartFiltersProps) => {
  const [values, setValues] = useState(props.values);
  const [trucks, setTrucks] = useState(props.myTrucks?.trucks ?? []);
  return (
    <PartFilters
      {...props}
      values={values}
      onChange={(changes) => {
        setValues({ ...values, ...changes });
        props.onChange(changes);
      }}
      myTrucks={
        props.myTrucks && {
          ...props.myTrucks,
          trucks,
          onChange: (changed) => {
            setTrucks(changed);
            props.myTrucks?.onChange(changed);
          },
        }
      }
    />
  );
};

const meta = {
  component: PartFilters,
  args: {
    values: noFilters,
    onChange: fn<PartFiltersProps['onChange']>(),
    facets: { state: 'ready', data: facets },
    myTrucks: { trucks: [], vehicles: { state: 'ready', data: facets.vehicles }, onChange: fn() },
    onShow: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PartFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  globals: desktop,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Category' });
    await tabUntil(button);
    await press('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Category' }));
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Brakes 9' })).toHaveFocus());
    await press(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ categories: ['Brakes'] });
    await tabUntil(panel.getByRole('checkbox', { name: 'Clutch 4' }));
    await press(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ categories: ['Brakes', 'Clutch'] });
    await press('{Escape}');
    await expectFocusReturned(button);
    await expect(button).toHaveAccessibleName('Category (2)');
  },
};

/** On a phone a sheet has all filters, and its button says how many parts they leave. */
export const Phone: Story = {
  tags: ['keyboard', 'escape'],
  globals: phone,
  args: { values: { ...noFilters, brands: ['Wabco'] } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filters (1)' });
    await tabUntil(button);
    await press('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await tabUntil(sheet.getByRole('textbox', { name: 'Price to' }));
    await press('cheap{Enter}');
    await expect(sheet.getByText('Enter an amount')).toBeVisible();
    await expect(sheet.getByRole('checkbox', { name: 'Wabco 6' })).toBeChecked();
    await tabUntil(sheet.getByRole('button', { name: 'Clear filters' }));
    await press('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
    await press('{Escape}');
    await expectFocusReturned(button);
    await press('{Enter}');
    await tabUntil(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Show 14 parts' }));
    await press('{Enter}');
    await expect(args.onShow).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A visitor chooses his trucks, and then sees only parts for them. */
export const Trucks: Story = {
  tags: ['keyboard'],
  globals: desktop,
  play: async ({ args, canvasElement }) => {
    await tabUntil(within(canvasElement).getByRole('button', { name: 'My trucks' }));
    await press('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'My trucks' }));
    await tabUntil(sheet.getByRole('checkbox', { name: 'Hino AK1J 2' }));
    await press(' ');
    await tabUntil(sheet.getByRole('button', { name: 'Show parts for my trucks' }));
    await press('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ vehicles: ['Hino AK1J'] });
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** Of fifty values the first are shown; the others are found by typing or shown on request. A selected value is always shown. */
export const Many: Story = {
  globals: desktop,
  args: {
    values: { ...noFilters, vehicles: ['Tata LPT 1640', 'Volvo FM 12'] },
    facets: { state: 'ready', data: manyFacets },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Truck (2)' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Truck' }));
    await expect(panel.getAllByRole('checkbox')).toHaveLength(8);
    await expect(panel.getByRole('checkbox', { name: 'Volvo FM 12 0' })).toBeChecked();
    await userEvent.click(panel.getByRole('button', { name: 'Show all 51' }));
    await expect(panel.getAllByRole('checkbox')).toHaveLength(51);
    const find = panel.getByRole('searchbox', { name: 'Find in: Truck' });
    await userEvent.type(find, 'lpt1641');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Tata LPT 1641 18' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      vehicles: ['Tata LPT 1640', 'Volvo FM 12', 'Tata LPT 1641'],
    });
    await userEvent.type(find, 'x');
    await expect(panel.getByRole('status')).toHaveTextContent('Nothing in this list matches.');
    await userEvent.clear(find);
  },
};

/** While new counts load, those of the query before stay, and the button has no number. */
export const Slow: Story = {
  globals: phone,
  args: { isUpdating: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('button', { name: 'Show parts' })).toBeVisible();
    await expect(sheet.getByRole('group', { name: 'Category' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Loading: Story = {
  globals: desktop,
  args: { facets: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Brand' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Brand' }));
    await expect(panel.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

/** No part has a category, a vehicle or a brand. */
export const Empty: Story = {
  globals: desktop,
  args: { facets: { state: 'ready', data: { total: 0, categories: [], vehicles: [], brands: [] } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Brand' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Brand' }));
    await expect(panel.getByRole('status')).toHaveTextContent('None for these parts');
  },
};

const failed = failedStory((value) => ({ facets: value }));

export const Failed: Story = {
  ...failed,
  globals: desktop,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Brand' }));
    await failed.play({ canvasElement: await screen.findByRole('dialog', { name: 'Brand' }) });
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  args: {
    values: { ...noFilters, categories: ['ব্রেক'] },
    facets: { state: 'ready', data: banglaFacets },
  },
};
