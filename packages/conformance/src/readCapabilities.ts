import {
  type Capability,
  additionalCalls,
  documentedCapabilities,
  type Call,
  paramsOf,
  splitEndpoint,
} from '@dealerkit/api-client';
import { array, type InferOutput, object, optional, record, safeParse, string, unknown } from 'valibot';
import { type Host, NoResponse } from './host.ts';

const Operation = object({
  parameters: optional(array(object({ name: string() })), []),
  responses: optional(record(string(), unknown()), {}),
});
/** What is read of an OpenAPI document. */
const OpenApi = object({ paths: record(string(), record(string(), unknown())) });

const anyParam = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/** The capabilities that are no calls, by what describes them. */
const others: Record<Exclude<Capability, keyof typeof additionalCalls>, (find: FindOperation) => boolean> = {
  idempotencyKeys: (find) =>
    find('POST', '/orderparts')?.parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key') ?? false,
  uniquePartNames: (find) => '409' in (find('POST', '/addparts')?.responses ?? {}),
  orderNumbers: (find) => JSON.stringify(find('GET', '/userOrders')?.responses ?? {}).includes('"orderNumber"'),
  orderExtra: (find) => JSON.stringify(find('GET', '/userOrders')?.responses ?? {}).includes('"extra"'),
};

type FindOperation = (method: string, path: string) => InferOutput<typeof Operation> | undefined;

function withoutResponse(error: unknown): undefined {
  if (!(error instanceof NoResponse)) throw error;
}

/** The capabilities that the host describes in `/openapi.json`; undefined if it has no such document. */
export async function readCapabilities({ send }: Pick<Host, 'send'>): Promise<Capability[] | undefined> {
  const response = await send('/openapi.json', {}).catch(withoutResponse);
  const document = safeParse(OpenApi, response?.json);
  if (response?.status !== 200 || !document.success) return undefined;
  const { paths } = document.output;

  const find: FindOperation = (method, path) => {
    const described = Object.entries(paths).find(([each]) => anyParam(each) === anyParam(path))?.[1];
    const operation = safeParse(Operation, described?.[method.toLowerCase()]);
    return operation.success ? operation.output : undefined;
  };

  const isOffered = ({ endpoint }: Call) => {
    const { method, path, query } = splitEndpoint(endpoint);
    const operation = find(method, path);
    const names = operation?.parameters.map(({ name }) => name);
    // Some calls differ from a documented one in their query only.
    return operation !== undefined && paramsOf(query).every(({ name }) => names?.includes(name));
  };

  const calls: Record<string, Call> = additionalCalls;
  const checks: Record<string, (find: FindOperation) => boolean> = others;
  return (Object.keys(documentedCapabilities) as Capability[]).filter((name) => {
    const call = calls[name];
    return call ? isOffered(call) : (checks[name]?.(find) ?? false);
  });
}
