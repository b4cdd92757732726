import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** The keyboard of a list of options below an input that keeps the focus; the options are in the element `popup`. */
export const useCombobox = () => {
  const listId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();

  const show = (isShown: boolean) => {
    setIsOpen(isShown);
    setActiveId(undefined);
  };

  const move = (step: 1 | -1) => {
    const options = [...(popup.current?.querySelectorAll('[role="option"]') ?? [])];
    // The input itself is between the last and the first option.
    const positions = options.length + 1;
    const position = options.findIndex(({ id }) => id === activeId) + 1;
    const active = options[((position + step + positions) % positions) - 1];
    active?.scrollIntoView({ block: 'nearest' });
    setActiveId(active?.id);
  };

  /** Handles a key unless it belongs to the text, and returns whether it did. */
  const handleKey = ({ key, nativeEvent }: KeyboardEvent): boolean => {
    // Enter and the arrows also choose among the words that a keyboard for Bangla suggests.
    if (nativeEvent.isComposing) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isOpen) move(key === 'ArrowDown' ? 1 : -1);
      else show(true);
      return true;
    }
    if (key === 'Escape' && isOpen) {
      show(false);
      return true;
    }
    const active = key === 'Enter' && isOpen && activeId !== undefined ? document.getElementById(activeId) : null;
    active?.click();
    return active !== null;
  };

  return { listId, popup, isOpen, show, activeId, setActiveId, handleKey };
};
