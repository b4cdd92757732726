import { check, pipe, record, transform } from 'valibot';
import { requiredName, text } from '../text/textRules.js';

/** How many own values an order has at most, and how long their names and they are. */
export const extraLimits = { count: 20, name: 50, value: 200 };

/** What a site asks beside the fields of an order: texts by their names, which are shown as labels. Empty ones are left out. */
export const OrderExtra = pipe(
  record(requiredName(extraLimits.name), text(extraLimits.value)),
  transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))),
  check(
    (values) => Object.keys(values).length <= extraLimits.count,
    `must not have more than ${extraLimits.count} values`,
  ),
);
