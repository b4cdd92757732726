import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Prints something in the place of a page, which stays as it is behind it: an own entry of the history, so that Back leads back. After a
 * reload the page is shown, because what was chosen is gone.
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
