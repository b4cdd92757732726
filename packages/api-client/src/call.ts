import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** A method and a path; `{param}` is required, `{param?}` is optional. */
export type Endpoint = `${Method} /${string}`;

/** The token in `Authorization: Bearer`: none, the backend's access token, or the identity provider's ID token. */
export type Token = 'none' | 'access' | 'identity';

/** The schema of a JSON body, or `undefined` for a call without one. */
export type Body = ObjectSchema<ObjectEntries, undefined> | undefined;

/** One row of the contract. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly token: Token;
  readonly body: Body;
  /** The schema of the response body; `undefined` if the shop's API defines none, so that any 2xx is a success. */
  readonly answer: GenericSchema | undefined;
}

/** Creates one row of the contract. */
export function call<
  const A extends Endpoint,
  const T extends Token,
  const B extends Body,
  const R extends GenericSchema | undefined,
>(endpoint: A, token: T, body: B, answer: R) {
  return { endpoint, token, body, answer };
}

type Params<A extends string> = A extends `${string}{${infer Param}}${infer Rest}` ? Param | Params<Rest> : never;

type ParamValues<Param extends string> = {
  [H in Param as H extends `${string}?` ? never : H]: string;
} & {
  [H in Param as H extends `${infer Name}?` ? Name : never]?: string | number | undefined;
};

type Flat<T> = { [K in keyof T]: T[K] };

type BodyValues<B> = B extends GenericSchema ? InferOutput<B> : unknown;

/** The input of a call as one object: the params of its endpoint and the keys of its body. */
export type InputOf<C extends Call> = Flat<ParamValues<Params<C['endpoint']>> & BodyValues<C['body']>>;

/** What a call resolves to. */
export type AnswerOf<C extends Call> = C['answer'] extends GenericSchema ? InferOutput<C['answer']> : void;

/** Splits an endpoint: `GET /userOrders?email={email}` into its method, `/userOrders` and `email={email}`. */
export function splitEndpoint(endpoint: Endpoint) {
  const [, method = '', path = '', query = ''] = /^(\w+) ([^?]*)\??(.*)$/.exec(endpoint) ?? [];
  return { method: method as Method, path, query };
}
