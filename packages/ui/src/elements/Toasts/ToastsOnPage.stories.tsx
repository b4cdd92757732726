import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { TextField } from '../TextField/TextField.js';
import { clickShow } from '../../../stories/toasts.js';
import type { ToastArgs } from '../../../stories/toasts.js';
import { closePageToasts, showToast, Toasts } from './Toasts.js';

const meta = {
  component: Toasts,
  tags: ['!autodocs', '!manifest'],
  args: { tone: 'success', text: 'Order placed sucessfully' },
} satisfies Meta<ToastArgs>;
export default meta;
type Story = StoryObj<ToastArgs>;

const findToast = (name: string = meta.args.text) => screen.findByRole('group', { name });

/** Fields at both edges of the viewport. */
const FieldsAtTheEdges = (message: Parameters<typeof showToast>[0]) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      blockSize: 'calc(100dvh - 2rem)',
    }}
  >
    <TextField label="Address" />
    <Button onClick={() => showToast(message)}>Show</Button>
    <TextField label="Phone" />
    <Toasts />
  </div>
);

export const AvoidsFocus: Story = {
  render: ({ tone, text }) => <FieldsAtTheEdges tone={tone} text={text} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const message = await findToast();
    for (const name of ['Phone', 'Address', 'Phone']) {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.click(field);
      await waitFor(() => {
        const [toast, focused] = [message.getBoundingClientRect(), field.getBoundingClientRect()];
        return expect(toast.bottom <= focused.top || toast.top >= focused.bottom).toBe(true);
      });
    }
  },
};

/** The page has toasts of all kinds, and a link to another one. */
const PageWithToasts = () => (
  <>
    <Button
      onClick={() => {
        showToast({ tone: 'success', text: 'Saved.' });
        showToast({ tone: 'danger', text: 'Not sent.', lasting: true });
      }}
    >
      Show
    </Button>
    <Button onClick={closePageToasts}>Leave</Button>
    <Toasts />
  </>
);

/** A toast ends with its page, unless it reports that something was lost. */
export const LeavesWithPage: Story = {
  render: () => <PageWithToasts />,
  play: async ({ canvasElement }) => {
    await clickShow(canvasElement);
    await findToast('Saved.');
    const lasting = await findToast('Not sent.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Saved.' })).toBeNull());
    await expect(lasting).toBeVisible();
  },
};

const bar = { position: 'sticky', background: 'Canvas', blockSize: '4rem' } as const;

/** A page with a bar at each edge of the viewport. */
const PageWithBars = (message: Parameters<typeof showToast>[0]) => (
  <>
    <div style={{ ...bar, insetBlockStart: 0 }} data-testid="above" />
    <div style={{ blockSize: '150dvh' }}>
      <Button onClick={() => showToast(message)}>Show</Button>
    </div>
    <div style={{ ...bar, insetBlockEnd: 0 }} data-testid="below" />
    <Toasts />
  </>
);

export const AvoidsBars: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ tone, text }) => <PageWithBars tone={tone} text={text} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await clickShow(canvasElement);
    const message = await findToast();
    await waitFor(() => {
      const { top, bottom } = message.getBoundingClientRect();
      const isOff =
        top >= canvas.getByTestId('above').getBoundingClientRect().bottom &&
        bottom <= canvas.getByTestId('below').getBoundingClientRect().top;
      return expect(isOff).toBe(true);
    });
  },
};
