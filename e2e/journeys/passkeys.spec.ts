import { createHmac } from 'node:crypto';
import type { CDPSession, Page } from 'playwright/test';
import { admin, signIn, storedToken } from '../accounts.ts';
import { messages, recordWrites, region, row } from '../page.ts';
import { freePort } from '../serve.ts';
import { Shop } from '../shop.ts';
import { expect, test as base } from '../test.ts';

const part = 'Clutch Kit 430 mm';
const needed = 'Nothing was changed: this needs your passkey.';
const secret = 'a secret of thirty-two characters';

/** A shop at a host name, since browsers make no passkeys for an IP address. */
const testWith = (settings: object) =>
  base.extend<object, { shop: Shop }>({
    shop: [
      async ({}, use) => {
        const port = await freePort();
        const address = { PUBLIC_URL: `http://localhost:${port}`, ACCESS_TOKEN_SECRET: secret };
        await using shop = await Shop.start({ ...address, ...settings }, port);
        await use(shop);
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ shop }, use) => use(shop.address.replace('127.0.0.1', 'localhost')),
  });

/** Gives the browser an authenticator whose user is verified without a prompt. */
async function addAuthenticator(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the user shows the right finger. */
    setVerified: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** Signs the token of the page again, with a confirmation that was made so many minutes earlier. */
async function ageConfirmation(page: Page, minutes: number): Promise<void> {
  const [head = '', body = ''] = String(await storedToken(page)).split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { passkey: { id: string; at: number } };
  claims.passkey.at -= minutes * 60;
  const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  const token = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  await page.evaluate((value) => localStorage.setItem('accessToken', value), token);
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm that it is you' });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/myprofile');
  const passkeys = region(page, 'Passkeys');
  await passkeys.getByLabel('Name of the new passkey').fill(name);
  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText(name);
}

/** Opens the form of a part, and types a price into it. */
async function typePrice(page: Page, price: string) {
  await page.goto('/dashboard/manageproducts');
  await row(page, part)
    .getByRole('button', { name: `Edit ${part}` })
    .click();
  const form = page.getByRole('dialog', { name: `Edit ${part}` });
  await form.getByLabel('Price').fill(price);
  return { form, price: form.getByLabel('Price'), save: form.getByRole('button', { name: 'Save' }) };
}

const test = testWith({});

