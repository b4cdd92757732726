import { nameFirstVisit } from './firstVisit.ts';

const ui = 'packages/ui/(?:dist|src)';
const library = `${ui}/(?:elements|blocks|screens)`;
const shop = 'apps/storefront/src';

const ofModules = (...paths: string[]) => new RegExp(`(?:${paths.join('|')})`.replaceAll('/', String.raw`[\\/]`));

/**
 * Which modules share a file. Small files compress badly, and each one is named in the first visit; so what is small and wanted
 * by most pages behind the login lies together, and what is big lies alone, for the pages that want it.
 */
export const chunks = [
  { name: nameFirstVisit(), debugName: 'first visit' },
  {
    name: 'account',
    test: ofModules(
      `${ui}/(?:useAccountUi|useAction|texts/en/account)`,
      `${library}/(?:DashboardPage|EmailText|Field|FormError|Notice|NumberField|WithPreview|TextArea|TextField)/`,
      `${shop}/data/(?:useWrite|useDraft|useOrders|attempts)`,
      `${shop}/session/(?:firebaseConfig|useRole|rememberedPage)`,
      `${shop}/(?:Login|Admin)Guard`,
    ),
  },
  {
    name: 'dialog',
    test: ofModules('node_modules/@?radix-ui/', `${library}/(?:Dialog|DeleteModal)/`),
  },
  {
    name: 'form',
    test: ofModules(
      'node_modules/(?:react-hook-form|@hookform)/',
      `${ui}/blocks/use(?:SubmitError|SpokenErrors|FormDraft)`,
    ),
  },
  { name: 'login', test: ofModules(`${shop}/pages/(?:Login|Signup)`) },
  { name: 'reading', test: ofModules(`${shop}/pages/(?:Blog|Portfolio|NotFound)`) },
  { name: 'dashboard', test: ofModules(`${shop}/pages/(?:Dashboard|Overview)`) },
];
