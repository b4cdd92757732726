import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { followLink, press, tabUntil } from '../../../stories/keyboard.js';
import { Stack } from '../Stack/Stack.js';
import { Pagination } from './Pagination.js';

const meta = {
  component: Pagination,
  args: { page: 3, pageCount: 12, pageHref: (page) => `#page-${String(page)}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Previous page',
      '1Page 1',
      '2Page 2',
      '3Page 3',
      '4Page 4',
      '12Page 12',
      'Next page',
    ]);
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await tabUntil(canvas.getByRole('link', { name: 'Page 4' }));
    await expect(await followLink()).toBe('#page-4');
  },
};

/** Links and buttons keep the focus, also on the last page. */
export const LastPage: Story = {
  tags: ['keyboard'],
  args: { page: 11, onPageChange: fn() },
  render: function Render({ page: initialPage, pageCount, pageHref, onPageChange }) {
    const [pages, setPages] = useState({ Links: initialPage, Buttons: initialPage });
    const handlerOf = (name: keyof typeof pages) => (page: number) => {
      setPages({ ...pages, [name]: page });
      onPageChange?.(page);
    };
    return (
      <Stack>
        <Pagination
          aria-label="Links"
          page={pages.Links}
          pageCount={pageCount}
          pageHref={pageHref ?? String}
          onPageChange={handlerOf('Links')}
        />
        <Pagination
          aria-label="Buttons"
          page={pages.Buttons}
          pageCount={pageCount}
          onPageChange={handlerOf('Buttons')}
        />
      </Stack>
    );
  },
  play: async ({ args, canvasElement }) => {
    for (const [name, role, calls] of [
      ['Links', 'link', 1],
      ['Buttons', 'button', 2],
    ] as const) {
      const pages = within(within(canvasElement).getByRole('navigation', { name }));
      const next = pages.getByRole(role, { name: 'Next page' });
      await tabUntil(next);
      await press('{Enter}');
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
      await expect(next).toHaveFocus();
      await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
      await press('{Enter}');
      await expect(args.onPageChange).toHaveBeenCalledTimes(calls);
      await expect(next).toHaveFocus();
    }
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Page 3 of 12')).toHaveAttribute('aria-current', 'page');
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Pagination {...args} page={1} pageCount={1} aria-label="One page" />
      <Pagination {...args} page={1} pageCount={5} aria-label="First page" />
      <Pagination {...args} page={6} pageCount={12} aria-label="In the middle" />
      <Pagination {...args} page={1200} pageCount={1200} aria-label="Last page" />
      <Pagination {...args} page={3} pageCount={12} dir="rtl" aria-label="From right to left" />
    </Stack>
  ),
};