test.describe('an admin with a passkey', () => {
  // Refused calls are reported on the console.
  test.use({ failingRequests: /\/api\// });

  test('confirms a new price with a passkey once the last confirmation has ended', async ({ page }) => {
    const authenticator = await addAuthenticator(page);
    await signIn(page, admin);
    await test.step('without a passkey a price is changed at once', async () => {
      const { save } = await typePrice(page, '15100');
      await save.click();
      await expect(messages(page)).toContainText(`${part} is saved.`);
    });

    await addPasskey(page, 'Office');

    await test.step('another name of the passkey asks for it, above the form', async () => {
      await region(page, 'Passkeys').getByRole('button', { name: 'Rename the passkey “Office”' }).click();
      const form = page.getByRole('dialog', { name: 'Rename the passkey “Office”' });
      await form.getByLabel('New name').fill('Office computer');
      await form.getByRole('button', { name: 'Save' }).click();
      await question(page).getByRole('button', { name: 'Use passkey' }).click();
      await expect(messages(page)).toContainText('The passkey is now called “Office computer”.');
      await expect(region(page, 'Passkeys').getByRole('listitem')).toContainText('Office computer');
      await ageConfirmation(page, 20);
    });

    await test.step('a cancelled question leaves the form as it was', async () => {
      const { form, price, save } = await typePrice(page, '15200');
      await save.click();
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(question(page)).toBeHidden();
      await expect(form.getByText(needed).first()).toBeVisible();
      await expect(price).toHaveValue(/15,?200/);
      await expect(save).toBeFocused();
      await save.click();
      await authenticator.setVerified(false);
      await question(page).getByRole('button', { name: 'Use passkey' }).click();
      await expect(question(page).getByRole('alert')).toContainText('Your device did not confirm it.');
      await authenticator.setVerified(true);
      const writes = recordWrites(page);
      await question(page).getByRole('button', { name: 'Use passkey' }).click();
      await expect(messages(page)).toContainText(`${part} is saved.`);
      expect(writes.map(({ call }) => call.replace(/\w{24}$/, ''))).toEqual([
        'POST /passkeys/assertion-options',
        'POST /passkeys/assertion',
        'PUT /parts/',
      ]);
    });

    await test.step('within 15 minutes it is not asked for again, also after a reload', async () => {
      const { save } = await typePrice(page, '15300');
      await save.click();
      await expect(messages(page)).toContainText(`${part} is saved.`);
      await ageConfirmation(page, 14);
      const again = await typePrice(page, '15400');
      await again.save.click();
      await expect(messages(page)).toContainText(`${part} is saved.`);
      await expect(question(page)).toBeHidden();
    });

    await test.step('afterwards it is asked for, and the price that was typed is saved', async () => {
      await ageConfirmation(page, 2);
      const { form, save } = await typePrice(page, '15500');
      await save.click();
      await question(page).getByRole('button', { name: 'Use passkey' }).click();
      await expect(messages(page)).toContainText(`${part} is saved.`);
      await expect(form).toBeHidden();
      await expect(row(page, part)).toContainText('15,500');
    });

    await test.step('removing the passkey asks for it too, above the question whether to remove it', async () => {
      await ageConfirmation(page, 20);
      await page.goto('/dashboard/myprofile');
      const passkeys = region(page, 'Passkeys');
      await passkeys.getByRole('button', { name: 'Remove the passkey “Office computer”' }).click();
      const removal = page.getByRole('alertdialog', { name: 'Remove the passkey “Office computer”?' });
      await removal.getByRole('button', { name: 'Remove' }).press('Enter');
      await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(removal.getByText(needed).first()).toBeVisible();
      await removal.getByRole('button', { name: 'Remove' }).press('Enter');
      await question(page).getByRole('button', { name: 'Use passkey' }).click();
      await expect(messages(page)).toContainText('The passkey “Office computer” is removed.');
      await expect(passkeys.getByRole('listitem')).toHaveCount(0);
      await page.goto('/dashboard/audit');
      await expect(row(page, 'Remove passkey')).toContainText('Office computer');
    });
  });
});

const strict = testWith({ ADMIN_PASSKEYS: 'required' });

// Another setting, whose rule the tests of the backend prove.
strict.describe('in a shop that requires passkeys, an admin', { tag: '@all' }, () => {
  strict.use({ failingRequests: /\/api\// });

  strict('changes no price before a passkey is added, and none after a reset on the server', async ({ page, shop }) => {
    strict.slow();
    await addAuthenticator(page);
    await signIn(page, admin);
    const refuse = async (price: string) => {
      const { form, save } = await typePrice(page, price);
      await save.click();
      await expect(form.getByText(needed).first()).toBeVisible();
      await expect(question(page)).toBeHidden();
    };
    await refuse('15600');
    await addPasskey(page, 'Office computer');
    const { save } = await typePrice(page, '15600');
    await save.click();
    await question(page).getByRole('button', { name: 'Use passkey' }).click();
    await expect(messages(page)).toContainText(`${part} is saved.`);

    await page.goto('/dashboard/myprofile');
    const passkeys = region(page, 'Passkeys');
    await passkeys.getByRole('button', { name: 'Remove the passkey “Office computer”' }).click();
    const removal = page.getByRole('alertdialog');
    await expect(removal).toContainText('It is your last one');
    await removal.getByRole('button', { name: 'Keep it' }).click();

    expect(await shop.run('admin', 'passkey', 'reset', admin.email)).toContain('has no passkeys any more (removed: 1)');
    await refuse('15700');
  });
});
