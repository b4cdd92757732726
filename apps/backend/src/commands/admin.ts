import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { startOrExplain } from '../startOrExplain.ts';
import { StartupError } from '../StartupError.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';

const usage = `Usage: npm run admin -- grant <e-mail>    make somebody an admin who has signed in before
       npm run admin -- revoke <e-mail>   take the role back
       npm run admin -- list              who is an admin
       npm run admin -- audit             the latest changes of roles and deletions`;

const actor = 'command line';

async function change(store: Store, email: string, admin: boolean): Promise<string> {
  if (!(await store.getUser(email))) {
    throw new StartupError(
      `Nobody with the address ${email} has signed in yet: let them sign in once, then try again.`,
    );
  }
  const changed = await store.setAdmin(email, admin, actor);
  if (!changed) return `${email} ${admin ? 'is an admin already' : 'is no admin'}.`;
  const configured = readConfig(process.env).adminEmails.includes(email);
  const again = configured && !admin ? ' ADMIN_EMAILS names this address, so signing in gives the role back.' : '';
  return `${email} is ${admin ? 'an admin now' : 'no longer an admin'}.${again}`;
}

async function answer(store: Store, command: string, email: string | undefined): Promise<string> {
  if (command === 'list') {
    const admins = await store.listAdmins();
    return (
      admins.map(({ email: address, username = '' }) => `${address} ${username}`.trim()).join('\n') || 'Nobody is.'
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

/** `npm run admin`: roles from the terminal, for whoever runs the backend; it may be running meanwhile. */
await startOrExplain(async () => {
  const [command = '', email] = parseArgs({ allowPositionals: true }).positionals;
  const store = await openStore(readConfig(process.env));
  try {
    console.log(await answer(store, command, email));
  } finally {
    await store.close();
  }
});
