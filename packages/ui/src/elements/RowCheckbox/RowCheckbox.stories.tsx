import { useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { press, pressTo, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { RowCheckbox, useRowKeys, useRowSelection } from './RowCheckbox.js';
import type { RowCheckboxProps } from './RowCheckbox.js';

const meta = {
  component: RowCheckbox,
  args: { label: 'Select order 1042', isSelected: false, onSelect: fn() },
} satisfies Meta<typeof RowCheckbox>;
export default meta;
type Story = StoryObj<RowCheckboxProps>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'Select order 1042' });
    await expect(checkbox).not.toBeChecked();
    await tabTo(checkbox);
    await press(' ');
    await expect(args.onSelect).toHaveBeenCalledWith(false);
  },
};

export const Selected: Story = {
  args: { isSelected: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};

/** Only some of the rows are selected. */
export const Some: Story = {
  args: { label: 'Select all orders', isSelected: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const LongText: Story = { args: { label: 'Select the order of Messrs Habibur Rahman and Sons '.repeat(3) } };

const rowKeys = ['1041', '1042', '1043', '1044', '1045'];
const open = fn();

/** A list as an application builds it: links, checkboxes, and a single key of its own. */
const SelectableList = () => {
  const list = useRef<HTMLUListElement>(null);
  const selection = useRowSelection(rowKeys);
  const onKeyDown = useRowKeys({ list, selection, commands: { o: open } });
  const { selected } = selection;
  return (
    <>
      <RowCheckbox
        label="Select all orders"
        isSelected={selected.length === 0 ? false : selected.length === rowKeys.length || undefined}
        onSelect={selection.toggleAll}
      />
      <p role="status">Selected: {selected.join(', ')}</p>
      {/* The links and checkboxes of the rows have the focus; the list only reads the keys that they do not use. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} onKeyDown={onKeyDown}>
        {rowKeys.map((key) => (
          <li key={key} data-row={key} style={{ display: 'flex', alignItems: 'center' }}>
            <RowCheckbox
              label={`Select order ${key}`}
              isSelected={selection.has(key)}
              onSelect={(isRange) => (isRange ? selection.selectTo(key) : selection.toggle(key))}
            />
            <a href={`#${key}`} data-row-target style={{ minBlockSize: '1.5rem' }}>
              Order {key}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};

const selected = (canvasElement: HTMLElement) => within(canvasElement).getByRole('status').textContent;

/** The pointer selects one row, and with Shift all rows up to another one. */
export const List: Story = {
  render: () => <SelectableList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select order 1044' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select order 1042' }));
    await user.keyboard('{/Shift}');
    await expect(selected(canvasElement)).toBe('Selected: 1042, 1043, 1044');
    const all = canvas.getByRole('checkbox', { name: 'Select all orders' });
    await expect(all).toBePartiallyChecked();
    await user.click(all);
    await expect(selected(canvasElement)).toBe('Selected: 1041, 1042, 1043, 1044, 1045');
    await user.click(all);
    await expect(selected(canvasElement)).toBe('Selected: ');
  },
};

export const ListWithKeyboard: Story = {
  tags: ['keyboard'],
  render: () => <SelectableList />,
  play: async ({ canvasElement }) => {
    open.mockClear();
    const canvas = within(canvasElement);
    const link = (key: string) => canvas.getByRole('link', { name: `Order ${key}` });
    await tabUntil(link('1041'));
    await pressTo('{ArrowDown}', link('1042'));
    await pressTo('j', link('1043'));
    await press('x');
    await expect(selected(canvasElement)).toBe('Selected: 1043');
    await pressTo('k', link('1042'));
    await pressTo('{ArrowUp}', link('1041'));
    await press('{Shift>}x{/Shift}');
    await expect(selected(canvasElement)).toBe('Selected: 1041, 1042, 1043');
    await press('{Escape}');
    await press('{Shift>}{ArrowDown}{/Shift}');
    await expect(selected(canvasElement)).toBe('Selected: 1041, 1042');
    await press('a');
    await expect(selected(canvasElement)).toBe('Selected: 1041, 1042, 1043, 1044, 1045');
    await press('o');
    await expect(open).toHaveBeenCalledWith('1042');
  },
};
