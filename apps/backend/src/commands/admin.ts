import { parseArgs } from 'node:util';
import { daysIn } from '../days.ts';
import { type Config, readConfig } from '../config.ts';
import { commandLine } from '../commandLine.ts';
import { main, readArguments, StartupError } from '../startup.ts';
import { asDataFolderError } from '../store/engines/dataFolder.ts';
import { foldEmail } from '@dealerkit/domain/text/foldEmail';
import type { RoleChange } from '../store/users/account.ts';
import { failureReport, retentionReport } from '../operation/retention.ts';
import { openStore } from '../store/engines/openStore.ts';
import { numbersAfterRestore } from './numbersAfterRestore.ts';
import { requireDatabase } from '../store/engines/sqlite/openDatabase.ts';
import type { Store } from '../store/Store.ts';

const admin = commandLine('admin');
const usage = `Usage: ${admin} grant <e-mail>    grant the admin role to a user who has signed in
       ${admin} revoke <e-mail>   revoke the admin role
       ${admin} block <e-mail>    refuse all calls and sign-ins of a user from now on
       ${admin} unblock <e-mail>  allow them again
       ${admin} sign-out <e-mail> end all sign-ins of a user until now
       ${admin} passkey reset <e-mail>  remove all passkeys of an admin, who then adds new ones
       ${admin} list              list the admins
       ${admin} skip-numbers      after a restore of PostgreSQL: leave out the numbers of orders that were given after the backup, and name the next invoice
       ${admin} confirm-number <number>  after a restore: the next invoice (2026-000124) or credit note (CN-2026-000002) has this number
       ${admin} end-invoice-year <year> --confirm  end the invoice numbers of a year that a wrong clock began
       ${admin} retention [--dry-run]  remove what is kept no longer, as the shop does daily; or only count it
       ${admin} audit             list the latest changes of roles and accounts, and deletions`;

const actor = 'command line';

interface Change {
  apply: (store: Store, email: string) => Promise<RoleChange>;
  changed: string;
  unchanged: string;
}

const changes = {
  grant: {
    apply: (store, email) => store.setAdmin(email, true, actor),
    changed: 'is now an admin',
    unchanged: 'is already an admin',
  },
  revoke: {
    apply: (store, email) => store.setAdmin(email, false, actor),
    changed: 'is no longer an admin',
    unchanged: 'is not an admin',
  },
  block: {
    apply: (store, email) => store.setBlocked(email, true, actor),
    changed: 'is now blocked',
    unchanged: 'is already blocked',
  },
  unblock: {
    apply: (store, email) => store.setBlocked(email, false, actor),
    changed: 'is no longer blocked',
    unchanged: 'is not blocked',
  },
  'sign-out': {
    apply: async (store, email) => ((await store.signOutEverywhere(email, actor)) ? 'changed' : 'unchanged'),
    changed: 'is signed out everywhere',
    unchanged: 'has not signed in yet',
  },
} satisfies Record<string, Change>;

const isChange = (command: string): command is keyof typeof changes => Object.hasOwn(changes, command);

interface Shop {
  store: Store;
  config: Config;
}

async function change({ store, config }: Shop, command: keyof typeof changes, email: string): Promise<string> {
  const { adminEmails, firebase } = config;
  const account = await store.getAccount(email);
  if (!account) {
    throw new StartupError(`No user with the address ${email} has signed in yet: the user must sign in once first.`);
  }
  if (command === 'grant' && !account.emailVerified && firebase !== undefined) {
    throw new StartupError(
      `The address ${email} is not verified: the user must reset the password by the mailed link and sign in first.`,
    );
  }
  const outcome = await changes[command].apply(store, email);
  if (outcome === 'last admin') {
    throw new StartupError(`${email} is the last admin: grant the role to another user first.`);
  }
  const isConfigured = command === 'revoke' && outcome === 'changed' && adminEmails.map(foldEmail).includes(email);
  const warning = isConfigured ? ' ADMIN_EMAILS contains this address, so its next sign-in grants the role again.' : '';
  return `${email} ${changes[command][outcome]}.${warning}`;
}

async function resetPasskeys(store: Store, email: string): Promise<string> {
  const count = await store.resetPasskeys(email, actor);
  if (count === 0) throw new StartupError(`${email} has no passkey.`);
  return `${email} has no passkeys any more (removed: ${count}), and can add new ones on My Profile.`;
}

