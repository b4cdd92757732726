import { type Fault, unit } from './Fault.ts';

/** The stories whose file has this name in it. */
const stories = (name: string) => `STORIES=${name} node scripts/test.ts stories`;

const build = 'turbo run build --filter=@dealerkit/storefront^... --output-logs=errors-only';
const shop = (files: string) => `${build} && ${unit('apps/storefront', files)}`;

const elements = 'packages/ui/src/elements';
const blocks = 'packages/ui/src/blocks';
const screens = 'packages/ui/src/screens';
const pages = 'apps/storefront/src';

export const screenFaults: readonly Fault[] = [
  [`${pages}/routing/AdminGuard.tsx`, "role.data === 'admin' ? children", 'role.data ? children', shop('AdminGuard')],
  [`${pages}/routing/LoginGuard.tsx`, ' && isAdminPage(pathname)', '', shop('LoginGuard')],
  [`${pages}/routing/LoginGuard.tsx`, 'isForgotten ? undefined : returnTo', 'undefined', shop('LoginGuard')],
  [`${pages}/toasts/mutationToasts.ts`, '  lastErrors.delete(name);\n', '', shop('mutationToasts')],
  [`${elements}/useModal.ts`, 'if (!isBusy) onClose();', 'onClose();', stories('alertdialog')],
  [`${elements}/AlertDialog/AlertDialog.tsx`, 'if (submitError) return;', '', stories('alertdialog')],
  [`${elements}/FormError/FormError.tsx`, "announced ? undefined : 'alert'", 'undefined', stories('formerror')],
  [
    `${elements}/PasswordField/PasswordField.tsx`,
    "isVisible ? 'text' : 'password'",
    "'password'",
    stories('passwordfield'),
  ],
  [
    `${elements}/Async/Async.tsx`,
    '            region.current?.focus({ preventScroll: true });\n',
    '',
    stories('elements-async'),
  ],
  [
    `${elements}/Pagination/Pagination.tsx`,
    "isCurrent ? ('page' as const) : undefined",
    'undefined',
    stories('pagination'),
  ],
  [
    `${elements}/Pagination/Pagination.tsx`,
    'isDisabled ? event.preventDefault() : onPageChange?.(page)',
    'onPageChange?.(page)',
    stories('pagination'),
  ],
  [
    `${elements}/Button/Button.tsx`,
    "'aria-disabled': true, 'aria-busy': true",
    "'aria-busy': true",
    stories('elements-button'),
  ],
  [
    `${blocks}/LoginForm/LoginForm.tsx`,
    'error={errors.password?.message}',
    'error={errors.email?.message}',
    stories('loginform'),
  ],
  [`${blocks}/AddToBasket/AddToBasket.tsx`, 'isOutOfStock(part) || ', '', stories('addtobasket')],
  [
    `${blocks}/BasketQuantity/BasketQuantity.tsx`,
    'count > available',
    'count >= available',
    unit('packages/ui', 'BasketQuantity'),
  ],
  [`${blocks}/LedgerList/LedgerList.tsx`, '        !reversed.has(entry._id) && (', '        (', stories('ledgerlist')],
  [
    `${blocks}/PaymentForm/PaymentForm.schema.ts`,
    "method !== 'cheque' || reference !== ''",
    "reference !== ''",
    stories('paymentform'),
  ],
  [
    `${blocks}/ReasonDialog/ReasonDialog.tsx`,
    'input.current?.value.trim()',
    'input.current?.value',
    stories('reasondialog'),
  ],
  [
    `${blocks}/MergeCustomers/MergeCustomers.tsx`,
    'found.filter(({ _id }) => _id !== customer._id)',
    'found',
    stories('mergecustomers'),
  ],
  [`${screens}/BasketScreen/BasketScreen.tsx`, '    setIsNotStored(!isStored);\n', '', stories('basketscreen')],
];
