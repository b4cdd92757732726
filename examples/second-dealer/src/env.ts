/** The origin of the backend, which also serves the demo identity. */
export const backend = import.meta.env.VITE_BACKEND ?? 'http://127.0.0.1:4173';

export const api = `${backend}/api`;
