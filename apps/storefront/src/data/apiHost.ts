/** Base URL of the documented calls: the backend on this origin, or a host given at build time (`VITE_API_HOST`). */
export const apiHost = import.meta.env.VITE_API_HOST || '/api';

/**
 * Whether the host answers our additions to the documented calls. The backend on this origin does, and one elsewhere with
 * `VITE_API_OWN=1`; any other host gets the documented calls only (D29).
 */
export const isOwnHost = import.meta.env.VITE_API_OWN === '1' || /^\/(?!\/)/.test(apiHost);
