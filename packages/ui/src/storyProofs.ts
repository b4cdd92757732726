import { expect, fn, userEvent, within } from 'storybook/test';
import type { FailureKind, Loadable } from './Loadable.js';
import { en } from './texts/en.js';

/** What many stories prove in the same way; never shipped. */

/** One press of Tab leads to this element, and it can be seen that it has the focus. */
export const tabTo = async (element: HTMLElement): Promise<void> => {
  await userEvent.tab();
  await expect(element).toHaveFocus();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  await expect(outlineStyle).toBe('solid');
  await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
};

type Failed = Extract<Loadable<never>, { state: 'failed' }>;

const retry = fn();

/** A story of something that could not be had: it says why, as an alert, and asks once more when told to. */
export const failedStory = <Args>(kind: FailureKind, argsOf: (failed: Failed) => Args) => ({
  args: argsOf({ state: 'failed', kind, retry }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    retry.mockClear();
    const [alert] = await within(canvasElement).findAllByRole('alert');
    if (alert === undefined) throw new Error('nothing is said');
    await expect(within(alert).getByText(en.failure[kind].title)).toBeVisible();
    await expect(within(alert).getByText(en.failure[kind].advice)).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: en.common.tryAgain }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
