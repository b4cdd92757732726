import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Shows something to print instead of a page that stays mounted, under a history entry of its own, so that Back returns to the page. A
 * reload shows the page, because what was chosen is not stored.
 */
export const usePrintInPlace = <Chosen>(name: string) => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen>();
  const opener = useRef<Element>(null);
  const isShown = chosen !== undefined && parameters.get('print') === name;

  // Keys that are pressed as soon as the page is visible again belong to it.
  useLayoutEffect(() => {
    if (isShown || !(opener.current instanceof HTMLElement)) return;
    opener.current.focus();
    opener.current = null;
  }, [isShown]);

  return {
    /** What is printed; undefined while the page is shown. */
    printed: isShown ? chosen : undefined,
    print: (next: Chosen) => {
      opener.current = document.activeElement;
      setChosen(next);
      const search = new URLSearchParams(parameters);
      search.set('print', name);
      void navigate({ search: `?${String(search)}` });
    },
    onBack: () => void navigate(-1),
  };
};
