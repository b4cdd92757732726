import { useState } from 'react';
import type { AsyncData } from './asyncData.js';

/** The last data while other data loads, which `isUpdating` then says. */
export const useKeptData = <Data extends object>(
  value: AsyncData<Data>,
): { value: AsyncData<Data>; isUpdating: boolean } => {
  const data = value.state === 'ready' ? value.data : undefined;
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return value.state === 'loading' && kept !== undefined
    ? { value: { state: 'ready', data: kept }, isUpdating: true }
    : { value, isUpdating: false };
};
