import { basketLines, confirmation, fillBasket, openBasket, placeButton } from '../basket.ts';
import { callGroups } from '../failures/cases.ts';
import { checkModes, customer, expectBusy, logInAgain, main } from '../failures/testCase.ts';
import type { Failure } from '../failures/testCase.ts';
import { delivery, expectFields, fill, messages } from '../page.ts';
import { list, openList } from '../pasteList.ts';
import { expect, test } from '../test.ts';

test.use({ account: customer, failingRequests: /\/api\// });

const typed = { ...delivery, Phone: '+880 1700-000142', 'Note to the shop': 'Gate 2' };

const testCase = { account: customer, path: '/basket', area: main };

async function checkBasket({ page, call, mode, name, text }: Failure): Promise<void> {
  await openBasket(page);
  await fill(page, typed);
  call.fail(mode);
  await placeButton(page).click();
  if (name === 'log in again') {
    await expect(messages(page).getByText(text)).toBeVisible();
    await expect(basketLines(page)).toHaveCount(2);
    await expectFields(page, typed);
    await call.accept();
    await page.getByRole('button', { name: 'Log in and order' }).click();
    await logInAgain(page, testCase);
    await expectFields(page, typed);
    await placeButton(page).click();
  } else if (name === 'waiting') {
    await expectBusy(page, placeButton(page));
    await call.accept();
    await expect(confirmation(page)).toBeVisible();
    expect(call.count(), 'calls after a second click').toBe(1);
  } else {
    await expect(main(page).getByText(text)).toBeVisible();
    await expect(confirmation(page)).toHaveCount(0);
    await expect(basketLines(page)).toHaveCount(2);
    await expectFields(page, typed);
    await expect(placeButton(page)).not.toHaveAttribute('aria-busy');
    await call.accept();
    await placeButton(page).click();
  }
  await expect(confirmation(page)).toBeFocused();
}

async function checkList({ page, call, mode, name, text }: Failure): Promise<void> {
  const find = page.getByRole('button', { name: 'Find the parts' });
  await openList(page);
  await list(page).fill('clutch kit 2 pcs');
  call.fail(mode);
  await find.click();
  if (name === 'waiting') {
    await expectBusy(page, find);
    await call.accept();
  } else {
    await expect(main(page).getByText(text)).toBeVisible();
    await expect(list(page)).toHaveValue('clutch kit 2 pcs');
    await call.accept();
    await find.click();
  }
  await expect(page.getByText('1 of 1 lines found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the list' }).click();
}

test.describe(`a failure of ${callGroups.basket.calls[0]}`, () => {
  test('shows the documented outcome of each mode', async ({ page, newPart }) => {
    const parts = [await newPart({ available_quantity: 1000 }), await newPart({ available_quantity: 1000 })];
    await checkModes(page, 'basket', async (failure) => {
      await page.goto('/blog');
      await fillBasket(page, parts);
      await checkBasket(failure);
    });
  });
});

test.describe(`a failure of ${callGroups['pasted list'].calls[0]}`, () => {
  test('shows the documented outcome of each mode', async ({ page }) => {
    await checkModes(page, 'pasted list', checkList);
  });
});
