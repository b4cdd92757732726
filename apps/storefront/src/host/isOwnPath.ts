/** Whether the address of a host is a path of the shop, where only our own backend is. */
export const isOwnPath = (url: string): boolean => /^\/(?!\/)/.test(url);
