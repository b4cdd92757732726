import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitError } from '../src/AsyncData.js';
import { fewVariants } from './asyncStates.js';
import { en } from '../src/texts/en.js';

/** Deeds that are not accepted, each kind told apart in its own words; never shipped. */

/** One press before the end of a deed. */
interface Ready {
  /** Where the answer is told, and where everything was typed. */
  place: HTMLElement;
  /** What sends it. */
  send: HTMLElement;
}

interface Deed<Args> {
  /** What a screen is given so that the deed is refused. */
  args: (refuse: () => Promise<SubmitError>) => Args;
  /** Does all of the deed but its last press. */
  reach: (canvasElement: HTMLElement) => Promise<Ready>;
}

const fieldsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement>('input, textarea')];

const typedIn = (place: HTMLElement) => fieldsIn(place).map(({ value }) => value);

/**
 * Makes the stories of a deed that is refused: it is told why, as an alert and at the fields at fault, of which the first has the
 * focus; what was typed stays, and the same button sends it again.
 */
export const rejectedSubmitStory =
  <Args>({ args, reach }: Deed<Args>) =>
  (message: string, fields: Record<string, string> = {}) => {
    let times = 0;
    const refuse = async (): Promise<SubmitError> => {
      times += 1;
      return { message, fields };
    };
    const isToldOf = (field: HTMLInputElement) => field.getAttribute('aria-invalid') === 'true';
    return {
      args: args(refuse),
      parameters: fewVariants,
      play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
        times = 0;
        const { place, send } = await reach(canvasElement);
        const typed = typedIn(place);
        for (const attempt of [1, 2]) {
          await userEvent.click(send);
          await waitFor(() => expect(times).toBe(attempt));
          await expect((await within(place).findByRole('alert')).textContent).toBe(message);
          await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
        }
        await expect(typedIn(place)).toEqual(typed);
        const atFault = fieldsIn(place).filter(isToldOf);
        await expect(atFault.map(({ name }) => name)).toEqual(Object.keys(fields));
        for (const field of atFault) {
          await expect(field).toHaveAccessibleDescription(expect.stringContaining(fields[field.name] ?? ''));
        }
        if (atFault[0]) await expect(atFault[0]).toHaveFocus();
      },
    };
  };

const { offline, unauthorised, forbidden, notFound, tooMany, server } = en.failure;

/** The words for what any host can answer to a deed. */
export const told = {
  offline: offline.advice,
  unauthorised: unauthorised.advice,
  forbidden: forbidden.advice,
  notFound: notFound.advice,
  tooMany: tooMany.advice,
  server: server.advice,
};
