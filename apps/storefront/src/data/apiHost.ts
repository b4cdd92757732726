/** Where the documented calls go: our own backend beside the shop, or another host given at build time (`VITE_API_HOST`). */
export const apiHost = import.meta.env.VITE_API_HOST || '/api';
