import type { GenericSchema, InferOutput, ObjectEntries } from 'valibot';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** A method and a path; `{param}` is required, `{param?}` is optional, and `{param*}` can have several values. */
export type Endpoint = `${Method} /${string}`;

/** The token in `Authorization: Bearer`: none, the backend's access token, or the identity provider's ID token. */
export type Token = 'none' | 'access' | 'identity';

/** The schema of the body, which is JSON unless it is a picture, or `undefined` for a call without one. */
export type Body = (GenericSchema & { readonly entries: ObjectEntries }) | undefined;

/** One row of the contract. */
export interface Call<
  E extends Endpoint = Endpoint,
  T extends Token = Token,
  B extends Body = Body,
  A extends GenericSchema | undefined = GenericSchema | undefined,
> {
  readonly endpoint: E;
  readonly token: T;
  /** The schema by which the host checks the body; the client sends the values of its keys. */
  readonly body: B;
  /** The schema of the response body; `undefined` if the shop's API defines none, so that any 2xx is a success. */
  readonly response: A;
  /** The calls whose responses this one changes. */
  readonly changes: readonly string[];
  /** The status of an accepted call. */
  readonly status: 200 | 201;
  /** The statuses of refusals that other calls with this method and token do not have. */
  readonly refusals: readonly (404 | 409 | 422)[];
  /** Whether the call takes an `Idempotency-Key`. */
  readonly idempotencyKey: boolean;
  /** The maximum size of the body that the host takes, in bytes. With an idempotency key the edge takes 256 KiB (`deploy/varnish/default.vcl`). */
  readonly bodyLimit: number;
}

/** What a row of the contract states besides its endpoint; one that writes always names its changes. */
type Details<E, T, B, A> = { readonly token: T; readonly body?: B; readonly response?: A } & Partial<
  Pick<Call, 'changes' | 'status' | 'refusals' | 'idempotencyKey' | 'bodyLimit'>
> &
  (E extends `GET ${string}` ? unknown : Pick<Call, 'changes'>);

/** Creates one row of the contract. */
export function call<
  const E extends Endpoint,
  const T extends Token,
  B extends Body = undefined,
  A extends GenericSchema | undefined = undefined,
>(endpoint: E, details: Details<E, T, B, A>): Call<E, T, B, A> {
  const defaults = { changes: [], status: 200, refusals: [], idempotencyKey: false, bodyLimit: 64 * 1024 } as const;
  // A row without a body or a response has the type `undefined` for it.
  const shapes = { body: details.body as B, response: details.response as A };
  return { endpoint, ...defaults, ...details, ...shapes };
}

type Params<A extends string> = A extends `${string}{${infer Param}}${infer Rest}` ? Param | Params<Rest> : never;

type ParamValues<Param extends string> = {
  [H in Param as H extends `${string}${'?' | '*'}` ? never : H]: string;
} & {
  [H in Param as H extends `${infer Name}?` ? Name : never]?: string | number | undefined;
} & {
  [H in Param as H extends `${infer Name}*` ? Name : never]?: readonly string[] | undefined;
};

/** An intersection as one object, which is how editors show it. */
type Flat<T> = T extends infer O ? { [K in keyof O]: O[K] } : never;

type BodyValues<B> = B extends GenericSchema ? InferOutput<B> : unknown;

/** The input of a call as one object: the params of its endpoint and the keys of its body. */
export type InputOf<C extends Call> = Flat<ParamValues<Params<C['endpoint']>> & BodyValues<C['body']>>;

/** What a call resolves to. */
export type ResponseOf<C extends Call> = C['response'] extends GenericSchema ? InferOutput<C['response']> : void;

/** The params of a path or a query. */
export function paramsOf(text: string): { name: string; isOptional: boolean; isList: boolean }[] {
  return Array.from(text.matchAll(/\{(\w+)([?*]?)\}/g), ([, name = '', mark]) => ({
    name,
    isOptional: mark !== '',
    isList: mark === '*',
  }));
}

/** Splits an endpoint: `GET /userOrders?email={email}` into its method, `/userOrders` and `email={email}`. */
export function splitEndpoint(endpoint: Endpoint) {
  const [, method = '', path = '', query = ''] = /^(\w+) ([^?]*)\??(.*)$/.exec(endpoint) ?? [];
  return { method: method as Method, path, query };
}
