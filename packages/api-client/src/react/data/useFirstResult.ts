import { useState } from 'react';
import type { AsyncData } from './asyncData.js';

/** Returns the value of a user once it has loaded or failed, and ignores later changes, which must not replace a form. */
export const useFirstResult = <Data>(value: AsyncData<Data>, email: string | undefined): AsyncData<Data> => {
  const [first, setFirst] = useState({ value, email });
  const isOfUser = first.email === email;
  if (!isOfUser || (first.value.state === 'loading' && value.state !== 'loading')) setFirst({ value, email });
  return isOfUser ? first.value : value;
};
