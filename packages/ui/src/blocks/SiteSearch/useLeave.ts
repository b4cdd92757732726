import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Calls the function when the focus leaves the form or a link in it is followed. Presses beside the field leave the focus in it. */
export const useLeave = (
  form: RefObject<HTMLFormElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onLeave: () => void,
): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const { current } = form;
    // Without the focus the form would close before the click.
    const onMouseDown = (event: MouseEvent) => {
      if (event.target !== field.current) event.preventDefault();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && current?.contains(target) && target.closest('a')) leave();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && current?.contains(relatedTarget))) leave();
    };
    current?.addEventListener('mousedown', onMouseDown);
    // Above the root of React, whose handler would not run for a link that is removed before it.
    document.addEventListener('click', onClick);
    current?.addEventListener('focusout', onFocusOut);
    return () => {
      current?.removeEventListener('mousedown', onMouseDown);
      document.removeEventListener('click', onClick);
      current?.removeEventListener('focusout', onFocusOut);
    };
  }, [form, field]);
};
