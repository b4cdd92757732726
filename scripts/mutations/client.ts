import { type Fault, unit } from './Fault.ts';

const domain = (files: string) => unit('packages/domain', files);
const client = (files: string) => unit('packages/api-client', files);

const rules = 'packages/domain/src';
const sources = 'packages/api-client/src';

export const clientFaults: readonly Fault[] = [
  [`${rules}/books/ledgerRules.ts`, 'days >= from && days < to', 'days > from && days <= to', domain('ledgerRules')],
  [`${rules}/books/ledgerRules.ts`, 'settled = Math.min(left, debt.due)', 'settled = left', domain('ledgerRules')],
  [`${rules}/orders/orderTerms.ts`, 'Math.max(Math.min(discount ?? 0, sum), 0)', 'discount ?? 0', domain('orderTerms')],
  [`${rules}/orders/orderTerms.ts`, "status === 'returned' ? -1 : 1", '1', domain('orderTerms')],
  [`${rules}/orders/orderTerms.ts`, 'lines.some(isOpen) && lines.every', 'lines.every', domain('orderTerms')],
  [
    `${rules}/orders/orderRules.ts`,
    '(line.orderQuantity ?? 0) - 1, 0)',
    'line.orderQuantity ?? 0, 0)',
    domain('orderRules'),
  ],
  [`${rules}/basket/orderedAgain.ts`, 'lines.filter((line) => !isReturn(line))', 'lines', domain('orderedAgain')],
  [`${rules}/parts/partRules.ts`, 'available < minimum', 'available <= minimum', domain('partRules basketRules')],
  [`${rules}/text/sameText.ts`, '.toUpperCase().toLowerCase()', '.toLowerCase()', domain('sameText')],
  [`${rules}/basket/basketRules.ts`, 'present && !present.isSaved', 'present', domain('basketRules')],
  [`${rules}/exports/csv.ts`, "replaceAll('\"', '\"\"')", "replace('\"', '\"\"')", domain('csv')],
  [
    `${rules}/customers/customers.ts`,
    'balance + amount > creditLimit',
    'balance + amount >= creditLimit',
    domain('customers'),
  ],
  [`${rules}/customers/customers.ts`, 'kept._id !== from._id && ', '', domain('customers')],
  [`${rules}/parts/pictures.ts`, '.split(/[;\\r\\n]/)', '.split(/[;\\n]/)', domain('pictures')],
  [`${rules}/text/sameText.ts`, ".replace(invisible, '')", '', domain('sameText')],
  [`${sources}/client/classifyError.ts`, 'isOfThisCall && status >= 500', 'status >= 500', client('classifyError')],
  [`${sources}/signIn/returnTo.ts`, " || url.pathname.startsWith('//')", '', client('returnTo')],
  [`${sources}/client/sessionClient.ts`, 'if (!isSameUser()) throw error;', '', client('session')],
  [`${sources}/client/sessionClient.ts`, 'if (current !== refused) return current;', '', client('session')],
  [
    `${sources}/client/sessionClient.ts`,
    'current !== bearer && current !== null',
    'current !== null',
    client('session'),
  ],
];
