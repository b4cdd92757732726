import type { Locator } from 'playwright/test';

/** The hosts that answer the calls: the dealerkit backend, or another one with the fourteen documented calls only. */
export type ApiHost = 'dealerkit' | 'other';

export type Role = 'visitor' | 'customer' | 'admin';

/** What an element of the page is: its role and its exact name. */
export type Shown = readonly [role: Parameters<Locator['getByRole']>[0], name: string | RegExp];

interface Feature {
  feature: string;
  /** What the page contains only if the feature is offered. */
  shows: Shown;
  /** The value of that field, if the feature is to fill it in. */
  value?: string;
  /** The role that has the feature, if it is not that of the screen. */
  role?: Role;
  /** "hidden", or how the feature works there. @default "offered" */
  dealerkit?: string;
  other?: string;
}

export interface Screen {
  /** With `{part}`, `{order}` and `{customer}` for an id or an e-mail address. */
  path: string;
  /** Who may open it. */
  role: Role;
  /** What another host shows instead of the screen. */
  instead?: { says: string; shows: Shown };
  features: Feature[];
}

/** How a host offers a feature; a text that begins with "hidden" says that it does not. */
export function offerOf(host: ApiHost, { instead }: Screen, feature: Feature): string {
  return host === 'other' && instead ? `hidden: ${instead.says}` : (feature[host] ?? 'offered');
}
