import { anOrder } from '../src/store/conformance/entities.ts';

export { aPart as disc, anOrder as order, aReview as review } from '../src/store/conformance/entities.ts';

/** The shopper whose order and review these are, and another one. */
export const rahim = anOrder.userEmail;
export const karim = 'karim@example.com';
