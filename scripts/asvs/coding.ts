import { byDesign, met, ofOperator, partly } from './requirement.ts';

/** V15, secure coding and architecture. */
export const coding = [
  byDesign('`SECURITY.md` has the times for dependencies with a vulnerability and for other updates.', [
    '15.1.1',
    1,
    'Documented times for updates',
  ]),
  met(
    ['15.1.2', 2, 'A list of all components'],
    'A CycloneDX SBOM of the shop and of each package, and signatures of the registry for each of them.',
    'sbom.test.ts: the SBOM of the shop names every package that runs, and marks tools as such',
    'auditSignatures.test.ts: accepts packages that the registry has signed',
  ),
  byDesign(
    'Searches, lists, exports and rendered pages, and what limits each: [decision 9](decisions/0009-backend-limits-privacy-and-cache.md).',
    ['15.1.3', 2, 'Documented expensive functions'],
  ),
  partly(
    ['15.2.1', 1, 'No component is older than those times allow'],
    'Renovate opens the updates (`.github/renovate.json`); nothing in CI compares the installed versions with known vulnerabilities.',
    'workflows.test.ts: %s names each action by its commit, with the version beside it',
  ),
  met(
    ['15.2.2', 2, 'Expensive functions cannot stop the shop'],
    'Searches run in short statements, wait in a queue and cost the time that they take (`readLimit.ts`).',
    'searches.test.ts: from %d addresses keep no other client waiting',
    'statements.test.ts: no statement of the worst searches and their facets blocks the event loop for 20 ms',
  ),
  met(
    ['15.2.3', 2, 'Only what is needed is in production'],
    'With a Firebase project neither demo data nor Storybook is served, and the emulator of the demo is installed only where it is asked for.',
    'server.test.ts: has no demo identity and no demo parts with a real Firebase project',
  ),
  met(
    ['15.3.1', 1, 'Only the fields that the caller needs'],
    'Public reviews leave out the address of their author, and customers get no field that is for admins.',
    'calls.test.ts: reviews accept any rating and are public without the e-mail address of their author',
    'renderedPages.test.ts: a page has the responses of its public calls, without the addresses of the reviewers',
    'orderStatus.ts: shows a customer no address of an admin, and an admin who set each status',
  ),
  met(
    ['15.3.2', 2, 'Requests of the server follow no redirects'],
    'Neither purges of an edge (`createEdgePurger.ts`) nor requests for the keys of Google (`jose`).',
    'createEdgePurger.test.ts: takes a redirect for a purge that failed, and does not follow it',
  ),
  met(
    ['15.3.3', 2, 'Only intended fields can be set'],
    'The schema of a call keeps the fields that it names, and statements name their columns.',
    'refusals.test.ts: invalid JSON: %s',
    'users.ts: changes only one profile',
  ),
  met(
    ['15.3.4', 2, 'The address of a visitor cannot be forged'],
    'From `X-Forwarded-For` of a trusted proxy only, with one address for an IPv6 network (`rateLimit.ts`).',
    'limits.test.ts: use the address from a proxy only if the proxy is trusted',
    'limits.test.ts: count the addresses of one IPv6 network as one',
  ),
  met(
    ['15.3.5', 2, 'Types are checked'],
    'TypeScript is strict without `any`, lint requires `===`, and everything from outside is parsed by a schema.',
    'refusals.test.ts: invalid input gets a 400 with the path of the field',
  ),
  met(
    ['15.3.6', 2, 'No pollution of prototypes'],
    'The JSON parser refuses `__proto__` and `constructor.prototype` (`jsonOnly.ts`); names from outside are looked up with `Object.hasOwn` or a Map.',
    'refusals.test.ts: invalid JSON: %s',
  ),
  met(
    ['15.3.7', 2, 'Repeated parameters do no harm'],
    'Each value comes from its one place, and a repeated one is no text for its schema (`input.ts`).',
    'refusals.test.ts: invalid input gets a 400 with the path of the field',
    'publicReads.test.ts: computes a public read once, regardless of unknown parameters and excessive limits',
  ),
].flat();

