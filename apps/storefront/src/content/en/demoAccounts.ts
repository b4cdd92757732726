import type { Content } from '../Content.js';

export const demoAccounts: Content['demoAccounts'] = [
  { email: 'admin@dealerkit.dev', password: 'admin123', role: 'Admin' },
  { email: 'shopper@dealerkit.dev', password: 'shopper123', role: 'Customer' },
];
