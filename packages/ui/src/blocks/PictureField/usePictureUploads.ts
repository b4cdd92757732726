import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SubmitError } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';

/** Uploads a picture, and resolves to its address, or to why it was not taken. */
export type UploadPicture = (
  picture: File,
  options: {
    /** Aborts when the user cancels the upload or leaves the form. */
    signal: AbortSignal;
    /** Called with how much is sent, from 0 to 1. */
    onProgress: (sent: number) => void;
  },
) => Promise<{ image: string } | SubmitError>;

/** A file that is not uploaded yet. */
export interface PendingPicture {
  id: number;
  file: File;
  /** How much is sent, from 0 to 1; undefined before the first bytes. */
  sent?: number | undefined;
  /** Why the upload failed. */
  error?: string | undefined;
  /** The address of the picture that this one replaces. */
  replaces?: string | undefined;
}

interface PictureUploads {
  upload: UploadPicture;
  /** The names of the files that are not uploaded yet. */
  notSent: readonly string[];
  onNotSentChange: (names: readonly string[]) => void;
  /** Called with the address of an uploaded picture. */
  onUploaded: (image: string, pending: PendingPicture) => void;
}

/** Uploads files one after the other, and keeps the names of those that are missing, also from before a reload. */
export const usePictureUploads = ({ upload, notSent, onNotSentChange, onUploaded }: PictureUploads) => {
  const { texts } = useUi();
  const ids = useRef(0);
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  // A reload has lost these files.
  const [lost, setLost] = useState(notSent);

  const change = (id: number, changes: Partial<PendingPicture>) =>
    setPending((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const remove = (id: number) => setPending((all) => all.filter((each) => each.id !== id));

  const send = useEffectEvent(async (id: number, signal: AbortSignal) => {
    const file = pending.find((each) => each.id === id)?.file;
    if (!file) return undefined;
    const onProgress = (sent: number) => {
      if (!signal.aborted) change(id, { sent });
    };
    try {
      return await upload(file, { signal, onProgress });
    } catch (error) {
      if (!signal.aborted) reportError(error);
      return { message: texts.errors.unexpected.advice };
    }
  });
  const finish = useEffectEvent((id: number, result: Awaited<ReturnType<UploadPicture>>) => {
    const item = pending.find((each) => each.id === id);
    if (!item) return;
    if (!('image' in result)) return change(id, { error: result.message, sent: undefined });
    remove(id);
    onUploaded(result.image, item);
  });

  const current = pending.find(({ error }) => error === undefined)?.id;
  useEffect(() => {
    if (current === undefined) return undefined;
    const controller = new AbortController();
    const run = async () => {
      const result = await send(current, controller.signal);
      if (result && !controller.signal.aborted) finish(current, result);
    };
    void run();
    return () => controller.abort();
  }, [current]);

  const names = JSON.stringify([...lost, ...pending.map(({ file }) => file.name)]);
  const report = useEffectEvent(() => {
    if (names !== JSON.stringify(notSent)) onNotSentChange(JSON.parse(names) as string[]);
  });
  useEffect(() => report(), [names]);

  return {
    pending,
    /** The names of files that a reload has lost. */
    lost,
    forgetLost: () => setLost([]),
    add: (files: readonly File[], replaces?: string) => {
      const added = files.map((file) => ({ id: (ids.current += 1), file, replaces }));
      setLost((all) => all.filter((name) => !files.some((file) => file.name === name)));
      setPending((all) => [...all, ...added]);
    },
    /** Tries again, after the files that wait. */
    retry: (id: number) =>
      setPending((all) => [
        ...all.filter((each) => each.id !== id),
        ...all.filter((each) => each.id === id).map((each) => ({ ...each, error: undefined })),
      ]),
    remove,
  };
};
