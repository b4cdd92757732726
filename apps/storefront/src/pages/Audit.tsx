import { mapAsyncData, useHostTable } from '@dealerkit/api-client/react';
import { AuditScreen } from '@dealerkit/ui/screens/AuditScreen';
import type { AuditScreenProps } from '@dealerkit/ui/screens/AuditScreen';
import '@dealerkit/ui/screens/AuditScreen.css';
import { useState } from 'react';
import { useExport } from '../exports/useExport.js';

/** The days that are chosen; they are the parameters of the calls. */
const setDays = (dates: AuditScreenProps['dates']) =>
  Object.fromEntries(Object.entries(dates).filter(([, day]) => day)) as Partial<AuditScreenProps['dates']>;

const useAudit = (): AuditScreenProps => {
  const [dates, setDates] = useState({ from: '', to: '' });
  const { list, paging } = useHostTable('findAudit', ({ search }) => ({ search, ...setDays(dates) }));
  const search = paging.search.trim();
  return {
    entries: mapAsyncData(list, ({ rows }) => rows),
    paging,
    dates,
    onDatesChange: setDates,
    ...useExport('audit', { ...(search && { search }), ...setDays(dates) }),
  };
};

/** `/dashboard/audit` */
export const Audit = () => <AuditScreen {...useAudit()} />;
