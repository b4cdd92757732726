import { additionalCalls } from './additionalCalls.js';

/**
 * What a host can do beyond the documented calls: an additional call by its name, place an order once however often it arrives with the
 * same key (`idempotencyKeys`), refuse a second part with the same name (`uniquePartNames`), number orders of several lines (`orderNumbers`),
 * and store the own values of an order (`orderExtra`).
 */
export type Capability =
  | keyof typeof additionalCalls
  | 'idempotencyKeys'
  | 'uniquePartNames'
  | 'orderNumbers'
  | 'orderExtra';

/** Whether a host has each capability. */
export type Capabilities = Readonly<Record<Capability, boolean>>;

const each = (isAble: boolean): Capabilities => {
  const names: string[] = [
    ...Object.keys(additionalCalls),
    'idempotencyKeys',
    'uniquePartNames',
    'orderNumbers',
    'orderExtra',
  ];
  return Object.fromEntries(names.map((name) => [name, isAble])) as Capabilities;
};

/** The capabilities of the dealerkit backend. */
export const dealerkitCapabilities = /* @__PURE__ */ each(true);

/** The capabilities of a host that answers the documented calls only. */
export const documentedCapabilities = /* @__PURE__ */ each(false);
