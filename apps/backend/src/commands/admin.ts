import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { main, readArguments, StartupError } from '../startup.ts';
import { asDataFolderError } from '../store/dataFolder.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';

const usage = `Usage: npm run admin -- grant <e-mail>    grant the admin role to a user who has signed in
       npm run admin -- revoke <e-mail>   revoke the admin role
       npm run admin -- list              list the admins
       npm run admin -- audit             list the latest role changes and deletions`;

const actor = 'command line';

async function change(store: Store, email: string, admin: boolean): Promise<string> {
  if (!(await store.getUser(email))) {
    throw new StartupError(`No user with the address ${email} has signed in yet: the user must sign in once first.`);
  }
  const changed = await store.setAdmin(email, admin, actor);
  if (!changed) return `${email} ${admin ? 'is already an admin' : 'is not an admin'}.`;
  const configured = readConfig(process.env).adminEmails.includes(email);
  const warning =
    configured && !admin ? ' ADMIN_EMAILS contains this address, so its next sign-in grants the role again.' : '';
  return `${email} is ${admin ? 'now an admin' : 'no longer an admin'}.${warning}`;
}

async function run(store: Store, command: string, email: string | undefined): Promise<string> {
  if (command === 'list') {
    const admins = await store.listAdmins();
    return (
      admins.map(({ email: address, username = '' }) => `${address} ${username}`.trim()).join('\n') ||
      'There are no admins.'
    );
  }
  if (command === 'audit') {
    const entries = await store.listAudit(100);
    return entries
      .map(({ at, ...entry }) => `${new Date(at).toISOString()} ${Object.values(entry).join('  ')}`.trim())
      .join('\n');
  }
  if ((command === 'grant' || command === 'revoke') && email) {
    return change(store, email.trim().toLowerCase(), command === 'grant');
  }
  throw new StartupError(usage);
}

/** `npm run admin`: manages roles from the terminal; the shop may be running. */
await main(async () => {
  const [command = '', email] = readArguments(usage, () => parseArgs({ allowPositionals: true }).positionals);
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    console.log(await run(store, command, email));
  } catch (error) {
    throw asDataFolderError(config.dataDir, error);
  } finally {
    await store.close();
  }
});
