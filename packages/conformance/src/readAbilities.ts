import {
  type Ability,
  additionalCalls,
  documentedAbilities,
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

/** The abilities that are no calls, by what describes them. */
const others: Record<Exclude<Ability, keyof typeof additionalCalls>, (find: FindOperation) => boolean> = {
  idempotencyKeys: (find) =>
    find('POST', '/orderparts')?.parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key') ?? false,
  uniquePartNames: (find) => '409' in (find('POST', '/addparts')?.responses ?? {}),
  orderNumbers: (find) => JSON.stringify(find('GET', '/userOrders')?.responses ?? {}).includes('"orderNumber"'),
};

type FindOperation = (method: string, path: string) => InferOutput<typeof Operation> | undefined;

function withoutResponse(error: unknown): undefined {
  if (!(error instanceof NoResponse)) throw error;
}

/** The abilities that the host describes in `/openapi.json`; undefined if it has no such document. */
export async function readAbilities({ send }: Pick<Host, 'send'>): Promise<Ability[] | undefined> {
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
  return (Object.keys(documentedAbilities) as Ability[]).filter((name) => {
    const call = calls[name];
    return call ? isOffered(call) : (checks[name]?.(find) ?? false);
  });
}
