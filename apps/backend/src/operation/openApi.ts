import { additionalCalls, documentedCalls, maxTotalCount, splitEndpoint } from '@dealerkit/api-client';
import type { Call, Issue } from '@dealerkit/api-client';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { bodies } from '../calls/bodies.ts';
import { maxListLength } from '../calls/listQuery.ts';
import { policies } from '../policy/policies.ts';

type Json = Record<string, unknown>;

/** One operation of the document. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Json[];
  parameters: { name: string; in: string; required: boolean; schema: Json; description?: string }[];
  requestBody?: { required: true; content: Json };
  responses: Record<string, { description: string; headers?: typeof listHeaders; content?: Json }>;
}

/** An OpenAPI 3.1 document. */
export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}

const summaries: Record<keyof typeof policies, string> = {
  getAdmin: 'Whether a user is an admin',
  signIn: "Exchange the identity provider's ID token for an access token",
  listUsers: `The newest ${maxListLength} users, the newest last`,
  makeAdmin: 'Make a user an admin',
  updateUser: 'Change a profile',
  listOrders: 'The orders of a user, to whom `by` is `shop` in the steps of admins',
  deleteOrder: 'Delete an order and return its quantity to the stock',
  listParts: `The newest ${maxListLength} parts, the newest last`,
  getPart: 'One part',
  placeOrder: 'Order a part and take the quantity from its stock',
  addPart: 'Put a part on sale',
  deletePart: 'Take a part off sale',
  addReview: 'Add a review',
  listReviews: `The newest ${maxListLength} reviews, the newest last`,
  getProfile: 'The profile of a user',
  listOwnReviews: 'The newest reviews of a user',
  findParts: 'Parts page by page, by search, stock and price, or sorted',
  findReviews: 'The newest reviews, the newest last, at most 300 kB in total',
  findUsers: 'Users page by page, sorted, or by search',
  updatePart:
    'Change a part whose values are still the ones that were read; `read` has every key of `changes`, `null` where there was no value',
  findOrders: 'Orders of all customers, newest first, by search, status and date (YYYY-MM-DD, or ISO 8601)',
  setOrderStatus: 'Set the status of an order that still has the status `from`',
  updateReview: 'Change a review',
  deleteReview: 'Delete a review',
  blockUser: 'Block a user',
  unblockUser: 'Unblock a user',
  removeAdmin: 'Take the role of an admin away',
  getOverview: 'Orders, stock, revenue and users at a glance',
  getHealth: 'Whether the backend is alive',
};

function schemaOf(schema: GenericSchema): Json {
  const { $schema: _draft, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'output' });
  return rest;
}

const bodySchemas: Record<string, GenericSchema | undefined> = bodies;

/** The request schema of each property, for response properties whose own schema allows anything. */
const bodyProperties = new Map(
  Object.values(bodies).flatMap((body) => Object.entries((schemaOf(body)['properties'] ?? {}) as Record<string, Json>)),
);

function answerSchema(schema: GenericSchema): Json {
  const described = schemaOf(schema);
  const items = described['items'] as Json | undefined;
  const properties = (items ?? described)['properties'] as Record<string, Json> | undefined;
  for (const [name, property] of Object.entries(properties ?? {})) {
    const schemaOfBody = bodyProperties.get(name);
    if (property['type'] === undefined && properties && schemaOfBody) properties[name] = schemaOfBody;
  }
  return described;
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const idempotencyKeyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description:
    'Identifies this order: a repeated call returns the same order and never places a second one, or returns 409 after the order was deleted.',
};

/** The headers of a list that is read page by page. */
const listHeaders: Record<string, { description: string; schema: Json }> = {
  'X-Total-Count': {
    description: `The number of rows on all pages. The count of a search or a filter stops at ${maxTotalCount}, so this value means this many or more.`,
    schema: { type: 'integer' },
  },
  Link: { description: 'The address of the next page (`rel="next"`), if there is one.', schema: { type: 'string' } },
};

