import type { Page, Route } from 'playwright/test';
import { outcomes } from './cases.ts';
import type { Mode, Outcome, OutcomeName } from './cases.ts';

type Answer = (route: Route) => Promise<void>;

const json =
  (status: number, body: unknown): Answer =>
  (route) =>
    route.fulfill({ status, json: body });

const refusal = { message: outcomes["host's message"].text, issues: [] };

const failures: Record<Exclude<Mode, 'slow network'>, Answer> = {
  '400': json(400, refusal),
  '401': json(401, {}),
  '403': json(403, {}),
  '404': json(404, {}),
  '409': json(409, refusal),
  '500': json(500, {}),
  'no network': (route) => route.abort('internetdisconnected'),
  'wrong shape': json(200, { something: ['else'] }),
  'empty body': (route) => route.fulfill({ status: 200, body: '' }),
};

type MockedCall = Awaited<ReturnType<typeof mockCall>>;

/** A call that fails on a page, and what the user sees then. */
export interface Failure extends Outcome {
  page: Page;
  call: MockedCall;
  mode: Mode;
  name: OutcomeName;
}

/** Answers a documented call such as `GET /purchase/{id}` instead of the host. */
export async function mockCall(page: Page, call: string) {
  const [method, endpoint = ''] = call.split(' ');
  const path = endpoint.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '[^/?]+');
  let count = 0;
  let answer: Answer = (route) => route.fallback();
  let release = (): void => undefined;
  await page.route(new RegExp(`/api${path}(\\?.*)?$`), async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    return answer(route);
  });
  return {
    /** The number of calls since `fail`. */
    count: () => count,
    /** Answers with this body, or lets the host answer. */
    accept(body?: unknown) {
      answer = body === undefined ? (route) => route.fallback() : json(200, body);
    },
    /** On a slow network the answer of `accept` arrives after `release`. */
    fail(mode: Mode) {
      count = 0;
      if (mode !== 'slow network') {
        answer = failures[mode];
        return;
      }
      const accepted = answer;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      answer = async (route) => {
        await released;
        await accepted(route);
      };
    },
    release: () => release(),
  };
}
