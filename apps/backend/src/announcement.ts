import type { Config } from './config.ts';
import { DEMO_ACCOUNTS } from './identity/demo.ts';

/** What to print once everything answers at an address: the demo's accounts, and last that it is ready. */
export function announcement(address: string, { firebase }: Config): string {
  const accounts = DEMO_ACCOUNTS.map(({ email, password, role }) => `  ${email} / ${password} (${role})\n`);
  return `${firebase === undefined ? `Demo accounts:\n${accounts.join('')}` : ''}ready ${address}\n`;
}
