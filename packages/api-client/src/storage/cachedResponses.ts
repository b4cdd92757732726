import { type CallResponse, contract, type Input } from '../index.js';
import { isRecord, readLocalStorage, writeLocalStorage } from './storage.js';
import { readSeenParts } from './seenParts.js';
import { seenPartsKey, cachedResponsesKey } from './storageKeys.js';

/** The calls whose responses stay on the device: parts that the user has opened, and own orders. */
export type StoredCall = 'getPart' | 'listOrders';

/** What is stored: responses of the last seven days, at most 40, together at most 200,000 characters of JSON. */
export const cachedResponseLimits = { age: 7 * 86_400_000, count: 40, length: 200_000 };

/** The last response of a call on this device. */
export interface CachedResponse<Name extends StoredCall> {
  data: CallResponse<Name>;
  /** When the host gave it, in milliseconds since 1970. */
  at: number;
}

interface Row {
  call: string;
  input: string;
  at: number;
  data: unknown;
}

/** Raise it when a value gets another meaning. A response of another shape than that of the contract is never read. */
const version = 1;

const isRow = (value: unknown): value is Row =>
  isRecord(value) &&
  typeof value['call'] === 'string' &&
  typeof value['input'] === 'string' &&
  typeof value['at'] === 'number';

const isFresh = ({ at }: { at: number }) => at > Date.now() - cachedResponseLimits.age;

/** The cached responses, newest first, and the user to whom they belong. */
const readStored = (): { owner: string; responses: Row[] } => {
  const stored = readLocalStorage(cachedResponsesKey);
  if (!isRecord(stored) || stored['version'] !== version || !Array.isArray(stored['responses']))
    return { owner: '', responses: [] };
  const { owner } = stored;
  const responses = stored['responses'].filter(isRow).filter(isFresh);
  return { owner: typeof owner === 'string' ? owner : '', responses };
};

/** A schema of the contract, by the interface that all schema libraries have. */
interface Schema<Output> {
  readonly '~standard': { readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>> };
}

type Result<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly unknown[] };

/** Reads a stored value by its schema; undefined if it does not have the shape of the contract. */
export const parseStored = <Output>(schema: Schema<Output>, value: unknown): Output | undefined => {
  const result = schema['~standard'].validate(value);
  return 'value' in result && result.issues === undefined ? result.value : undefined;
};

const parse = <Name extends StoredCall>(
  name: Name,
  { data, at }: Pick<Row, 'data' | 'at'>,
): CachedResponse<Name> | undefined => {
  const parsed = parseStored<unknown>(contract[name].response, data);
  // The schema is that of the call.
  return parsed === undefined ? undefined : { data: parsed as CallResponse<Name>, at };
};

const isOf = (name: StoredCall, input: string) => (row: Row) => row.call === name && row.input === input;

/** The last response to a call on this device. */
export const readCachedResponse = <Name extends StoredCall>(
  name: Name,
  input: Input<Name>,
): CachedResponse<Name> | undefined => {
  const row = readStored().responses.find(isOf(name, JSON.stringify(input)));
  return row && parse(name, row);
};

const parseParts = (rows: readonly Pick<Row, 'data' | 'at'>[]): CachedResponse<'getPart'>[] =>
  rows.map((row) => parse('getPart', row)).filter((part) => part !== undefined);

/** The parts that were opened on this device in the last seven days, the last one first. */
export const readOpenedParts = (): CachedResponse<'getPart'>[] =>
  parseParts(readStored().responses.filter(({ call }) => call === 'getPart'));

/** The parts that this device has shown in the last seven days: first those that were opened, the last one first, then those of the last list. */
export const readStoredParts = (): CachedResponse<'getPart'>[] => {
  const seen = readSeenParts();
  const listed = isFresh(seen) ? seen.parts.map((data) => ({ data, at: seen.at })) : [];
  const parts = [...readOpenedParts(), ...parseParts(listed)];
  return parts.filter(({ data }, index) => parts.findIndex((other) => other.data._id === data._id) === index);
};

/** Stores the response to a call on this device, and removes what is beyond the limits. */
export const cacheResponse = <Name extends StoredCall>(
  name: Name,
  given: Input<Name>,
  data: CallResponse<Name>,
): void => {
  const { owner, responses: stored } = readStored();
  const input = JSON.stringify(given);
  const isSame = isOf(name, input);
  const others = stored.filter((row) => !isSame(row));
  const row = { call: name, input, at: Date.now(), data };
  const isTooLong = JSON.stringify([row]).length > cachedResponseLimits.length;
  const responses = (isTooLong ? others : [row, ...others]).slice(0, cachedResponseLimits.count);
  while (JSON.stringify(responses).length > cachedResponseLimits.length) responses.pop();
  writeLocalStorage(cachedResponsesKey, { version, owner, responses });
};

/** Keeps the cached responses of this user, and removes all others: also those of an earlier visitor, who may have been another person. */
export const openCachedResponses = (user: string): void => {
  const { owner, responses } = readStored();
  if (owner === user) return;
  // A part can arrive before the session of this page is known.
  const isOfThisPage = ({ at }: { at: number }) => owner === '' && at >= performance.timeOrigin;
  const parts = responses.filter(({ call }) => call === 'getPart');
  writeLocalStorage(cachedResponsesKey, { version, owner: user, responses: parts.filter(isOfThisPage) });
  if (!isOfThisPage(readSeenParts())) writeLocalStorage(seenPartsKey, undefined);
};
