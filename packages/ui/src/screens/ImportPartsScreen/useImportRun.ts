import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NewPart } from '../../blocks/AddPartForm/AddPartForm.schema.js';
import { useUi } from '../../UiProvider.js';
import type { CheckedRow } from './checkRows.js';
import { isToSend, runImport } from './runImport.js';
import type { AddResult, Outcome, Outcomes } from './runImport.js';

/** Milliseconds between two renderings of a running import, and between two writes of its draft, so that many rows do not freeze the page. */
const interval = { show: 250, save: 2000 } as const;

export type RunState =
  | { state: 'idle' | 'running' | 'stopping' }
  /** The host accepts no parts for `seconds`; at first it was `from`. */
  | { state: 'waiting'; seconds: number; from: number }
  /** `message` says why, if the user did not stop it. */
  | { state: 'stopped'; message?: string | undefined };

interface ImportRunOptions {
  rows: readonly CheckedRow[];
  onAdd: (part: NewPart) => Promise<AddResult>;
  /** The outcomes of the import that goes on. */
  restored: Outcomes | undefined;
  /** Stores the outcomes; also called after the component is unmounted. */
  save: (outcomes: Outcomes) => void;
}

/** Sends the rows that are valid and not in the shop yet; can be stopped, and goes on where it stopped. */
export const useImportRun = ({ rows, onAdd, restored, save }: ImportRunOptions) => {
  const { texts } = useUi();
  const [outcomes, setOutcomes] = useState<Outcomes>(() => new Map(restored));
  const [run, setRun] = useState<RunState>({ state: restored && restored.size > 0 ? 'stopped' : 'idle' });
  const current = useRef(new Map(restored));
  const latest = useRef({ rows, onAdd, save });
  const doneAt = useRef({ show: 0, save: 0 });
  const controller = useRef<AbortController>(undefined);

  useLayoutEffect(() => {
    latest.current = { rows, onAdd, save };
  });

  const show = () => setOutcomes(new Map(current.current));
  const store = () => latest.current.save(current.current);

  const isDue = (what: keyof typeof interval) => {
    const now = performance.now();
    if (now - doneAt.current[what] < interval[what]) return false;
    doneAt.current[what] = now;
    return true;
  };

  const setOutcome = (number: number, outcome: Outcome | undefined) => {
    if (outcome) current.current.set(number, outcome);
    else current.current.delete(number);
  };

  const add = async (part: NewPart): Promise<AddResult> => {
    try {
      return await latest.current.onAdd(part);
    } catch (error) {
      reportError(error);
      return { kind: 'stopped', message: texts.errors.unexpected.advice, isUnknown: true };
    }
  };

  useEffect(() => {
    const saveNow = () => latest.current.save(current.current);
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      controller.current?.abort();
    };
  }, []);

  const start = async () => {
    const { signal } = (controller.current = new AbortController());
    setRun({ state: 'running' });
    const message = await runImport({
      next: () => {
        const row = latest.current.rows.find((each) => isToSend(each, current.current.get(each.number)));
        return row?.part && { number: row.number, part: row.part };
      },
      add,
      outcomeOf: (number) => current.current.get(number),
      settle: (number, outcome, isUrgent) => {
        setOutcome(number, outcome);
        if (isDue('show')) show();
        if (isUrgent || isDue('save')) store();
      },
      onWait: (seconds) =>
        setRun((before) => {
          if (seconds === 0) return { state: 'running' };
          return { state: 'waiting', seconds, from: before.state === 'waiting' ? before.from : seconds };
        }),
      signal,
    });
    show();
    store();
    setRun(signal.aborted || message !== undefined ? { state: 'stopped', message } : { state: 'idle' });
  };

  const stop = () => {
    controller.current?.abort();
    setRun({ state: 'stopping' });
  };

  return {
    outcomes,
    run,
    start,
    stop,
    /** Forgets what became of a row, because it has changed; without a number, of all rows. */
    forget: (number?: number) => {
      if (number === undefined) {
        current.current.clear();
        setRun({ state: 'idle' });
      } else setOutcome(number, undefined);
      show();
    },
    /** The outcomes as they are now; `outcomes` may be a moment older. */
    currentOutcomes: (): Outcomes => current.current,
  };
};
