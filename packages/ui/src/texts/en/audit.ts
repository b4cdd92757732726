import { exportTextsEn as exported } from '@dealerkit/domain/exports/exportTextsEn';

/** The English of the section `audit`, for `useTexts`. */
export const auditTexts = {
  audit: {
    ...exported.audit,
    /** The fields of changes. */
    fields: {
      ...exported.parts,
      ...exported.customers,
      ...exported.ledger,
      ...exported.closedDays,
      chequeStatuses: exported.cheques.statuses,
      charge: 'Charge',
      status: exported.orders.status,
      statuses: exported.orders.statuses,
      name: exported.users.name,
      address: exported.orders.address,
      phones: exported.orders.phone,
      discount: 'Discount',
      deliveryCharge: 'Delivery charge',
      priceOf: (line: string) => `Agreed price of ${line}`,
      nothing: 'none',
    },
    lead: 'Who changed or exported what. Entries cannot be changed.',
    count: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'entry' : 'entries'}`,
    empty: { title: 'No entries', advice: 'Changes of roles, orders and parts appear here.' },
  },
};
