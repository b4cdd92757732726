import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 250;

/** The typed text of a search field, which is reported after a pause, and replaced if the search changes elsewhere. */
export const useTypedSearch = (search: string, onSearch: (search: string) => void) => {
  const [typed, setTyped] = useState(search);
  const [reported, setReported] = useState(search);
  if (reported !== search) {
    setReported(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const report = useEffectEvent(() => {
    if (typed.trim() !== search) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(report, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
};
