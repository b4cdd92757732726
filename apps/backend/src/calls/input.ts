import { contract, type Input, paramsOf } from '@dealerkit/api-client';
import { MAX_BASKET_LINES } from '@dealerkit/domain/basket/basketRules';
import { email, storableText } from '@dealerkit/domain/text/textRules';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import type { HandledCall } from './Handler.ts';
import { limitOf, maxListLength } from './listQuery.ts';
import { parse } from './parse.ts';

type Values = Record<string, unknown>;

/** The parts of a request that carry its input. */
export interface RequestParts {
  Params: Values;
  Querystring: Values;
  Body: unknown;
}

/** The lengths of lists without a limit, unless they are the longest ones. */
const defaultLengths: Partial<Record<HandledCall, number>> = { findOrders: 50, findAudit: 50 };

/** How many values a parameter can have, unless it is a filter. */
const listLengths: Partial<Record<string, number>> = { ids: MAX_BASKET_LINES };

const maxFilterValues = 50;

/** The schema of a parameter that can be given several times. */
function listOf(schema: v.GenericSchema<string, string>, length: number) {
  const list = v.pipe(v.array(schema), v.maxLength(length, `must not have more than ${length} values`));
  return v.union([
    v.pipe(
      schema,
      v.transform((value) => [value]),
    ),
    list,
  ]);
}

/** The schema of a call's path and query parameters. */
function paramsSchema(name: HandledCall): v.GenericSchema<unknown, Values> {
  const entries: v.ObjectEntries = {};
  for (const { name: param, isOptional, isList } of paramsOf(contract[name].endpoint)) {
    const schema = param === 'email' ? email : storableText;
    const values = isList ? listOf(schema, listLengths[param] ?? maxFilterValues) : schema;
    entries[param] = isOptional ? v.optional(values) : values;
    if (param === 'limit') entries[param] = limitOf(defaultLengths[name] ?? maxListLength);
  }
  return v.object(entries);
}

/** Reads path, query and body as one object, the input of the client's function. */
export type InputReader<Name extends HandledCall> = (request: FastifyRequest<RequestParts>) => Input<Name>;

/** Creates the input reader of a call, which throws an HttpError 400. */
export function createInputReader<Name extends HandledCall>(name: Name): InputReader<Name> {
  const paramSchema = paramsSchema(name);
  const bodySchema: v.GenericSchema<unknown, Values> | undefined = contract[name].body;
  return ({ params, query, body }) => {
    const fromUrl = parse(paramSchema, { ...query, ...params });
    const fromBody: Values = bodySchema ? parse(bodySchema, body) : {};
    for (const [path, value] of Object.entries(fromUrl)) {
      if (path in fromBody && fromBody[path] !== value) {
        const message = 'must match the URL';
        throw new HttpError(400, `${path} ${message}.`, [{ path, message }]);
      }
    }
    // Both schemas come from the call's row in the contract, which the compiler cannot follow.
    return { ...fromBody, ...fromUrl } as Input<Name>;
  };
}
