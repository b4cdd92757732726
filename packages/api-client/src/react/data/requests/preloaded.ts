/** A request, and when it was made. */
export interface PreloadedRequest<Result> {
  at: number;
  result: Promise<Result>;
  /** The response, once it has arrived. */
  response?: Result;
}

/** Milliseconds after which a response may be out of date. */
export const maxAge = 10_000;

/** The requests by call and input. SWR's `preload` would keep a response until it is used, however old, and for the next user too. */
const requests = new Map<string, { name: string; request: PreloadedRequest<unknown> }>();

const isFresh = ({ at }: PreloadedRequest<unknown>) => Date.now() - at < maxAge;

const findFresh = (hash: string): PreloadedRequest<unknown> | undefined => {
  const request = requests.get(hash)?.request;
  return request && isFresh(request) ? request : undefined;
};

const forgetExpired = () => {
  for (const [hash, { request }] of requests) if (!isFresh(request)) requests.delete(hash);
};

/** Makes a request unless the same one was preloaded lately. */
export const preload = <Request extends PreloadedRequest<unknown>>(
  key: readonly [name: string, input: object],
  start: () => Request,
): Request => {
  const hash = JSON.stringify(key);
  const earlier = findFresh(hash);
  // The hash contains the name of the call, which decides on the type.
  if (earlier) return earlier as Request;
  forgetExpired();
  const request = start();
  requests.set(hash, { name: key[0], request });
  request.result.then(
    (response) => (request.response = response),
    () => {
      // The hook makes the call again, and shows its error.
      if (requests.get(hash)?.request === request) requests.delete(hash);
    },
  );
  return request;
};

/** Returns the response of the preloaded request, if it has arrived. */
export const readPreloaded = (key: readonly [name: string, input: object]): unknown =>
  findFresh(JSON.stringify(key))?.response;

/** Returns the preloaded request, which is returned only once, or makes it. */
export const takePreloadedOrStart = <Request extends PreloadedRequest<unknown>>(
  key: readonly [name: string, input: object],
  start: () => Request,
): Request => {
  const hash = JSON.stringify(key);
  const request = findFresh(hash);
  requests.delete(hash);
  return request ? (request as Request) : start();
};

/** Forgets the requests of these calls, whose responses have changed; of all calls without `names`. */
export const forgetPreloaded = (names?: readonly string[]): void => {
  for (const [hash, { name }] of requests) if (names?.includes(name) ?? true) requests.delete(hash);
};
