import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SubmitError } from '../../AsyncData.js';
import { useAction } from '../../elements/useAction.js';
import { type Basket, MAX_BASKET_LINES } from '@dealerkit/domain/basket/basketRules';
import { type ResolvedLine, splitOrderList } from '@dealerkit/domain/orderList';
import { MAX_LINE_LENGTH, MAX_RESOLVED_LINES } from '@dealerkit/domain/orderList/orderListLimits';
import { addRows, type ListRow, listText, withFound, withoutAdded } from './pastedRows.js';

/** Finds the parts of at most 100 lines, in their order, or resolves to why that failed. */
export type ResolveLines = (
  lines: readonly string[],
  signal: AbortSignal,
) => Promise<readonly ResolvedLine[] | SubmitError>;

/** Stores a list on the device until it is cleared. */
export interface ListStorage {
  /** Returns the list; empty if there is none. */
  read: () => string;
  /** Stores the list, or removes it if it is empty. */
  write: (list: string) => void;
}

/** How many lines of a list are looked up. */
export interface ListProgress {
  done: number;
  total: number;
}

const subscribe = () => () => undefined;

/** The list that is stored on the device; empty while the page is hydrated. */
const useStoredList = (storage: ListStorage | undefined): string => {
  const [read] = useState(() => {
    let stored: string | undefined;
    return () => (stored ??= storage?.read() ?? '');
  });
  return useSyncExternalStore(subscribe, read, () => '');
};

/** The text and the rows of a pasted list, and functions that look them up and change them. */
export const usePasteList = (onResolve: ResolveLines, storage: ListStorage | undefined) => {
  const runAction = useAction();
  const stored = useStoredList(storage);
  const [typed, setText] = useState<string>();
  const text = typed ?? stored;
  const [rows, setRows] = useState<readonly ListRow[]>([]);
  const [header, setHeader] = useState<string>();
  const [error, setError] = useState<SubmitError>();
  const [progress, setProgress] = useState<ListProgress>();
  const request = useRef<AbortController>(undefined);

  const list = listText(rows, text);
  useEffect(() => {
    if (typed !== undefined) storage?.write(list);
  }, [typed, list, storage]);
  useEffect(() => () => request.current?.abort(), []);

  /** Aborts the running call, and returns the signal of the next one. */
  const nextSignal = () => {
    request.current?.abort();
    request.current = new AbortController();
    setProgress(undefined);
    return request.current.signal;
  };

  /** Returns the parts that are found for lines, or why that failed. */
  const resolveLines = async (lines: readonly string[], signal: AbortSignal) => {
    let found: readonly ResolvedLine[] = [];
    const failure = await runAction(async () => {
      const result = await onResolve(lines, signal);
      if ('message' in result) return result;
      found = result;
      return undefined;
    });
    return { found, failure };
  };

  const changeRow = (number: number, changed: (row: ListRow) => ListRow) =>
    setRows((all) => all.map((row) => (row.number === number ? changed(row) : row)));

  return {
    text,
    rows,
    header,
    error,
    progress,
    changeRow,

    /** Changes the text, and aborts the search for the previous text. */
    changeText: (next: string) => {
      nextSignal();
      setError(undefined);
      setText(next);
    },

    clear: () => {
      nextSignal();
      setError(undefined);
      setHeader(undefined);
      setText('');
      setRows([]);
    },

    remove: (number: number) => setRows((all) => all.filter((row) => row.number !== number)),
    removeAdded: (left: Basket) => setRows((all) => withoutAdded(all, left)),

    /** Finds the parts of the text, as many lines at a time as a call takes. What was not searched for stays in the text. Resolves to whether there are new rows. */
    resolveText: async (): Promise<boolean> => {
      const signal = nextSignal();
      setError(undefined);
      const room = MAX_BASKET_LINES - rows.length;
      const total = splitOrderList(text, room).lines.length;
      let rest = text;
      let done = 0;
      while (done < total) {
        setProgress({ done, total });
        const next = splitOrderList(rest, Math.min(MAX_RESOLVED_LINES, room - done));
        const { found, failure } = await resolveLines(
          next.lines.map(({ line }) => line),
          signal,
        );
        if (signal.aborted) return done > 0;
        if (failure) {
          setError(failure);
          break;
        }
        ({ rest } = next);
        done += next.lines.length;
        setHeader(next.header);
        setText(rest);
        setRows((all) => addRows(all, next.lines, found));
      }
      setProgress(undefined);
      return done > 0;
    },

    /** Finds the part of a corrected line. */
    resolveCorrected: async ({ number }: ListRow, corrected: string): Promise<void> => {
      const isCurrent = (row: ListRow) => row.text === corrected;
      const cleared = { line: corrected, found: undefined, failure: undefined, chosen: '', quantity: undefined };
      changeRow(number, (row) => ({ ...row, ...cleared, text: corrected }));
      const { found, failure } = await resolveLines(
        [corrected.slice(0, MAX_LINE_LENGTH)],
        new AbortController().signal,
      );
      changeRow(number, (row) => {
        if (!isCurrent(row)) return row;
        return failure ? { ...row, failure: failure.message } : withFound(row, found[0]);
      });
    },
  };
};
