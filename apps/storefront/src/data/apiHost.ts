/** Where the documented calls go: our own backend beside the shop, or another host given at build time (`VITE_API_HOST`). */
export const apiHost = import.meta.env.VITE_API_HOST || '/api';

/**
 * Whether the host knows what we add to the documented calls: our own backend does, beside the shop or elsewhere (`VITE_API_OWN`);
 * another host gets the fourteen and nothing else (D29).
 */
export const isOwnHost = import.meta.env.VITE_API_OWN === '1' || /^\/(?!\/)/.test(apiHost);
