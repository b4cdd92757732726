import type { Part } from '@dealerkit/domain/entities';
import {
  type ImportList,
  type ImportOutcome,
  type ImportOutcomes,
  type ImportRun,
  isToSend,
  StoredImport,
  type StoredParts,
} from '@dealerkit/domain/import/partImport';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Input } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { parseStored } from '../../storage/cachedResponses.js';
import { createPartSender } from './createPartSender.js';
import { createPartUpdater } from './createPartUpdater.js';
import { createRowUploader, type UploadPicture } from './createRowUploader.js';
import type { ImportStorage } from './importStorage.js';
import { runImport } from './runImport.js';
import { useStoredPartList } from './useStoredPartList.js';

/** Milliseconds between two renderings of a running import, and between two writes of its draft, so that many rows do not freeze the page. */
const interval = { show: 1000, save: 2000 } as const;

/** A checked row of the list; it has no part if it is not valid. */
interface ImportRow {
  number: number;
  part: Input<'addPart'> | undefined;
  /** The pictures of the part: addresses, and files to upload. */
  pictures: readonly (string | File)[];
  /** The stored part that the row changes. */
  stored?: Part | undefined;
}

/** Renders a row without pictures no more often than before. */
const endUpload = (run: ImportRun): ImportRun => (run.state === 'running' && run.upload ? { state: 'running' } : run);

/** The state of an import, as props of `ImportPartsScreen`. */
export interface PartImport {
  /** The list that is imported, if one was read. */
  list: ImportList | undefined;
  /** Whether the list is that of an earlier visit. */
  isRestored: boolean;
  /** Whether the browser keeps the list, so that the import can go on after the page was closed. */
  isStored: boolean;
  /** What became of the rows that were sent. */
  outcomes: ImportOutcomes;
  /** How far the import is. */
  run: ImportRun;
  /** The parts of the shop, with which the rows are compared; undefined on a host that cannot change a part. */
  stored: StoredParts | undefined;
  /** Loads the parts of the shop again. */
  onCompare: () => void;
  /** Takes another list. */
  onNewList: (list: ImportList) => void;
  /** Takes a change of the list. The outcomes of `correctedRows` are forgotten, so that these rows are sent again. */
  onListChange: (list: ImportList, correctedRows?: readonly number[]) => void;
  /** Sends the valid rows that are not in the shop yet. Rows that are corrected meanwhile are sent as they are then. */
  onStart: (currentRows: () => readonly ImportRow[]) => void;
  /** Stops after the responses to the rows that are sent, and at once while a picture is uploaded. */
  onStop: () => void;
}

/**
 * Imports a list of parts; it can be stopped, and goes on where it stopped, with a `storage` also after the page was closed. `upload`
 * uploads the files that the rows name.
 */
export const usePartImport = (storage?: ImportStorage, upload?: UploadPicture): PartImport => {
  const { client, capabilities, errorMessage } = useClientSettings();
  const [list, setList] = useState<ImportList>();
  const [restoredRow, setRestoredRow] = useState<ImportList['rows'][number]>();
  const [isStored, setIsStored] = useState(true);
  const [outcomes, setOutcomes] = useState<ImportOutcomes>(new Map());
  const [run, setRun] = useState<ImportRun>({ state: 'idle' });
  const current = useRef(new Map<number, ImportOutcome>());
  const written = useRef<ImportList>(undefined);
  const doneAt = useRef({ show: 0, save: 0 });
  const controller = useRef<AbortController>(undefined);
  const add = useMemo(
    () => createPartSender({ client, capabilities, errorMessage }),
    [client, capabilities, errorMessage],
  );
  const update = useMemo(() => createPartUpdater({ client, errorMessage }), [client, errorMessage]);
  const { stored, load, replace } = useStoredPartList();
  const [uploadPictures] = useState(createRowUploader);
  const latest = useRef({ list, storage, add, update, upload });
  useLayoutEffect(() => {
    latest.current = { list, storage, add, update, upload };
  });

  const show = () => setOutcomes(new Map(current.current));

  /** Writes the list only if it has changed, which it does not while its rows are sent. */
  const store = useCallback(async (changed = latest.current.list) => {
    if (!changed || !latest.current.storage) return;
    const isWritten = written.current === changed;
    written.current = changed;
    const entries = { outcomes: [...current.current], ...(!isWritten && { list: changed }) };
    const isKept = await latest.current.storage.write(entries);
    if (!isKept && written.current === changed) written.current = undefined;
    setIsStored(isKept);
  }, []);

  const isDue = (what: keyof typeof interval) => {
    const now = performance.now();
    if (now - doneAt.current[what] < interval[what]) return false;
    doneAt.current[what] = now;
    return true;
  };

  const settle = async (number: number, outcome: ImportOutcome | undefined, isUrgent: boolean) => {
    if (outcome) current.current.set(number, outcome);
    else current.current.delete(number);
    if (isDue('show')) show();
    if (isUrgent) await store();
    else if (isDue('save')) void store();
  };

  useEffect(() => {
    let isOpen = true;
    const restore = async () => {
      const restored = parseStored(StoredImport, await latest.current.storage?.read());
      // The user may have taken another list meanwhile.
      if (!isOpen || !restored || latest.current.list) return;
      current.current = new Map(restored.outcomes);
      written.current = restored.list;
      setOutcomes(restored.outcomes);
      setRun({ state: restored.outcomes.size > 0 ? 'stopped' : 'idle' });
      setRestoredRow(restored.list.rows[0]);
      setList(restored.list);
      void load();
    };
    void restore();
    const saveNow = () => void store();
    window.addEventListener('pagehide', saveNow);
    return () => {
      isOpen = false;
      window.removeEventListener('pagehide', saveNow);
      controller.current?.abort();
    };
  }, [store, load]);

  const start = async (currentRows: () => readonly ImportRow[]) => {
    const { signal } = (controller.current = new AbortController());
    setRun({ state: 'running' });
    const changed = new Map<string, Part>();
    const message = await runImport({
      next: (isSending) => {
        const row = currentRows().find(
          (each) => !isSending(each.number) && isToSend(each, current.current.get(each.number)),
        );
        return row?.part && { number: row.number, part: row.part, pictures: row.pictures, stored: row.stored };
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
      update: async (part, values) => {
        const result = await latest.current.update(part, values);
        if (result === undefined) changed.set(part._id, { ...part, ...values.changes });
        if (result?.kind === 'conflict') changed.set(part._id, result.part);
        return result;
      },
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
    replace(changed);
    void store();
    setRun(signal.aborted || message !== undefined ? { state: 'stopped', message } : { state: 'idle' });
  };

  const change = (changed: ImportList) => {
    setList(changed);
    show();
    void store(changed);
  };

  return {
    list,
    isRestored: restoredRow !== undefined && restoredRow === list?.rows[0],
    isStored,
    stored,
    onCompare: () => void load(),
    outcomes,
    run,
    onNewList: (next) => {
      current.current.clear();
      setRun({ state: 'idle' });
      change(next);
      void load();
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
