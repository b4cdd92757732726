import { isDeepStrictEqual } from 'node:util';
import { type Call, type CallName, type CallResponse, contract, type Input } from '@dealerkit/api-client';
import { type GenericSchema, getDotPath, is, safeParse } from 'valibot';
import { type HostResponse, type Caller, Violation, messageOf } from '../host.ts';
import type { DocumentedCall, Run } from './row.ts';

const inWords = (value: unknown) => JSON.stringify(value) ?? 'missing';

/** The status of a response, and what explains it. */
export function statusOf(response: HostResponse): string {
  const { status, headers, text } = response;
  const message = messageOf(response);
  if (status >= 300 && status < 400)
    return `redirects to ${headers.get('location') ?? 'nowhere'} (${status}); give the final address`;
  if (/^\s*</.test(text))
    return `answers ${status} with HTML; the address must be that of the calls, such as https://parts.example/api`;
  return `answers ${status}${message === undefined ? '' : ` "${message}"`}`;
}

/** Expects a 2xx, and JSON where the call has a documented response. */
export function accepted(name: CallName, response: HostResponse): void {
  const { response: schema }: Call = contract[name];
  const isOk = response.status >= 200 && response.status < 300;
  if (!isOk) throw new Violation(`${name} ${statusOf(response)} instead of 2xx`);
  if (response.json === undefined && schema && !is(schema, undefined))
    throw new Violation(`${name} ${statusOf(response)}, and the text is not JSON`);
}

/** The response as the client reads it. */
export function valueOf<Name extends CallName>(name: Name, { json }: HostResponse): CallResponse<Name> {
  const { response: schema }: Call = contract[name];
  if (!schema) return undefined as CallResponse<Name>;
  const { success, output, issues } = safeParse(schema, json);
  if (success) return output as CallResponse<Name>;
  const found = issues.map((issue) => `${getDotPath(issue) ?? 'the response'}: ${issue.message}`);
  throw new Violation(`${name}: ${listed(found)}`);
}

/** The first of many findings. */
const listed = (found: readonly string[]) =>
  found.slice(0, 3).join('; ') + (found.length > 3 ? `; and ${found.length - 3} more` : '');

/** Makes a call that the host must accept, and reads its response. */
export async function make<Name extends DocumentedCall>(
  { host, responses }: Run,
  name: Name,
  caller: Caller,
  input: Partial<Input<Name>>,
): Promise<CallResponse<Name>> {
  const response = await host.call({ name, caller, input });
  accepted(name, response);
  responses.set(name, response);
  return valueOf(name, response);
}

const entriesOf = (schema: GenericSchema): object => {
  const row = 'item' in schema ? (schema.item as object) : schema;
  return 'entries' in row ? (row.entries as object) : {};
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The values that were sent but are read as missing, because they have another type. */
function unreadValues(schema: GenericSchema, json: unknown, output: unknown): string[] {
  const sent = [json].flat() as Record<string, unknown>[];
  const read = [output].flat() as Record<string, unknown>[];
  return sent.flatMap((row, index) =>
    Object.keys(entriesOf(schema))
      .filter((key) => !isEmpty(row?.[key]) && read[index]?.[key] === undefined)
      .map((key) => `${key} is ${inWords(row[key])}, which is not of its type`),
  );
}

/** Expects the documented types, with ids that are used once. */
export function hasTypes(name: CallName, response: HostResponse): void {
  const { response: schema }: Call = contract[name];
  const value = valueOf(name, response);
  const type = response.headers.get('content-type') ?? 'missing';
  if (schema && response.json !== undefined && !/^application\/([\w.-]+\+)?json\b/.test(type))
    throw new Violation(`${name}: the content type is ${type} instead of application/json`);
  if (!schema) return;
  const found = unreadValues(schema, response.json, value);
  const ids = Array.isArray(value) ? (value as { _id: string }[]).map(({ _id }) => _id) : [];
  found.push(...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `_id ${id} is used twice`));
  if (found.length > 0) throw new Violation(`${name}: ${listed(found)}`);
}

/** Expects a status, and a body that explains it. */
export function refused(name: CallName, response: HostResponse, statuses: readonly number[]): void {
  if (!statuses.includes(response.status))
    throw new Violation(`${name} ${statusOf(response)} instead of ${statuses.join(' or ')}`);
  if (messageOf(response) === undefined)
    throw new Violation(`${name} ${statusOf(response)} without a JSON body that has a message`);
}

/** Expects that what was stored has the values that were sent. */
export function keeps(stored: object, sent: object): void {
  const values = new Map<string, unknown>(Object.entries(stored));
  const found = Object.entries(sent)
    .filter(([key, value]) => !isDeepStrictEqual(values.get(key), value))
    .map(([key, value]) => `${key} is ${inWords(values.get(key))} instead of ${inWords(value)}`);
  if (found.length > 0) throw new Violation(listed(found));
}

export function expectThat(condition: boolean, violation: string): asserts condition {
  if (!condition) throw new Violation(violation);
}
