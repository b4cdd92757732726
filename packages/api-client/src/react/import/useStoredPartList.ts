import type { Part } from '@dealerkit/domain/entities';
import type { StoredParts } from '@dealerkit/domain/import/partImport';
import { useCallback, useRef, useState } from 'react';
import { classifyError, type Client } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';

/** The longest page of a host. */
const PAGE = 1000;

/** Loads all parts, page by page from the newest. */
const loadPublicParts = async ({ findParts }: Pick<Client, 'findParts'>): Promise<Part[]> => {
  const pages: (readonly Part[])[] = [];
  for (let first: Part | undefined; ;) {
    const page = await findParts({ limit: String(PAGE), ...(first && { before: first._id }) });
    [first] = page;
    if (!first) return pages.toReversed().flat();
    pages.push(page);
  }
};

/** Loads all parts with their shelves. */
const loadParts = async (client: Client, hasShelves: boolean): Promise<Part[]> => {
  const [parts, shelves] = await Promise.all([loadPublicParts(client), hasShelves ? client.listShelves({}) : []]);
  const shelfById = new Map(shelves.map(({ _id, shelf }) => [_id, shelf]));
  return parts.map((part) => ({ ...part, shelf: shelfById.get(part._id) }));
};

/** All parts of the shop, with which a list is compared; undefined on a host that cannot change a part. */
export const useStoredPartList = () => {
  const { client, capabilities, errorMessage } = useClientSettings();
  const isAble = capabilities.updatePart && capabilities.findParts;
  const [stored, setStored] = useState<StoredParts>({ state: 'loading' });
  const latest = useRef(0);

  const load = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    if (!isAble) return;
    setStored({ state: 'loading' });
    try {
      const parts = await loadParts(client, capabilities.listShelves);
      if (turn === latest.current) setStored({ state: 'ready', parts });
    } catch (error) {
      const { kind, hostMessage } = classifyError(error, 'findParts');
      if (turn === latest.current) setStored({ state: 'failed', message: hostMessage ?? errorMessage(kind) });
    }
  }, [client, isAble, capabilities.listShelves, errorMessage]);

  /** Replaces parts that have changed. */
  const replace = useCallback((changed: ReadonlyMap<string, Part>) => {
    if (changed.size === 0) return;
    setStored((before) =>
      before.state === 'ready'
        ? { state: 'ready', parts: before.parts.map((part) => changed.get(part._id) ?? part) }
        : before,
    );
  }, []);

  return { stored: isAble ? stored : undefined, load, replace };
};
