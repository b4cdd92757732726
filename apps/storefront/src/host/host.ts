import { type Client, dealerkitCapabilities, documentedCapabilities } from '@dealerkit/api-client';
import { documentedServer } from '@dealerkit/api-client/documentedServer';
import { addedSynonyms } from '../content/synonyms.js';
import { isOwnPath } from './isOwnPath.js';

const url = import.meta.env.VITE_API_HOST || '/api';

const isDealerkit = import.meta.env.VITE_API_DEALERKIT === '1' || isOwnPath(url);

/**
 * The host of the calls: the dealerkit backend on this origin, or a host given at build time by `VITE_API_HOST`, which answers the
 * documented calls only unless `VITE_API_DEALERKIT=1` says otherwise (D29).
 */
export const host = {
  /** Base URL of the calls. */
  url,
  /** What it can do beyond the documented calls. Components read it with `useCapabilities`. */
  can: isDealerkit ? dealerkitCapabilities : documentedCapabilities,
  /** Gives its client the additional calls that can be answered from the documented ones. */
  complete: (client: Client): Client => (isDealerkit ? client : documentedServer(client, { synonyms: addedSynonyms })),
};