const errorDescriptions: Record<string, string> = {
  400: 'The input is invalid; `issues` lists the invalid values.',
  401: 'No valid token.',
  403: 'The caller may not make this call.',
  404: 'Not found.',
  409: 'In conflict with the current data; about an order or a part, `order` or `part` is the present one.',
  413: 'The body is larger than 64 KiB.',
  415: 'The body is not JSON.',
  422: 'The Idempotency-Key belongs to another order.',
  429: 'Too many requests; `Retry-After` is the time to wait in seconds.',
  503: 'Unavailable; `Retry-After` is the time to wait in seconds.',
};

const notFound = ['getPart', 'placeOrder', 'updateUser', 'getProfile', 'updatePart', 'setOrderStatus', 'updateReview'];
const conflicting = [
  'signIn',
  'placeOrder',
  'addPart',
  'updatePart',
  'setOrderStatus',
  'deleteOrder',
  'makeAdmin',
  'removeAdmin',
  'blockUser',
];

function errorStatuses(name: string, { endpoint, token }: Call): string[] {
  const { method } = splitEndpoint(endpoint);
  return [
    '400',
    ...(token === 'none' ? [] : ['401', '403']),
    ...(notFound.includes(name) ? ['404'] : []),
    ...(conflicting.includes(name) ? ['409'] : []),
    ...(bodySchemas[name] ? ['413', '415'] : []),
    ...(name === 'placeOrder' ? ['422'] : []),
    ...(method === 'GET' ? [] : ['429']),
    '503',
  ];
}

function operationOf(name: keyof typeof policies, call: Call, tag: string): Operation {
  const { method, query } = splitEndpoint(call.endpoint);
  const params = Array.from(call.endpoint.matchAll(/\{(\w+)(\??)\}/g), ([param, key = '', isOptional]) => ({
    name: key,
    in: query.includes(param) ? 'query' : 'path',
    required: !isOptional,
    schema: { type: 'string' },
  }));
  const body = bodySchemas[name];
  const status = ['placeOrder', 'addPart', 'addReview'].includes(name) ? '201' : '200';
  const answer = call.answer ? answerSchema(call.answer) : { type: 'object' };
  const { policy } = policies[name];
  return {
    operationId: name,
    summary: `${summaries[name]}. For ${policy === 'admin' ? 'admins' : policy}.`,
    tags: [tag],
    security: call.token === 'none' ? [] : [{ [call.token]: [] }],
    parameters: name === 'placeOrder' && method === 'POST' ? [...params, idempotencyKeyHeader] : params,
    ...(body && { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      [status]: {
        description: 'Success.',
        ...(query.includes('{limit?}') && { headers: listHeaders }),
        content: json(answer),
      },
      ...Object.fromEntries(
        errorStatuses(name, call).map((code) => [
          code,
          { description: errorDescriptions[code] ?? '', content: json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  };
}

/** Describes every call of the contract, with one tag for the documented calls and one for the additions. */
export function openApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  const groups: [tag: string, calls: Record<string, Call>][] = [
    // The additional calls come first: `findParts` describes the path that `listParts` shares.
    ['Additional calls', additionalCalls],
    ['Documented calls', documentedCalls],
  ];
  for (const [tag, calls] of groups) {
    for (const [name, call] of Object.entries(calls)) {
      const { method, path } = splitEndpoint(call.endpoint);
      const operations = (paths[path] ??= {});
      operations[method.toLowerCase()] ??= operationOf(name as keyof typeof policies, call, tag);
    }
  }
  const issue: Record<keyof Issue, Json> = { path: { type: 'string' }, message: { type: 'string' } };
  return {
    openapi: '3.1.0',
    info: { title: 'dealerkit', version: '0.1.0', description: "The calls of a truck parts dealer's backend." },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        access: { type: 'http', scheme: 'bearer', description: 'The token that PUT /user/{email} returns.' },
        identity: { type: 'http', scheme: 'bearer', description: "The identity provider's ID token." },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['message', 'issues'],
          properties: {
            message: { type: 'string' },
            issues: { type: 'array', items: { type: 'object', required: ['path', 'message'], properties: issue } },
          },
        },
      },
    },
  };
}
