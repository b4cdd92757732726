import { expect, test } from 'vitest';
import { NotReachedError, UndeliverableError } from './Channel.ts';
import { asChannelError } from './smtp.ts';

/** The error of a server that refuses a recipient. */
const refusal = (response: string) =>
  Object.assign(new Error(response), { code: 'EENVELOPE', response, responseCode: Number(response.slice(0, 3)) });

test.each([
  '550 5.1.90 Your message cannot be sent because you have reached your daily limit for message recipients',
  '554 5.2.0 The message cannot be submitted because the submission quota of the sender was exceeded',
  '550 5.4.6 Unusual sending activity detected. Please try after some time',
  '550 You have exceeded your limit of 500 messages in 24 hours',
  '550 Outgoing mail limit reached',
  '550 Maximum credits exceeded',
  '550 Sender has exceeded the maximum number of messages',
])('a limit of what the shop sends is waited for: %s', (response) => {
  expect(asChannelError(refusal(response))).toBeInstanceOf(NotReachedError);
});

test.each([
  '550 5.1.1 No such user',
  '552 5.2.2 Mailbox quota exceeded',
  '552 5.3.4 Message size exceeds the limit for messages',
  '550 Mailbox unavailable',
])('what is about the recipient or the message is given up: %s', (response) => {
  expect(asChannelError(refusal(response))).toBeInstanceOf(UndeliverableError);
});

test.each([
  ['550 5.4.5 Daily user sending limit exceeded', 24],
  ['550 You have exceeded your limit of 500 messages in 24 hours', 24],
  ['452 4.3.1 Try again after 1 hour', 1],
  ['550 5.4.6 Unusual sending activity detected. Please try after 2 hours', 2],
  ['554 Too many e-mails, wait 3600 seconds', 1],
])('%j is waited for as long as it says', (response, hours) => {
  const { retryAt = 0 } = asChannelError(refusal(response)) as NotReachedError;
  expect(Math.round((retryAt - Date.now()) / 3_600_000)).toBe(hours);
});
