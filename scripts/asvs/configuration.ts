import { byDesign, met, ofOperator, partly } from './requirement.ts';

/** V13, configuration. */
export const configuration = [
  byDesign('The drawing of [the threat model](threat-model.md) has every connection.', [
    '13.1.1',
    2,
    'Documented connections',
  ]),
  partly(
    ['13.2.1', 2, 'Own services sign in to each other, with changing credentials'],
    'Backends have a password for PostgreSQL that changes only by hand; purges and etcd are allowed by address (`deploy/nftables.conf`).',
  ),
  met(
    ['13.2.2', 2, 'Each service has the least rights'],
    'systemd gives the backend a user without rights (`deploy/systemd/dealerkit@.service`), and its files are its own.',
    'permissions.test.ts: a start gives no other user access to the data folder, also if its files had wider permissions',
    'sqlite.test.ts: no entry of the audit can be changed or deleted in the database',
  ),
  ofOperator('The files of `deploy` have no passwords; its README makes random ones.', [
    '13.2.3',
    2,
    'No default credentials',
  ]),
  partly(
    ['13.2.4', 2, 'A list of what the program may reach'],
    'The program requests only what settings name, and the keys of Google; browsers are bound by the content security policy. No firewall of ours limits what leaves a machine.',
    'site.test.ts: allows a real Firebase project and an API on another origin',
  ),
  byDesign(
    'The backend loads the files that it lists at its start, and requests only what its settings name (`files.ts`, `config.ts`).',
    ['13.2.5', 2, 'A list of what the server may load'],
  ),
  partly(
    ['13.3.1', 2, 'Secrets are in a vault'],
    'Secrets are in a file that only root reads (`/etc/dealerkit/backend.env`) or in the data folder, never in the code; a vault can set the same variables. Nothing scans commits for secrets.',
    'config.test.ts: counts the bytes of a secret and never repeats it',
  ),
  met(
    ['13.3.2', 2, 'Only who needs a secret can read it'],
    'The generated secret and backups are readable by their owner only.',
    'accessTokens.test.ts: is generated once, stored, and readable by its owner only',
    'permissions.test.ts: no other user can read a backup, a restored database or a replaced one',
  ),
  met(
    ['13.4.1', 1, 'No files of the version control are served'],
    'Only the files of the build are served, from their own folder.',
    'site.test.ts: answers the missing file %s with 404 and without a page',
  ),
  met(
    ['13.4.2', 2, 'No debugging in production'],
    'Errors say nothing of the program, and `NODE_ENV=production` refuses the demo.',
    'log.test.ts: logs %s with its stack and the request id, and leaves its message out of the response',
    'config.test.ts: allows the demo identity on this machine only, and not in production',
  ),
  met(
    ['13.4.3', 2, 'No lists of folders'],
    'A path is a file of the list or the page "not found" (`site.ts`).',
    'site.test.ts: answers %s with the "not found" page and 404',
  ),
  byDesign(
    'Fastify has no route for TRACE; pages refuse other methods, and the API answers 404 or 405 (`notFoundHandler.ts`).',
    ['13.4.4', 2, 'No TRACE'],
  ),
  met(
    ['13.4.5', 2, 'Documents and metrics are public only on purpose'],
    'The documentation of the API is public on purpose; metrics are for this machine (`operation.ts`).',
    'operation.test.ts: metrics are served to this machine under its own address in a network',
    'operation.test.ts: openapi.json describes every call of the contract, and the page shows each',
  ),
].flat();

/** V14, data protection. */
export const dataProtection = [
  byDesign('The table of assets in [the threat model](threat-model.md).', ['14.1.1', 2, 'Data is classified']),
  met(
    ['14.1.2', 2, 'Each class has its protection'],
    'What is kept, why and how long is one list, which the privacy page shows and the daily removal follows: [personal data](personal-data.md).',
    'personalTables.test.ts: has no table or column that the list of personal data does not name',
    'personalTables.test.ts: has nothing of a person after the deletion of the account, but the buyer on the invoices',
    'adminCommand.test.ts: counts what is kept no longer without a name, then removes it',
  ),
  partly(
    ['14.2.1', 1, 'Nothing sensitive in URLs'],
    'Tokens are in headers only. The documented calls have e-mail addresses in paths and queries (`/user/{email}`), so our logs have no URL; a proxy in front may have.',
    'log.test.ts: logs each call in one line with its route, status and id, and nothing of its input',
  ),
  met(
    ['14.2.2', 2, 'Nothing sensitive in caches of servers'],
    'Calls with a token are `no-store`, also when they are refused (`api.ts` of the backend).',
    'calls.test.ts: forbids caches to store private responses, and lets them revalidate public ones',
  ),
  met(
    ['14.2.3', 2, 'Nothing sensitive to third parties'],
    'No trackers; the pages reach only the API, Firebase and the pictures of parts, by the content security policy.',
    'visitor.spec.ts: needs no account and makes public calls only',
    'site.test.ts: allows no Google origin in the demo',
  ),
  met(
    ['14.2.4', 2, 'Protection as it is documented'],
    'Access and logs as [decision 9](decisions/0009-backend-limits-privacy-and-cache.md) says, periods and deletion as [personal data](personal-data.md) says.',
    'personalMarks.test.ts: no call writes anything of a person into the log, the metrics or a push message',
    'calls.test.ts: reviews accept any rating and are public without the e-mail address of their author',
    'log.test.ts: logs each call in one line with its route, status and id, and nothing of its input',
  ),
  met(
    ['14.3.1', 1, 'A sign-out clears the browser'],
    'Token, account, drafts of the tab and cached responses go; drafts of another tab wait for its user; the basket stays if the user wants it to.',
    'guards.spec.ts: signing out removes the token and the account',
    'sessionDrafts.test.ts: are cleared on sign-out, and the storage is empty after the last one is removed',
    'basket.spec.ts: the basket is the same in two tabs, and a sign-out offers to empty it',
  ),
  met(
    ['14.3.2', 2, 'Private responses are not cached by browsers'],
    'Every call with a token is `no-store`.',
    'calls.test.ts: forbids caches to store private responses, and lets them revalidate public ones',
  ),
  partly(
    ['14.3.3', 2, 'Nothing sensitive in the storage of the browser'],
    'For weak networks it has drafts, queued orders and the last own orders, with name, address and phone, until the sign-out; see decision [22](decisions/0022-weak-networks.md).',
    'drafts.spec.ts: is deleted when the customer signs out',
    'drafts.spec.ts: is deleted when another account logs in',
  ),
].flat();
