/** The emulator's project; Firebase reserves the prefix `demo-`, so no real project has this name. */
export const DEMO_PROJECT_ID = 'demo-dealerkit';

/** The sender of the e-mails in the demo's mailbox. */
export const DEMO_SENDER = 'Surma Truck Parts <orders@dealerkit.dev>';

/** The accounts of a new demo; their e-mail addresses are verified. */
export const DEMO_ACCOUNTS = [
  {
    localId: 'demo-admin',
    email: 'admin@dealerkit.dev',
    password: 'admin123',
    displayName: 'Nasrin Akter',
    role: 'admin',
  },
  {
    localId: 'demo-shopper',
    email: 'shopper@dealerkit.dev',
    password: 'shopper123',
    displayName: 'Rafiq Hossain',
    role: 'customer',
  },
] as const;

/** Where the demo identity would run. */
export interface DemoEnvironment {
  projectId: string;
  /** The address the server listens on. */
  host: string;
  nodeEnv: string | undefined;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

/** Whether a host, as in a setting or a URL, is a name of this machine. */
export const isLoopback = (host: string): boolean => loopback.test(host);

/** Why the demo identity must not run there, `undefined` if it may: its tokens are unsigned and its passwords are stored in plain text. */
export function demoIdentityProblem({ projectId, host, nodeEnv }: DemoEnvironment): string | undefined {
  if (nodeEnv === 'production') {
    return 'The demo identity is not for production: set VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN and VITE_FIREBASE_PROJECT_ID, or leave NODE_ENV unset.';
  }
  if (!isLoopback(host)) {
    return `The demo identity must stay on this machine: set HOST=127.0.0.1 instead of ${host}, or configure a Firebase project.`;
  }
  if (!projectId.startsWith('demo-')) {
    return `The demo identity accepts unsigned tokens, so its project must start with "demo-", not "${projectId}".`;
  }
  return undefined;
}
