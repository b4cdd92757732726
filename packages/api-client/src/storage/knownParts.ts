import type { Part } from '@dealerkit/domain/entities';

const parts = new Map<string, Part>();

/** Keeps the parts of a loaded list. */
export const rememberParts = (list: readonly Part[]): void => {
  for (const part of list) parts.set(part._id, part);
};

/** When `getPart` was answered for each part. SWR does not tell a response of this visit from one of an earlier visit. */
const respondedAt = new Map<string, number>();

/** Remembers that `getPart` has just been answered. */
export const rememberResponse = (id: string): void => void respondedAt.set(id, Date.now());

/** Whether `getPart` was answered for a part at this time or later. */
export const isAnsweredSince = (id: string, time: number): boolean => (respondedAt.get(id) ?? -Infinity) >= time;

/** Forgets all parts, because some have changed. */
export const forgetParts = (): void => {
  parts.clear();
  respondedAt.clear();
};

/** Returns a part as the last loaded list has it, to show it before `getPart` is answered. Its stock may have changed since. */
export const knownPart = (id: string): Part | undefined => parts.get(id);
