import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { useState } from 'react';

/** Returns the value once it has loaded or failed, and ignores later changes, which must not replace a form. */
export const useFirstResult = <Data>(value: AsyncData<Data>): AsyncData<Data> => {
  const [first, setFirst] = useState(value);
  if (first.state === 'loading' && value.state !== 'loading') setFirst(value);
  return first;
};
