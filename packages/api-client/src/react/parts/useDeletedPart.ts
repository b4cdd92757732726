import type { Part } from '@dealerkit/domain/entities';
import type { CallResponse } from '../../index.js';
import type { AsyncData } from '../data/asyncData.js';
import { useOptionalQuery } from '../data/optionalCalls.js';

/** What the host knows of the part of a page that was deleted; undefined until it has answered, and for a part that never was. */
export const useDeletedPart = (id: string, part: AsyncData<Part>): CallResponse<'getDeletedPart'> | undefined => {
  const isMissing = part.state === 'failed' && part.kind === 'notFound';
  const found = useOptionalQuery('getDeletedPart', isMissing ? { id } : undefined);
  return found?.state === 'ready' ? found.data : undefined;
};