/** V16, security logging and error handling. */
export const logging = [
  partly(
    ['16.1.1', 2, 'Documented logs'],
    'What is logged where, and for how long: [operations](operations.md#logs-and-request-ids). Who may read it is left to the operator, and not written.',
  ),
  partly(
    ['16.2.1', 2, 'Each entry has when, where, who and what'],
    'Time, call, status and id of the request; not who, on purpose. Changes by admins are in the audit, with the name.',
    'log.test.ts: logs each call in one line with its route, status and id, and nothing of its input',
  ),
  byDesign('Milliseconds since 1970 in UTC (pino); the operator keeps the clocks.', [
    '16.2.2',
    2,
    'One time for all logs',
  ]),
  byDesign('Standard error only (`logging.ts`).', ['16.2.3', 2, 'Logs go only where documented']),
  met(
    ['16.2.4', 2, 'Logs can be read by programs'],
    'One line of JSON for each entry, with the id that the response has.',
    'requestId.test.ts: the line of a failed database has the id that the response has',
  ),
  met(
    ['16.2.5', 2, 'Nothing sensitive in logs'],
    'No URL, body or header; texts that may be private are removed from messages (`logging.ts`).',
    'log.test.ts: logs each call in one line with its route, status and id, and nothing of its input',
    'log.test.ts: does not log bytes that are not HTTP',
  ),
  partly(
    ['16.3.1', 2, 'Sign-ins are logged, also failed ones'],
    'As calls with their status, with `LOG_LEVEL=info` and without the user; passwords fail at Firebase, which has its own log. Sign-ins that bind a user to another account are in the audit.',
    'users.ts: binds the user to another account only with a verified address, and records it',
  ),
  partly(
    ['16.3.2', 2, 'Refused calls are logged'],
    'As calls with 401 or 403 with `LOG_LEVEL=info`, and as numbers in the metrics.',
    'operation.test.ts: metrics count calls by route and status, without the callers',
  ),
  partly(
    ['16.3.3', 2, 'Attempts to get around a defence are logged'],
    'As numbers: 400, 401, 403 and 429 by call, with an alert for many 429. Changes of roles, accounts, orders and parts are in the audit.',
    'audit.spec.ts: sees who changed a part and who exported the orders, finds both by words and days, and exports the log',
  ),
  met(
    ['16.3.4', 2, 'Unexpected errors are logged'],
    'Each with its stack and the id of the request (`errorHandler.ts`).',
    'log.test.ts: logs %s with its stack and the request id, and leaves its message out of the response',
    'log.test.ts: logs the reason why the database is unavailable',
  ),
  met(
    ['16.4.1', 2, 'Nothing can be injected into logs'],
    'Entries are JSON, and an id from outside must be hexadecimal (`requestId.ts`).',
    'log.test.ts: does not log bytes that are not HTTP',
    'requestId.test.ts: each request without an id gets a UUID',
  ),
  met(
    ['16.4.2', 2, 'Logs cannot be changed'],
    'The audit is append-only in the database; the journal belongs to root.',
    'sqlite.test.ts: no entry of the audit can be changed or deleted in the database',
  ),
  ofOperator('`journald` or a collector sends them; the project brings no place for them.', [
    '16.4.3',
    2,
    'Logs are kept elsewhere too',
  ]),
  met(
    ['16.5.1', 2, 'Errors say nothing of the program'],
    'A server error has one sentence and the id of the request (`errorHandler.ts`).',
    'log.test.ts: logs %s with its stack and the request id, and leaves its message out of the response',
    'refusals.test.ts: without the input in the response',
  ),
  met(
    ['16.5.2', 2, 'The shop goes on without what fails'],
    'Reads and pages go on while the disk is full or the database away, and writes say so with 503.',
    'outages.test.ts: answers writes with 503, serves reads, and loses no acknowledged order',
    'pages.test.ts: sends the page of a part while the database is unavailable',
  ),
  met(
    ['16.5.3', 2, 'An error leaves nothing half done'],
    'A transaction for each change, and rights before the body is read.',
    'groupCommits.test.ts: rejects all changes and stores nothing when the commit fails',
    'refusals.test.ts: before the body is validated',
  ),
].flat();
