import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Which rows of a list are selected, and what changes that. The functions keep their identity between renders. */
export interface RowSelection {
  /** The keys of the selected rows, in the sequence of the rows. */
  selected: readonly string[];
  /** Whether a row is selected. */
  has: (key: string) => boolean;
  /** Selects a row, or deselects it. */
  toggle: (key: string) => void;
  /** Selects all rows from the last one that was changed, or from `start` if there is none, to this one. */
  selectTo: (key: string, start?: string) => void;
  /** Selects all rows, or none if all are selected. */
  toggleAll: () => void;
  /** Selects these rows only. */
  select: (keys: readonly string[]) => void;
}

interface State {
  keys: ReadonlySet<string>;
  /** The row that was changed last, from which a range begins. */
  anchor?: string | undefined;
}

const none: State = { keys: new Set() };

/** Keeps the selection of a list by the keys of its rows; a row that leaves the list is no longer selected. */
export const useRowSelection = (rowKeys: readonly string[]): RowSelection => {
  const [state, setState] = useState(none);
  const rows = useRef(rowKeys);
  useLayoutEffect(() => {
    rows.current = rowKeys;
  }, [rowKeys]);

  const toggle = useCallback((key: string) => {
    setState(({ keys }) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      return { keys: next, anchor: key };
    });
  }, []);
  const selectTo = useCallback((key: string, start = key) => {
    setState(({ keys, anchor }) => {
      const all = rows.current;
      const from = anchor !== undefined && all.includes(anchor) ? anchor : start;
      const [first = 0, last = 0] = [all.indexOf(from), all.indexOf(key)].toSorted((one, other) => one - other);
      return { keys: new Set([...keys, ...all.slice(first, last + 1)]), anchor: from };
    });
  }, []);
  const toggleAll = useCallback(() => {
    setState(({ keys }) => (rows.current.every((key) => keys.has(key)) ? none : { keys: new Set(rows.current) }));
  }, []);
  const select = useCallback((keys: readonly string[]) => setState({ keys: new Set(keys) }), []);

  const { keys } = state;
  return useMemo(
    () => ({
      selected: rowKeys.filter((key) => keys.has(key)),
      has: (key) => keys.has(key),
      toggle,
      selectTo,
      toggleAll,
      select,
    }),
    [rowKeys, keys, toggle, selectTo, toggleAll, select],
  );
};
