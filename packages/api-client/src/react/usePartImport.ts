import {
  type ImportList,
  type ImportOutcome,
  type ImportOutcomes,
  type ImportRun,
  isToSend,
} from '@dealerkit/domain/partImport';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Input } from '../index.js';
import { useClientSettings } from './ClientProvider.js';
import { createPartSender } from './createPartSender.js';
import { createRowUploader, type UploadPicture } from './createRowUploader.js';
import { readImport, writeImport } from './importDraft.js';
import { runImport } from './runImport.js';
import type { FormDraft } from './sessionDrafts.js';

/** Milliseconds between two renderings of a running import, and between two writes of its draft, so that many rows do not freeze the page. */
const interval = { show: 250, save: 2000 } as const;

/** A checked row of the list; it has no part if it is not valid. */
interface ImportRow {
  number: number;
  part: Input<'addPart'> | undefined;
  /** The pictures of the part: addresses, and files to upload. */
  pictures: readonly (string | File)[];
}

/** Renders a row without pictures no more often than before. */
const endUpload = (run: ImportRun): ImportRun => (run.state === 'running' && run.upload ? { state: 'running' } : run);

/** The state of an import, as props of `ImportPartsScreen`. */
export interface PartImport {
  /** The list that is imported, if one was read. */
  list: ImportList | undefined;
  /** Whether the list is that of an earlier visit. */
  isRestored: boolean;
  /** What became of the rows that were sent. */
  outcomes: ImportOutcomes;
  /** How far the import is. */
  run: ImportRun;
  /** Takes another list. */
  onNewList: (list: ImportList) => void;
  /** Takes a change of the list. The outcomes of `correctedRows` are forgotten, so that these rows are sent again. */
  onListChange: (list: ImportList, correctedRows?: readonly number[]) => void;
  /** Sends the valid rows that are not in the shop yet, one after the other. Rows that are corrected meanwhile are sent as they are then. */
  onStart: (currentRows: () => readonly ImportRow[]) => void;
  /** Stops after the response to the row that is sent, and at once while a picture is uploaded. */
  onStop: () => void;
}

/**
 * Imports a list of parts; it can be stopped, and goes on where it stopped, with a `draft` also after the page was closed. `upload` uploads
 * the files that the rows name.
 */
export const usePartImport = (draft?: FormDraft, upload?: UploadPicture): PartImport => {
  const { client, abilities, errorMessage } = useClientSettings();
  const [restored] = useState(() => readImport(draft));
  const [list, setList] = useState(restored?.list);
  const [outcomes, setOutcomes] = useState<ImportOutcomes>(() => new Map(restored?.outcomes));
  const [run, setRun] = useState<ImportRun>({ state: restored && restored.outcomes.size > 0 ? 'stopped' : 'idle' });
  const current = useRef(new Map(restored?.outcomes));
  const doneAt = useRef({ show: 0, save: 0 });
  const controller = useRef<AbortController>(undefined);
  const add = useMemo(() => createPartSender({ client, abilities, errorMessage }), [client, abilities, errorMessage]);
  const [uploadPictures] = useState(createRowUploader);
  const latest = useRef({ list, draft, add, upload });
  useLayoutEffect(() => {
    latest.current = { list, draft, add, upload };
  });

  const show = () => setOutcomes(new Map(current.current));
  const store = () => latest.current.list && writeImport(latest.current.draft, latest.current.list, current.current);

  const isDue = (what: keyof typeof interval) => {
    const now = performance.now();
    if (now - doneAt.current[what] < interval[what]) return false;
    doneAt.current[what] = now;
    return true;
  };

  const settle = (number: number, outcome: ImportOutcome | undefined, isUrgent: boolean) => {
    if (outcome) current.current.set(number, outcome);
    else current.current.delete(number);
    if (isDue('show')) show();
    if (isUrgent || isDue('save')) store();
  };

  useEffect(() => {
    const { current: stored } = current;
    const saveNow = () => latest.current.list && writeImport(latest.current.draft, latest.current.list, stored);
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      controller.current?.abort();
    };
  }, []);

  const start = async (currentRows: () => readonly ImportRow[]) => {
    const { signal } = (controller.current = new AbortController());
    setRun({ state: 'running' });
    const message = await runImport({
      next: () => {
        const row = currentRows().find(({ number, part }) => isToSend(part, current.current.get(number)));
        return row?.part && { number: row.number, part: row.part, pictures: row.pictures };
      },
      upload: async (row) => {
        const onUpload = (file: string, sent: number) => {
          if (!signal.aborted) setRun({ state: 'running', upload: { file, sent } });
        };
        const uploaded = await uploadPictures(row, { upload: latest.current.upload, onUpload, signal });
        if (!signal.aborted) setRun(endUpload);
        return uploaded;
      },
      add: (part) => latest.current.add(part),
      outcomeOf: (number) => current.current.get(number),
      settle,
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

  const change = (changed: ImportList) => {
    setList(changed);
    show();
    writeImport(draft, changed, current.current);
  };

  return {
    list,
    isRestored: restored !== undefined && restored.list.rows[0] === list?.rows[0],
    outcomes,
    run,
    onNewList: (next) => {
      current.current.clear();
      setRun({ state: 'idle' });
      change(next);
    },
    onListChange: (changed, correctedRows = []) => {
      for (const number of correctedRows) current.current.delete(number);
      change(changed);
    },
    onStart: (currentRows) => void start(currentRows),
    onStop: () => {
      controller.current?.abort();
      setRun({ state: 'stopping' });
    },
  };
};
