/** Base URL of the documented calls: the backend on this origin, or a host given at build time (`VITE_API_HOST`). */
export const apiHost = import.meta.env.VITE_API_HOST || '/api';

/**
 * Whether the host is the dealerkit backend, which answers all calls: one on this origin, or one elsewhere with
 * `VITE_API_DEALERKIT=1`. Another host gets the documented calls only (D29).
 */
export const isDealerkitBackend = import.meta.env.VITE_API_DEALERKIT === '1' || /^\/(?!\/)/.test(apiHost);
