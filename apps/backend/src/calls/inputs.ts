import { contract, type Input } from '@dealerkit/api-client';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '../Refusal.ts';
import { bodies, email, textWithoutNul } from './bodies.ts';
import { parse } from './parse.ts';
import type { ServedCall } from './ServedCall.ts';

type Values = Record<string, unknown>;

/** Where a request carries its input. */
export interface Sent {
  Params: Values;
  Querystring: Values;
  Body: unknown;
}

const bodyOf: Partial<Record<ServedCall, v.GenericSchema<unknown, Values>>> = bodies;

/** The schema of what is filled into a call's path and query. */
function holesOf(name: ServedCall): v.GenericSchema<unknown, Values> {
  const entries: v.ObjectEntries = {};
  for (const [, hole = '', mayMiss] of contract[name].endpoint.matchAll(/\{(\w+)(\??)\}/g)) {
    const schema = hole === 'email' ? email : textWithoutNul;
    entries[hole] = mayMiss ? v.optional(schema) : schema;
  }
  return v.object(entries);
}

/** Reads all that a call was sent as one object, as the client was given it. */
export type ReadInput<Name extends ServedCall> = (request: FastifyRequest<Sent>) => Input<Name>;

/** Makes what reads the input of a call. It throws a Refusal 400. */
export function createReadInput<Name extends ServedCall>(name: Name): ReadInput<Name> {
  const holes = holesOf(name);
  const body = bodyOf[name];
  return ({ params, query, body: sent }) => {
    const filled = parse(holes, { ...query, ...params });
    const values: Values = body ? parse(body, sent) : {};
    for (const [path, value] of Object.entries(filled)) {
      if (path in values && values[path] !== value) {
        const message = 'must be the one in the address of the call';
        throw new Refusal(400, `${path} ${message}.`, [{ path, message }]);
      }
    }
    // The compiler cannot follow a row of the contract through its own text; the schemas come from the same row.
    return { ...values, ...filled } as Input<Name>;
  };
}
