/** What each status of an error means, for the OpenAPI document. */
export const errorDescriptions: Record<string, string> = {
  400: 'The input is invalid; `issues` lists the invalid values.',
  401: 'No valid token.',
  403: 'The caller may not make this call. An issue with the path `passkey` says that an admin must confirm it with a passkey (`must be confirmed`) or add one first (`must be added`), or that a passkey `was not accepted`.',
  404: 'Not found.',
  409: 'In conflict with the current data; about an order, a part or a customer, `order`, `part` or `customer` is the present one.',
  413: 'The body is larger than 64 KiB, 256 KiB for an order of many lines and for terms, or 15 MiB for a picture.',
  415: 'The body is not JSON, or no picture where one is expected.',
  422: 'The Idempotency-Key belongs to another order or call; the picture cannot be read, is animated or is too large.',
  429: 'Too many requests; `Retry-After` is the time to wait in seconds.',
  503: 'Unavailable; `Retry-After` is the time to wait in seconds.',
};
