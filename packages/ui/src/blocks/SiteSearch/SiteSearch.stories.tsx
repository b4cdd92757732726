import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { karim, newCustomer, recentSearches, suggestions } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, followLink, press, tabUntil } from '../../../stories/keyboard.js';
import { AdminSuggestions } from '../AdminSuggestions/AdminSuggestions.js';
import { Navbar } from '../Navbar/Navbar.js';
import { SearchSuggestions } from '../SearchSuggestions/SearchSuggestions.js';
import { SiteSearch } from './SiteSearch.js';
import type { SiteSearchProps } from './SiteSearch.js';

/** In the header, with the text kept as an application does. */
const InNavbar = (props: SiteSearchProps) => {
  const [search, setSearch] = useState(props.search);
  return (
    <Navbar
      name="Surma Truck Parts"
      session="signedIn"
      currentPath="/"
      mode="light"
      onModeChange={() => undefined}
      onSignOut={() => undefined}
      search={
        <SiteSearch
          {...props}
          search={search}
          onSearchChange={(text) => {
            setSearch(text);
            props.onSearchChange(text);
          }}
        />
      }
    />
  );
};

const meta = {
  component: SiteSearch,
  parameters: { layout: 'fullscreen' },
  args: {
    search: '',
    onSearchChange: fn(),
    onSubmit: fn(),
    onFocus: fn(),
    recentSearches,
    suggestions: (list) => <SearchSuggestions {...list} suggestions={{ state: 'ready', data: suggestions }} />,
  },
  render: (args) => <InNavbar {...args} />,
} satisfies Meta<typeof SiteSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

const prevent = (event: MouseEvent) => event.preventDefault();

export const Default: Story = {
  tags: ['keyboard'],
  globals: desktop,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Search parts' });
    await tabUntil(field);
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('listbox', { name: 'Recent searches' })).toBeVisible();
    await press('br');
    const options = within(canvas.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
    await expect(options.map((option) => option.getAttribute('href'))).toEqual([
      `/parts/${suggestions[0]?.id ?? ''}`,
      `/parts/${suggestions[1]?.id ?? ''}`,
      '/parts?category=Brakes',
      '/parts?vehicle=Tata+LPT+1613',
    ]);
    await press('{ArrowUp}');
    await expect(field).toHaveAttribute('aria-activedescendant', options.at(-1)?.id);
    await press('{ArrowDown}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await press('{ArrowDown}');
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    const onClick = fn(prevent);
    options[0]?.addEventListener('click', onClick);
    await press('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await press('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await press('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('br');
    await press('ake {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('brake');
  },
};

/** The key "/" moves the focus to the field, but not while the user types elsewhere. */
export const Slash: Story = {
  tags: ['keyboard'],
  globals: desktop,
  render: (args) => (
    <>
      <InNavbar {...args} />
      <textarea aria-label="Address" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Search parts' });
    const other = canvas.getByRole('textbox', { name: 'Address' });
    await tabUntil(other);
    await press('/');
    await expect(other).toHaveValue('/');
    await tabUntil(canvas.getByRole('link', { name: 'Home' }));
    await press('/');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await press('/');
    await expect(field).toHaveValue('/');
  },
};

/** On a phone a button opens the field over the bar. */
export const Phone: Story = {
  tags: ['keyboard'],
  globals: phone,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Open search' });
    await tabUntil(button);
    await press('{Enter}');
    const field = canvas.getByRole('combobox', { name: 'Search parts' });
    await expect(field).toHaveFocus();
    await press('{Escape}{Escape}');
    await expectFocusReturned(button);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await press('{Enter}');
    await press('brake{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('brake');
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
  },
};

/** On a page with its own search a button opens the field, which takes its usual place. */
export const Collapsed: Story = { ...Phone, globals: desktop, args: { field: 'button' } };

/** On the home page a narrow header has the field in a line of its own. */
export const Always: Story = { ...Default, globals: phone, args: { field: 'always' } };

/** The list stays open while its rows are pressed with a pointer, and closes when the focus leaves. */
export const Pointer: Story = {
  globals: desktop,
  args: { search: 'brake' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    const option = canvas.getByRole('option', { name: /Brakes/ });
    const onClick = fn(prevent);
    option.addEventListener('click', onClick);
    await userEvent.click(option);
    await expect(onClick).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** On a site without suggestions the field only submits. */
export const WithoutSuggestions: Story = {
  globals: desktop,
  args: { search: 'brake' },
  render: (args) => <InNavbar {...args} suggestions={undefined} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('brake');
  },
};

/** Below the list, and before anything is typed, a link leads to the page for a whole list. */
export const PasteListLink: Story = {
  tags: ['keyboard'],
  globals: desktop,
  args: { pasteListHref: '/basket/paste', recentSearches: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Search parts' });
    await tabUntil(field);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    const link = canvas.getByRole('link', { name: 'Paste a list' });
    await press('br');
    await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await tabUntil(link);
    await expect(await followLink()).toBe('/basket/paste');
    await expect(canvas.queryByRole('link', { name: 'Paste a list' })).toBeNull();
  },
};

/** For an admin: a phone number makes its customer the active row, the arrow keys lead through all groups, and Escape returns the focus. */
export const ForAdmins: Story = {
  tags: ['keyboard'],
  globals: desktop,
  args: {
    findsAll: true,
    suggestions: (list) => (
      <AdminSuggestions
        {...list}
        customers={{ state: 'ready', data: [newCustomer, karim] }}
        orders={{ state: 'ready', data: [] }}
        parts={{ state: 'ready', data: suggestions.slice(0, 1) }}
        named={list.search === '01819-000731' ? { kind: 'customer', key: karim._id } : undefined}
      />
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const home = canvas.getByRole('link', { name: 'Home' });
    await tabUntil(home);
    await press('/');
    const field = canvas.getByRole('combobox', { name: 'Search customers, orders and parts' });
    await press('01819-00073');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await press('1');
    const [rina, abdul, disc] = canvas.getAllByRole('option');
    await expect(field).toHaveAttribute('aria-activedescendant', abdul?.id);
    await press('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', disc?.id);
    await press('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveAttribute('aria-activedescendant', rina?.id);
    await press('{Escape}');
    await expect(field).toHaveFocus();
    await press('{Escape}');
    await expectFocusReturned(home);
    await press('/');
    await expect(field).toHaveAttribute('aria-activedescendant', abdul?.id);
    await expect(await followLink()).toBe(`/dashboard/customers/${karim._id}`);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A menu with all items, and the longest names. */
export const LongText: Story = { args: { search: 'Vierzylinderdieselmotoreneinspritzpumpen '.repeat(4) } };
