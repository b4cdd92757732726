import type { Config } from './config.ts';
import { DEMO_ACCOUNTS } from './identity/demo.ts';

/** The lines printed when the shop is ready: the demo accounts, then the address as the last line. */
export function readyMessage(address: string, { firebase }: Config): string {
  const accounts = DEMO_ACCOUNTS.map(({ email, password, role }) => `  ${email} / ${password} (${role})\n`);
  return `${firebase === undefined ? `Demo accounts:\n${accounts.join('')}` : ''}ready ${address}\n`;
}
