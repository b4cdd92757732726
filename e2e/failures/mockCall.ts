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

/** One documented call, answered by the test instead of the host. */
export interface MockedCall {
  /** The number of calls since the last change of the failure mode. */
  count: () => number;
  /** Answers with this body, or lets the host answer. */
  accept: (body?: unknown) => void;
  /** Fails from now on. On a slow network the last accepted answer arrives after `release`. */
  fail: (mode: Mode) => void;
  release: () => void;
}

/** A call that fails on a page, and what the user sees then. */
export interface Failure extends Outcome {
  page: Page;
  call: MockedCall;
  mode: Mode;
  name: OutcomeName;
}

/** Intercepts a call such as `GET /purchase/{id}`. */
export async function mockCall(page: Page, call: string): Promise<MockedCall> {
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
    count: () => count,
    accept(body) {
      answer = body === undefined ? (route) => route.fallback() : json(200, body);
    },
    fail(mode) {
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
