import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { confirmation, placedOrder } from './basket.ts';
import { countKeystrokes } from './keystrokes.ts';
import { delivery, title, untilInteractive } from './page.ts';

export const list = (page: Page) => page.getByRole('textbox', { name: 'Your list', exact: true });

const understood = (page: Page) => page.getByRole('heading', { name: 'What we understood' });
const lineOf = (page: Page, number: number) => page.getByRole('textbox', { name: `Line ${number}`, exact: true });

export async function openList(page: Page): Promise<void> {
  await page.goto('/basket/paste');
  await untilInteractive(page);
}

interface NumberedPart {
  product_name: string;
  description: string;
  number: string;
}

/** Ten parts whose numbers no other part has. */
export const tenParts = (): NumberedPart[] =>
  Array.from({ length: 10 }, (_, index) => {
    const number = String(Math.floor(1e9 + Math.random() * 9e9));
    return {
      product_name: `Listed Part ${String.fromCodePoint(65 + index)}${crypto.randomUUID().slice(0, 8)}`,
      description: `OEM: ${number}`,
      number,
    };
  });

/** The ways to write a part with a quantity of 6. */
const spellings: ((number: string) => string)[] = [
  (number) => `[12/11/26, 10:32] Rahim: 6 x ${number.slice(0, 4)}-${number.slice(4)}`,
  (number) => `${number} - ৬ পিস`,
  (number) => `OEM: ${number.slice(0, 4)}.${number.slice(4)} (6)`,
  (number) => `• ${number} 6 pcs`,
];

/** Walks from a pasted list to the confirmation with the keyboard alone, as a practised customer does, and expects it to take a minute at most. */
export async function orderFromList(
  page: Page,
  parts: readonly NumberedPart[],
  { hasNumbers }: { hasNumbers: boolean },
): Promise<void> {
  const names = parts.map(({ product_name }) => product_name);
  const lines = parts.map(({ number }, index) => spellings[index % spellings.length]?.(number) ?? '');
  // A typing error in the fourth number.
  const mistyped = lines.with(3, `${parts[3]?.number.replace(/.$/, (digit) => String(9 - Number(digit)))} 6 pcs`);

  await page.goto('/blog');
  await untilInteractive(page);
  const { type, paste, tabTo, result } = countKeystrokes(page);
  await type('', '/');
  await tabTo(page.getByRole('link', { name: 'Paste a list', exact: true }));
  await type('', 'Enter');
  await expect(title(page, 'Paste a list')).toBeFocused();
  await tabTo(list(page));
  await paste([...mistyped, 'laptop 1 pcs'].join('\n'));
  await type('', 'Control+Enter');
  await expect(understood(page)).toBeFocused();
  await expect(page.getByText('9 of 11 lines found')).toBeVisible();
  await expect(lineOf(page, 4)).toHaveAccessibleDescription(/^Not found/);
  await tabTo(lineOf(page, 4));
  await type('', 'Control+a');
  await type(`6 ${parts[3]?.number}`, 'Enter');
  await expect(page.getByText('10 of 11 lines found')).toBeVisible();
  await type('', 'Control+Enter');
  await expect(understood(page)).toBeFocused();
  await expect(page.getByText('10 parts are in the basket now.')).toBeVisible();
  await expect(lineOf(page, 11)).toHaveValue('laptop 1 pcs');
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Go to the basket', exact: true }));
  await type('', 'Enter');
  await expect(title(page, 'Basket')).toBeFocused();
  for (const name of names) await expect(page.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('6');
  await tabTo(page.getByRole('link', { name: 'Skip to delivery' }));
  await type('', 'Enter');
  await tabTo(page.getByLabel('Address'));
  await type('', 'Control+a');
  await type(delivery.Address);
  await tabTo(page.getByLabel('Phone'));
  await type('', 'Control+a');
  await type(delivery.Phone);
  await type('', 'Enter');
  await expect(confirmation(page)).toBeFocused();
  await expect(confirmation(page)).toHaveText(hasNumbers ? /^Order \d+ received$/ : 'We have your order');
  const { seconds, figures } = result();
  console.log(`From a list to its order at ${page.viewportSize()?.width} px: ${figures}`);
  expect(seconds, figures).toBeLessThanOrEqual(60);
  await expect(placedOrder(page).getByRole('listitem')).toContainText(names);
}
