import { additionalCalls, documentedCalls, splitEndpoint } from '@dealerkit/api-client';
import type { Call, Issue } from '@dealerkit/api-client';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { bodies } from '../calls/bodies.ts';
import { listHeaders } from './listHeaders.ts';
import { maxListLength } from '../calls/listQuery.ts';
import { errorDescriptions } from './errorDescriptions.ts';
import { textColumns } from '../store/texts.ts';
import { policies } from '../policy/policies.ts';
import type { Json, OpenApi, Operation } from './openApiTypes.ts';

const summaries: Record<keyof typeof policies, string> = {
  getAdmin: 'Whether a user is an admin',
  signIn: "Exchange the identity provider's ID token for an access token",
  listUsers: `The newest ${maxListLength} users, the newest last`,
  makeAdmin: 'Make a user an admin',
  updateUser: 'Change a profile',
  listOrders: `The newest ${maxListLength} orders of a user, the newest last`,
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
  findOwnOrders: 'The orders of a user page by page, the newest last, to whom `by` is `shop` in the steps of admins',
  updatePart:
    'Change a part whose values are still the ones that were read; `read` has every key of `changes`, `null` where there was no value',
  findOrders: 'Orders of all customers, newest first, by search, status and date (YYYY-MM-DD, or ISO 8601)',
  setOrderStatus:
    'Set the status of an order that still has the status `from`: one step forward, one back, or cancelled',
  updateReview: 'Change a review',
  deleteReview: 'Delete a review',
  blockUser: 'Block a user',
  unblockUser: 'Unblock a user',
  signOutEverywhere: 'End all sign-ins of a user until now, on all devices',
  removeAdmin: 'Take the role of an admin away',
  getOverview: 'Orders, stock, revenue and users at a glance',
  findAudit: 'Who changed what, newest first, by search and date (YYYY-MM-DD, or ISO 8601)',
  exportList: 'The whole list of `parts`, `users`, `orders` or `audit` as CSV; the audit records it',
  getHealth: 'Whether the backend is alive',
  getHealthDetail: 'Whether the backend is alive, and the age of its last good backup',
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
  schema: { type: 'string', maxLength: textColumns.order_attempts.idempotency_key },
  description:
    'Identifies this order: a repeated call returns the same order and never places a second one, or returns 409 after the order was deleted.',
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
        content: answer['type'] === 'string' ? { 'text/csv': { schema: answer } } : json(answer),
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
