import { expect, fn, userEvent, within } from 'storybook/test';
import type { AsyncData, ErrorKind } from '../src/AsyncData.js';
import { en } from '../src/texts/en.js';

/** Parameters of a story that differs from its neighbour by one sentence: it is checked in few variants. */
export const fewVariants = { variants: 'few' };

type Failed = Extract<AsyncData<never>, { state: 'failed' }>;

const retry = fn();

/** A story of something that could not be had: it says why, as an alert, and asks once more when told to. */
export const failedStory = <Args>(kind: ErrorKind, argsOf: (failed: Failed) => Args) => ({
  args: argsOf({ state: 'failed', kind, retry }),
  parameters: kind === 'server' ? {} : fewVariants,
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

/** A row is as tall as the one of the skeleton before it that kept its place. */
export const expectRowHeightKept = async (canvasElement: HTMLElement): Promise<void> => {
  const kept = canvasElement.querySelector('[aria-hidden="true"] > div > div:last-child > :nth-child(2)');
  const come = canvasElement.querySelector('tbody tr');
  const heightOf = (row: Element | null) => row?.getBoundingClientRect().height ?? Number.NaN;
  await expect(Math.abs(heightOf(kept) - heightOf(come))).toBeLessThanOrEqual(2);
};
