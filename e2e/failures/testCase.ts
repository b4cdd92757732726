import { expect } from 'playwright/test';
import type { Locator, Page, Route } from 'playwright/test';
import { logIn, newAccount } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { test } from '../test.ts';
import type { Fixtures } from '../test.ts';
import { isAll } from '../tiers.ts';
import { callGroups, isProven, modes, outcomes } from './cases.ts';
import type { Mode, Outcome, OutcomeName } from './cases.ts';

type Responder = (route: Route) => Promise<void>;

const json =
  (status: number, body: unknown): Responder =>
  (route) =>
    route.fulfill({ status, json: body });

const refusal = { message: outcomes["host's message"].text, issues: [] };

const failures: Record<Exclude<Mode, 'slow network'>, Responder> = {
  '400': json(400, refusal),
  '401': json(401, {}),
  '403': json(403, {}),
  '404': json(404, {}),
  '409': json(409, refusal),
  '500': json(500, {}),
  'no network': (route) => route.abort('internetdisconnected'),
  'wrong shape': json(200, { something: ['else'] }),
  'empty body': (route) => route.fulfill({ status: 200, body: '' }),
  'page of HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in to the Wi-Fi' }),
};

/** Answers a documented call such as `GET /purchase/{id}` instead of the host. */
async function mockCall(page: Page, call: string) {
  const [method, endpoint = ''] = call.split(' ');
  const path = endpoint.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '[^/?]+');
  const host: Responder = (route) => route.fallback();
  const waiting: Route[] = [];
  let [count, accepted, respond] = [0, host, host];
  await page.route(new RegExp(`/api${path}(\\?.*)?$`), async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    return respond(route);
  });
  return {
    /** The number of calls since `fail`. */
    count: () => count,
    /** Fails until `accept`, which answers with this body, or lets the host answer. */
    fail(mode: Mode, body?: unknown) {
      count = 0;
      accepted = body === undefined ? host : json(200, body);
      respond = mode === 'slow network' ? async (route) => void waiting.push(route) : failures[mode];
    },
    /** Also answers the calls that wait on a slow network. */
    async accept() {
      respond = accepted;
      await Promise.all(waiting.splice(0).map(accepted));
    },
  };
}

/** A call that fails on a page, and what the user sees then. */
export interface Failure extends Outcome {
  page: Page;
  call: Awaited<ReturnType<typeof mockCall>>;
  mode: Mode;
  name: OutcomeName;
}

/** How the journeys make the first call of a group fail. */
export interface TestCase {
  account: Account;
  /** The page that makes the call; `{id}` is a part. */
  path: string;
  /** The area in which the failure appears. */
  area: (page: Page) => Locator;
}

export const customer = newAccount('Nazma Akter');
export const main = (page: Page) => page.getByRole('main');

export async function logInAgain(page: Page, { account, path }: TestCase): Promise<void> {
  await expect(page).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL(path);
}

/** Expects a button to be busy, and presses it again. */
export async function expectBusy(page: Page, button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await button.click({ force: true });
}

/** Fails the first call of a group once for each outcome that no other group has, in `npm run test:all` in every mode. */
export async function checkModes(
  page: Page,
  groupName: keyof typeof callGroups,
  check: (failure: Failure) => Promise<void>,
): Promise<void> {
  const { calls, outcomes: expected } = callGroups[groupName];
  const call = await mockCall(page, calls[0]);
  for (const [index, mode] of modes.entries()) {
    const name = expected[mode];
    const isRepeated = modes.slice(0, index).some((earlier) => expected[earlier] === name);
    if (!isAll && (isRepeated || !isProven(groupName, mode, name))) continue;
    await test.step(`${mode}: ${name}`, () => check({ page, call, mode, name, ...outcomes[name] }));
  }
}

/** Opens the page of a test case with a new part, which the customer has ordered. */
export async function openTestCase<Case extends TestCase>(
  page: Page,
  testCase: Case,
  { newPart, newOrder }: Pick<Fixtures, 'newPart' | 'newOrder'>,
): Promise<Case> {
  const part = await newPart();
  await newOrder(customer, part);
  const opened = { ...testCase, path: testCase.path.replace('{id}', part._id) };
  await page.goto(opened.path);
  return opened;
}
