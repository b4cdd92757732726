import { check, pipe, record, transform } from 'valibot';
import { requiredName, text } from './textRules.js';

/** How many own values an order, a profile or a part has at most, and how long their names and they are. */
export const extraLimits = { count: 20, name: 50, value: 200 };

/** What a site asks or states beside the fields of the shop: texts by their names, which are shown as labels. Empty ones are left out. */
export const Extra = pipe(
  record(requiredName(extraLimits.name), text(extraLimits.value)),
  transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))),
  check(
    (values) => Object.keys(values).length <= extraLimits.count,
    `must not have more than ${extraLimits.count} values`,
  ),
);
