import type { Locator, Page } from 'playwright/test';
import { tabTo } from './page.ts';

/** The time of an average typist for one key in the keystroke-level model, in milliseconds; a practised one needs less. */
const keyTime = 280;

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

    /** How many seconds it took, and of what they are the sum. */
    result: (): { seconds: number; figures: string } => {
      const waited = Date.now() - startedAt;
      const seconds = (waited + keys * keyTime) / 1000;
      return {
        seconds,
        figures: `${keys} keys at ${keyTime} ms and ${waited} ms of the page: ${seconds.toFixed(1)} s`,
      };
    },
  };
}
