/** The storage of the browser; undefined on the server, and in a browser that blocks storage, which throws on any access. */
export const localStore = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};
