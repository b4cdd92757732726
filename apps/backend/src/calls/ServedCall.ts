import type { Answer, CallName, contract, Input } from '@dealerkit/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AskerOf } from '../roles/authenticate.ts';

/** The calls that have a handler: `findParts` and `findUsers` answer the plain lists too, being the same paths with a query. */
export type ServedCall = Exclude<CallName, 'listParts' | 'listUsers'>;

/** Whoever asks, as the call's token proves it. */
export type Asker<Name extends ServedCall> = AskerOf[(typeof contract)[Name]['token']];

interface Context<Name extends ServedCall> {
  asker: Asker<Name>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Sets headers of the answer. */
  head: (headers: Record<string, string>) => void;
}

type Wire<Name extends ServedCall> = Answer<Name> extends void ? object : Answer<Name>;

/** Does what a call asks for, once the role table has let it through. */
export type Handler<Name extends ServedCall> = (input: Input<Name>, context: Context<Name>) => Promise<Wire<Name>>;

/** A handler for each of these calls. */
export type Handlers<Names extends ServedCall = ServedCall> = { [Name in Names]: Handler<Name> };
