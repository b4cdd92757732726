import type { Part } from '../index.js';

const parts = new Map<string, Part>();

/** Keeps the parts of a loaded list. */
export const rememberParts = (list: readonly Part[]): void => {
  for (const part of list) parts.set(part._id, part);
};

/** Forgets all parts, because some have changed. */
export const forgetParts = (): void => parts.clear();

/** Returns a part as the last loaded list has it, to show it before `getPart` is answered. Its stock may have changed since. */
export const knownPart = (id: string): Part | undefined => parts.get(id);
