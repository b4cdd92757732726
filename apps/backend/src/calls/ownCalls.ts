import { notificationCalls, type NotificationCallsOptions } from './notificationCalls.ts';
import { personalDataCalls, type PersonalDataCallsOptions } from './personalDataCalls.ts';

/** What the handlers need. */
export interface OwnCallsOptions extends NotificationCallsOptions, PersonalDataCallsOptions {}

/** The handlers of the calls about what is the caller's own: notifications and personal data. */
export const ownCalls = (
  options: OwnCallsOptions,
): ReturnType<typeof notificationCalls> & ReturnType<typeof personalDataCalls> => ({
  ...notificationCalls(options),
  ...personalDataCalls(options),
});
