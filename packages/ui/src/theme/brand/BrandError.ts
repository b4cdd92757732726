/** A brand that cannot be read; the message names the value and what to write instead. */
export class BrandError extends Error {
  override name = 'BrandError';
}
