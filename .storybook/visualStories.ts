import { defaults, widths } from './variants.ts';
import type { Choices } from './variants.ts';

const { phone, tablet, desktop } = widths;
const dark: Choices = { ...defaults, mode: 'dark' };

/** Each screen is compared in these variants; two show each change, so the others run in `npm run test:all` only. */
export const screenVariants: [choices: Choices, width: number, tag: string[]][] = [
  [defaults, desktop, []],
  [dark, phone, []],
  [defaults, phone, ['@all']],
  [defaults, tablet, ['@all']],
  [dark, desktop, ['@all']],
];

/** Other states: loading, empty and failed screens, dialogs, toasts, the phone menu, the other language and brands. */
export const states: [story: string, choices: Choices, width: number][] = [
  ['blocks-deletemodal--default', defaults, desktop],
  ['blocks-navbar--phone-menu-open', defaults, phone],
  ['blocks-orderform--invalid', dark, phone],
  ['elements-toasts--default', defaults, phone],
  ['elements-toasts--default', dark, desktop],
  // Papers, on each size that has a layout of its own.
  ['blocks-invoiceprintout--copy', defaults, desktop],
  ['blocks-invoiceprintout--credit-note', defaults, desktop],
  ['blocks-invoiceprintout--default', defaults, desktop],
  ['blocks-invoiceprintout--receipt', defaults, desktop],
  ['blocks-invoiceprintout--default', { ...defaults, language: 'bn' }, desktop],
  ['blocks-orderprintout--default', defaults, desktop],
  ['blocks-orderprintout--seven-lines-receipt', defaults, desktop],
  ['blocks-pickinglist--default', defaults, desktop],
  ['blocks-pickinglist--receipt', defaults, desktop],
  ['blocks-pickinglist--sheet', defaults, desktop],
  ['blocks-statementprintout--default', defaults, desktop],
  ['blocks-statementprintout--part-of-ledger', defaults, desktop],
  ['blocks-statementprintout--receipt', defaults, desktop],
  ['screens-dashboardscreen--admin', defaults, desktop],
  ['screens-homescreen--bangla', { ...defaults, language: 'bn' }, phone],
  ['screens-homescreen--default', { ...defaults, brand: 'wireframe' }, desktop],
  ['screens-loginscreen--default', { ...defaults, brand: 'meghna' }, desktop],
  ['screens-loginscreen--wrong-password', defaults, phone],
  ['screens-manageproductsscreen--delete-failed', dark, phone],
  ['screens-manageproductsscreen--empty', defaults, desktop],
  ['screens-manageproductsscreen--loading', dark, desktop],
  ['screens-myordersscreen--failed', defaults, phone],
  ['screens-myordersscreen--loading', defaults, phone],
  ['screens-purchasescreen--bangla', { ...dark, language: 'bn', brand: 'meghna' }, phone],
  ['screens-purchasescreen--out-of-stock', defaults, phone],
  ['screens-signupscreen--invalid', defaults, phone],
];

/** These pages are also compared as they are printed. */
export const printed = [
  'screens-daybookscreen--default',
  'screens-invoicescreen--default',
  'screens-printordersscreen--default',
  'screens-printordersscreen--slips',
  'screens-statementscreen--default',
];
