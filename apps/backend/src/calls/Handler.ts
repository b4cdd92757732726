import type { Readable } from 'node:stream';
import type { CallResponse, CallName, contract, Input } from '@dealerkit/api-client';
import type { FastifyRequest } from 'fastify';
import type { CallerOf } from '../policy/authenticate.ts';
import type { Catalogue } from '../store/Store.ts';

/** The calls with a handler; `findParts`, `findReviews`, `findUsers` and `findOwnOrders` also serve the `list` calls, which have the same paths. */
export type HandledCall = Exclude<CallName, 'listParts' | 'listReviews' | 'listUsers' | 'listOrders'>;

/** The caller, as the token of the call identifies it. */
export type Caller<Name extends HandledCall> = CallerOf[(typeof contract)[Name]['token']];

/** What a public read needs, whose response is the same for every caller. */
interface PublicContext {
  /** Where it reads parts and reviews. */
  catalogue: Catalogue;
  /** Sets response headers. */
  setHeaders: (headers: Record<string, string>) => void;
}

interface Context<Name extends HandledCall> extends PublicContext {
  caller: Caller<Name>;
  request: FastifyRequest;
}

/** What a handler resolves to: the values of the JSON, or the pieces of a text or a file. */
type Result<Name extends HandledCall> =
  CallResponse<Name> extends void ? object : CallResponse<Name> extends string | Blob ? Readable : CallResponse<Name>;

/** Runs a call that its policy allows. */
type Handler<Name extends HandledCall> = (input: Input<Name>, context: Context<Name>) => Promise<Result<Name>>;

/** A handler for each of the named public reads. */
export type PublicHandlers<Names extends HandledCall> = {
  [Name in Names]: (input: Input<Name>, context: PublicContext) => Promise<Result<Name>>;
};

/** A handler for each of the named calls. */
export type Handlers<Names extends HandledCall = HandledCall> = { [Name in Names]: Handler<Name> };
