import { userEvent, within } from 'storybook/test';
import { Button } from '../src/elements/Button/Button.js';
import { showToast, Toasts } from '../src/elements/Toasts/Toasts.js';
import type { ToastsProps } from '../src/elements/Toasts/Toasts.js';

/** The toasts of a page, and the message that its button shows. */
export type ToastArgs = ToastsProps & Parameters<typeof showToast>[0];

/** A page with a button that shows a toast. */
export const ToastPage = ({ tone, text, action, lifetime, ...toasts }: ToastArgs) => (
  <>
    <Button onClick={() => showToast({ tone, text, action, lifetime })}>Show</Button>
    <Toasts {...toasts} />
  </>
);

/** Clicks the button that shows the toast. */
export const clickShow = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
};
