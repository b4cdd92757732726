import { documentedCalls } from '@dealerkit/api-client';
import type { Order, Part, User } from '@dealerkit/domain/entities';
import type { HostResponse, Host } from '../host.ts';

export type DocumentedCall = keyof typeof documentedCalls;

export const documentedNames = Object.keys(documentedCalls) as DocumentedCall[];

/** What a row needs from the options. */
export type Need = 'admin' | 'user' | 'identity' | 'write' | 'origin';

/** What the rows of one run share. */
export interface Run {
  host: Host;
  /** In every value that the run writes. */
  prefix: string;
  /** The folded addresses of the users of the options; '' without one. */
  user: string;
  admin: string;
  /** An address that no account has. */
  unknownEmail: string;
  origin: string;
  /** The last accepted response of each call. */
  responses: Map<DocumentedCall, HostResponse>;
  /** What the run has added. */
  part?: Part;
  order?: Order;
  /** An order that no customer may see or delete. */
  adminOrder?: Order;
  /** Whether the host has accepted an order under that address. */
  hasOrderOfUnknown?: boolean;
  /** The user before the profile was changed. */
  profile?: User;
}

/** Throws a `Violation`, or `NotChecked`. */
type Check = (run: Run) => Promise<void>;

type Kind = 'success' | 'types' | 'refusal' | 'bad input' | 'other origin';

/** One thing that is checked of one call. */
export interface Row {
  call: DocumentedCall;
  kind: Kind;
  /** What the host does if the row passes. */
  title: string;
  needs: readonly Need[];
  /** Whether the documentation of the calls says so; the other rows keep data and users safe. */
  documented: boolean;
  check: Check;
}

/** The row cannot be checked, which is no fault of the call. */
export class NotChecked extends Error {}

const addedNames = { part: 'part', order: 'order', adminOrder: 'order of the admin' } as const;

/** What the run has added. */
export function added<Name extends keyof typeof addedNames>(run: Run, name: Name): NonNullable<Run[Name]> {
  const found = run[name];
  if (!found) throw new NotChecked(`the ${addedNames[name]} that the run should have added is missing`);
  return found;
}

const rowWith =
  (documented: boolean) =>
  (call: DocumentedCall, kind: Kind, needs: readonly Need[], title: string, check: Check): Row => ({
    call,
    kind,
    title,
    needs,
    documented,
    check,
  });

export const documented = rowWith(true);
export const undocumented = rowWith(false);

export const isRead = (name: DocumentedCall) => documentedCalls[name].endpoint.startsWith('GET ');

/** A row needs `--write` if its call changes data. */
export const needsOf = (name: DocumentedCall, ...needs: Need[]): Need[] => (isRead(name) ? needs : [...needs, 'write']);
