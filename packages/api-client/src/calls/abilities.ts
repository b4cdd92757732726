import { additionalCalls } from './additionalCalls.js';

/**
 * What a host can do beyond the documented calls: an additional call by its name, place an order once however often it arrives with the
 * same key (`idempotencyKeys`), refuse a second part with the same name (`uniquePartNames`), and number orders of several lines
 * (`orderNumbers`).
 */
export type Ability = keyof typeof additionalCalls | 'idempotencyKeys' | 'uniquePartNames' | 'orderNumbers';

/** Whether a host has each ability. */
export type Abilities = Readonly<Record<Ability, boolean>>;

const each = (isAble: boolean): Abilities => {
  const names: string[] = [...Object.keys(additionalCalls), 'idempotencyKeys', 'uniquePartNames', 'orderNumbers'];
  return Object.fromEntries(names.map((name) => [name, isAble])) as Abilities;
};

/** The abilities of the dealerkit backend. */
export const dealerkitAbilities = /* @__PURE__ */ each(true);

/** The abilities of a host that answers the documented calls only. */
export const documentedAbilities = /* @__PURE__ */ each(false);
