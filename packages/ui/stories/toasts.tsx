import { userEvent, within } from 'storybook/test';
import { Button } from '../src/elements/Button/Button.js';
import { showToast, Toasts } from '../src/elements/Toasts/Toasts.js';

/** A page with a button that shows a toast. */
export const ToastPage = ({ tone, text }: Parameters<typeof showToast>[0]) => (
  <>
    <Button onClick={() => showToast({ tone, text })}>Show</Button>
    <Toasts />
  </>
);

/** Clicks the button that shows the toast. */
export const clickShow = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
};