async function confirmNumber(store: Store, number: string, today: string): Promise<string> {
  const confirmed = await store.confirmInvoiceNumber(number, today, actor);
  if (confirmed.outcome === 'confirmed') return `The next number is ${number}.`;
  if (confirmed.outcome === 'refused') {
    throw new StartupError(`The number can be ${confirmed.next} or a later one of its year, but not ${number}.`);
  }
  throw new StartupError(
    confirmed.outcome === 'no number'
      ? `${number} is no number of an invoice (2026-000124) or a credit note (CN-2026-000002).`
      : 'Numbers are confirmed after a restore, and this series has its next one.',
  );
}

async function endInvoiceYear(
  store: Store,
  year: string,
  { today, isConfirmed }: { today: string; isConfirmed: boolean },
): Promise<string> {
  if (!isConfirmed) {
    return `Today is ${today} by the clock of this server. No more invoices and credit notes will be numbered ${year}, and those that are stay valid. To do so: ${admin} end-invoice-year ${year} --confirm`;
  }
  const ended = await store.endInvoiceYear(Number(year), today, actor);
  if (ended.outcome === 'ended') {
    const { invoice, credit } = ended.next;
    return `The numbers of ${year} have ended. The next invoice has the number ${invoice}, and the next credit note ${credit}.`;
  }
  throw new StartupError(
    ended.outcome === 'not to come'
      ? `Today is ${today} by the clock of this server, and only a year after that can be ended. Correct a wrong clock first.`
      : `No invoice or credit note is numbered ${year}, or its numbers have ended.`,
  );
}

interface Arguments {
  argument: string | undefined;
  last: string | undefined;
  isDryRun: boolean;
  isConfirmed: boolean;
}

async function run(shop: Shop, command: string, { argument, last, isDryRun, isConfirmed }: Arguments): Promise<string> {
  const { store, config } = shop;
  if (command === 'list') {
    const admins = await store.listAdmins();
    return (
      admins.map(({ email: address, username = '' }) => `${address} ${username}`.trim()).join('\n') ||
      'There are no admins.'
    );
  }
  const today = daysIn(config.timeZone).dateOf(Date.now());
  if (command === 'skip-numbers') return numbersAfterRestore(store, today);
  if (command === 'confirm-number' && argument) return confirmNumber(store, argument, today);
  if (command === 'end-invoice-year' && argument) return endInvoiceYear(store, argument, { today, isConfirmed });
  if (command === 'retention') {
    const times = { days: config.retention, now: Date.now() };
    if (isDryRun) return retentionReport(await store.countExpired(times));
    const applied = await store.applyRetention(times);
    return [retentionReport(applied), ...applied.failed.map(failureReport)].join('\n');
  }
  if (command === 'audit') {
    const { rows } = await store.findAudit({ limit: 100 });
    return rows
      .map(({ _id, at, ...entry }) => `${new Date(at).toISOString()} ${Object.values(entry).join('  ')}`.trim())
      .join('\n');
  }
  if (command === 'passkey' && argument === 'reset' && last) return resetPasskeys(store, foldEmail(last.trim()));
  if (isChange(command) && argument) return change(shop, command, foldEmail(argument.trim()));
  throw new StartupError(usage);
}

/** `npm run admin`: manages roles, sign-ins, passkeys, blocked users and numbers of orders and invoices from the terminal; the shop may be running. */
await main(async () => {
  const { positionals, values } = readArguments(usage, () =>
    parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' }, confirm: { type: 'boolean' } } }),
  );
  const [command = '', argument, last] = positionals;
  const isDryRun = values['dry-run'] === true;
  const isConfirmed = values.confirm === true;
  const isUnknownOption = (isDryRun && command !== 'retention') || (isConfirmed && command !== 'end-invoice-year');
  if (command === '' || isUnknownOption) throw new StartupError(usage);
  const config = readConfig(process.env);
  // A command for a shop must not create another one.
  if (config.databaseUrl === undefined) requireDatabase(config.dataDir);
  const store = await openStore(config);
  try {
    console.log(await run({ store, config }, command, { argument, last, isDryRun, isConfirmed }));
  } catch (error) {
    throw asDataFolderError(config.dataDir, error);
  } finally {
    await store.close();
  }
});
