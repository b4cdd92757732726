import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { dealer, karim, ledger } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { StatementScreen } from './StatementScreen.js';
import type { StatementScreenProps } from './StatementScreen.js';

const meta = {
  component: StatementScreen,
  parameters: { layout: 'fullscreen', path: paths.statement('c1'), role: 'admin' },
  args: {
    statement: { state: 'ready', data: { customer: karim, entries: ledger, closingBalance: 1_250_000 } },
    dates: { from: '2026-11-01', to: '2026-11-30' },
    onDatesChange: fn(),
    dealer,
    customerHref: paths.customer('c1'),
    onExport: fn<StatementScreenProps['onExport']>(async () => undefined),
    paper: 'a4',
    onPaperChange: fn(),
    otherLanguage: { locale: 'bn-BD', name: 'বাংলা' },
    onLanguageChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof StatementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article', { name: 'Statement' })).toBeVisible();
    await tabUntil(canvas.getByRole('button', { name: 'Export Statement' }));
    await press('{Enter}');
    await expect(args.onExport).toHaveBeenCalledOnce();
    await tabUntil(canvas.getByRole('button', { name: 'Print' }));
    await press('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const OtherPeriod: Story = {
  play: async ({ args, canvasElement }) => {
    await fireEvent.change(within(canvasElement).getByLabelText('From'), { target: { value: '2026-10-01' } });
    await expect(args.onDatesChange).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-11-30' });
  },
};

export const Loading: Story = { args: { statement: { state: 'loading' } } };

export const Failed: Story = failedStory((value) => ({ statement: value }));
