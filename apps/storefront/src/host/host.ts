import { dealerkitAbilities, documentedAbilities } from '@dealerkit/api-client';

const url = import.meta.env.VITE_API_HOST || '/api';

const isDealerkit = import.meta.env.VITE_API_DEALERKIT === '1' || /^\/(?!\/)/.test(url);

/**
 * The host of the calls: the dealerkit backend on this origin, or a host given at build time by `VITE_API_HOST`, which answers the
 * documented calls only unless `VITE_API_DEALERKIT=1` says otherwise (D29).
 */
export const host = {
  /** Base URL of the calls. */
  url,
  /** What it can do beyond the documented calls. Components read it with `useAbilities`. */
  can: isDealerkit ? dealerkitAbilities : documentedAbilities,
};
