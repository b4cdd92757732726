/** Accounts that a fresh demo knows; shown only where identity is the demo's. */
export const demoAccounts = [
  { email: 'admin@dealerkit.dev', password: 'admin123', role: 'Admin' },
  { email: 'shopper@dealerkit.dev', password: 'shopper123', role: 'Shopper' },
] as const;
