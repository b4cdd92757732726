import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { tabTo } from './page.ts';

/** The time of an average typist for one key in the keystroke-level model, in milliseconds; a practised one needs less. */
const keyTime = 280;

/** How long a person needs for a walk. */
interface WalkTime {
  keys: number;
  seconds: number;
  /** What the seconds are the sum of. */
  figures: string;
}

/** A busy machine only ever adds time, so one of three walks within the limit proves it. */
const maxWalks = 3;

/** Walks again while it takes longer than a number of seconds, fails if every walk does, and resolves to the last one. What a walk itself expects is not repeated. */
export async function expectWithin<Time extends WalkTime>(seconds: number, walk: () => Promise<Time>): Promise<Time> {
  let time = await walk();
  for (let count = 1; count < maxWalks && time.seconds > seconds; count += 1) time = await walk();
  expect(time.seconds, time.figures).toBeLessThanOrEqual(seconds);
  return time;
}

/** Presses keys, and adds the time that a person needs for them to the time that the page needs. */
export function countKeystrokes(page: Page) {
  let keys = 0;
  const startedAt = Date.now();
  return {
    /** Types a text, then presses the keys; those of a combination such as `Control+Enter` count one by one. */
    type: async (text: string, ...pressed: string[]): Promise<void> => {
      await page.keyboard.type(text);
      for (const key of pressed) await page.keyboard.press(key);
      keys += text.length + pressed.join('+').split('+').filter(Boolean).length;
    },

    /** Pastes a text with two keys. */
    paste: async (text: string): Promise<void> => {
      await page.keyboard.insertText(text);
      keys += 2;
    },

    tabTo: async (target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> => {
      keys += await tabTo(page, target, key);
    },

    /** The time since the first key. */
    result: (): WalkTime => {
      const waited = Date.now() - startedAt;
      const seconds = (waited + keys * keyTime) / 1000;
      return {
        keys,
        seconds,
        figures: `${keys} keys at ${keyTime} ms and ${waited} ms of the page: ${seconds.toFixed(1)} s`,
      };
    },
  };
}
