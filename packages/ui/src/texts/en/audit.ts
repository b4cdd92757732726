import { exportTextsEn as exported } from '@dealerkit/domain/exportTextsEn';

/** The English of the section `audit`, for `useTexts`. */
export const auditTexts = {
  audit: {
    ...exported.audit,
    lead: 'Who changed or exported what. Entries cannot be changed.',
    count: (count: number, formatted: string) => `${formatted} ${count === 1 ? 'entry' : 'entries'}`,
    empty: { title: 'No entries', advice: 'Changes of roles, orders and parts appear here.' },
  },
};
