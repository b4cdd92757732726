import { userEvent, within } from 'storybook/test';
import { Button } from '../src/elements/Button/Button.js';
import { showToast, Toasts } from '../src/elements/Toasts/Toasts.js';

/** A page with something to do, and where messages appear; never shipped. */
export const Page = ({ tone, text }: Parameters<typeof showToast>[0]) => (
  <>
    <Button onClick={() => showToast({ tone, text })}>Show</Button>
    <Toasts />
  </>
);

/** Does what the page's message tells of. */
export const show = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
};
