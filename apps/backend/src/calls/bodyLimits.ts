import type { HandledCall } from './Handler.ts';

/** The maximum size of a body, in bytes. */
const bodyLimit = 64 * 1024;

/** That of calls with many values; the edge passes as much (`deploy/varnish/default.vcl`). */
const bodyLimits: Partial<Record<HandledCall, number>> = {
  placeOrderLines: 256 * 1024,
  setOrderTerms: 256 * 1024,
  uploadPicture: 15 * 2 ** 20,
};

/** The maximum size of the body of a call, in bytes. */
export const bodyLimitOf = (name: HandledCall): number => bodyLimits[name] ?? bodyLimit;
