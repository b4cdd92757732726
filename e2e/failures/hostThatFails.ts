import type { Page, Route } from 'playwright/test';

/** What a refusing host says where it says anything, and which field it blames. */
export const hostsWords = 'Says so itself: the host answered with this sentence.';

type Answer = (route: Route) => Promise<void>;

const json = (status: number, body: unknown): Answer => {
  return (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
};

/** Every way in which a host fails a call, by its name in the table. */
const ways: Record<string, Answer> = {
  '400': json(400, { message: hostsWords, issues: [] }),
  '401': json(401, {}),
  '403': json(403, {}),
  '404': json(404, {}),
  '409': json(409, { message: hostsWords, issues: [] }),
  '500': json(500, {}),
  'no network': (route) => route.abort('internetdisconnected'),
  'wrong shape': json(200, { something: ['else'] }),
  'empty body': (route) => route.fulfill({ status: 200, body: '' }),
};

/** Stands in for one call of the host until it is mended. */
export interface HostThatFails {
  /** How often the call was made since the host began to fail in the present way. */
  readonly count: () => number;
  /** From now on the host fails in this way; on a `slow network` it answers as before, but not until `answer`. */
  fail(way: string): void;
  /** From now on the call is accepted with this answer, or reaches the real host where none is given. */
  mend(good?: unknown): void;
  /** Lets go what a slow network holds back. */
  answer(): void;
}

/** Where a documented call goes on our own host: `{hole}` is any one segment, a query may follow. */
function patternOf(call: string): { method: string; url: RegExp } {
  const [method = '', endpoint = ''] = call.split(' ');
  const path = endpoint.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '[^/?]+');
  return { method, url: new RegExp(`/api${path}(\\?.*)?$`) };
}

/** Takes one documented call out of the host's hands. */
export async function takeOver(page: Page, call: string): Promise<HostThatFails> {
  const { method, url } = patternOf(call);
  let made = 0;
  let current: Answer = (route) => route.fallback();
  let letGo: () => void = () => undefined;

  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    made += 1;
    return current(route);
  });

  const slowly = (answer: Answer): Answer => {
    const network = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return async (route) => {
      await network;
      await answer(route);
    };
  };

  return {
    count: () => made,
    fail(way) {
      made = 0;
      const failing = way === 'slow network' ? slowly(current) : ways[way];
      if (!failing) throw new Error(`No host fails by "${way}"`);
      current = failing;
    },
    mend(good) {
      current = good === undefined ? (route) => route.fallback() : json(200, good);
    },
    answer: () => letGo(),
  };
}
