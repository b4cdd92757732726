import { type Call, documentedCalls, type Issue, ownCalls, splitEndpoint } from '@dealerkit/api-client';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { bodies } from '../calls/bodies.ts';
import { longestList } from '../calls/listQuery.ts';
import { roles } from '../roles/roles.ts';

type Json = Record<string, unknown>;

/** One operation of the document, as far as the readable page shows it. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Json[];
  parameters: { name: string; in: string; required: boolean; schema: Json; description?: string }[];
  requestBody?: { required: true; content: Json };
  responses: Record<string, { description: string; content?: Json }>;
}

/** An OpenAPI 3.1 document. */
export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}

const summaries: Record<keyof typeof roles, string> = {
  getAdmin: 'Whether somebody is an admin',
  signIn: "Exchange the identity provider's ID token for an access token",
  listUsers: `The newest ${longestList} users, the newest last`,
  makeAdmin: 'Make somebody an admin',
  updateUser: 'Change a profile',
  listOrders: "Somebody's orders",
  deleteOrder: 'Delete an order and give its quantity back to the stock',
  listParts: `The newest ${longestList} parts, the newest last`,
  getPart: 'One part',
  placeOrder: 'Order a part and take the quantity from its stock',
  addPart: 'Put a part on sale',
  deletePart: 'Take a part off sale',
  addReview: 'Add a review',
  listReviews: `The newest ${longestList} reviews, the newest last`,
  getProfile: "Somebody's profile",
  findParts: 'Parts page by page, by search, or sorted',
  findUsers: 'Users page by page, or by search',
  getHealth: 'Whether the backend is alive',
};

const config: ConversionConfig = { errorMode: 'ignore', typeMode: 'output' };

function schemaOf(schema: GenericSchema): Json {
  const { $schema: _draft, ...rest } = toJsonSchema(schema, config);
  return rest;
}

const bodySchemas: Record<string, GenericSchema | undefined> = bodies;

/** The bounds of a body are told where an answer's own schema is too tolerant to say more than "anything". */
const known = new Map(
  Object.values(bodies).flatMap((body) => Object.entries((schemaOf(body)['properties'] ?? {}) as Record<string, Json>)),
);

function answerSchema(schema: GenericSchema): Json {
  const described = schemaOf(schema);
  const items = described['items'] as Json | undefined;
  const properties = (items ?? described)['properties'] as Record<string, Json> | undefined;
  for (const [name, property] of Object.entries(properties ?? {})) {
    const told = known.get(name);
    if (property['type'] === undefined && properties && told) properties[name] = told;
  }
  return described;
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const headerOfAttempt = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description:
    'Names this attempt: sent again, it answers the same order and never makes a second one, or a 409 once that is deleted.',
};

const refusals: Record<string, string> = {
  400: 'What was sent is wrong; `issues` says where.',
  401: 'No valid token.',
  403: 'The role does not allow it.',
  404: 'There is no such thing.',
  409: 'The state of the shop forbids it.',
  413: 'The body is larger than 64 KiB.',
  415: 'The body is not JSON.',
  422: 'The Idempotency-Key belongs to another order.',
  429: 'Too often from this address; `Retry-After` says when again.',
  503: 'Not now; `Retry-After` says when again.',
};

function statusesOf(name: string, { endpoint, token }: Call): string[] {
  const { method, path } = splitEndpoint(endpoint);
  return [
    '400',
    ...(token === 'none' ? [] : ['401', '403']),
    ...(path.startsWith('/purchase/') || ['placeOrder', 'updateUser', 'getProfile'].includes(name) ? ['404'] : []),
    ...(['placeOrder', 'addPart'].includes(name) ? ['409'] : []),
    ...(bodySchemas[name] ? ['413', '415'] : []),
    ...(name === 'placeOrder' ? ['422'] : []),
    ...(method === 'GET' ? [] : ['429']),
    '503',
  ];
}

function operationOf(name: keyof typeof roles, call: Call, tag: string): Operation {
  const { method, query } = splitEndpoint(call.endpoint);
  const holes = Array.from(call.endpoint.matchAll(/\{(\w+)(\??)\}/g), ([hole, key = '', mayMiss]) => ({
    name: key,
    in: query.includes(hole) ? 'query' : 'path',
    required: !mayMiss,
    schema: { type: 'string' },
  }));
  const body = bodySchemas[name];
  const made = ['placeOrder', 'addPart', 'addReview'].includes(name) ? '201' : '200';
  const answer = call.answer ? answerSchema(call.answer) : { type: 'object' };
  const { may } = roles[name];
  return {
    operationId: name,
    summary: `${summaries[name]}. For ${may === 'admin' ? 'admins' : may}.`,
    tags: [tag],
    security: call.token === 'none' ? [] : [{ [call.token]: [] }],
    parameters: name === 'placeOrder' && method === 'POST' ? [...holes, headerOfAttempt] : holes,
    ...(body && { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      [made]: { description: 'Done.', content: json(answer) },
      ...Object.fromEntries(
        statusesOf(name, call).map((status) => [
          status,
          { description: refusals[status] ?? '', content: json({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
    },
  };
}

/** Describes every call of the contract, the documented ones apart from our own. */
export function openApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  const groups: [tag: string, calls: Record<string, Call>][] = [
    // A plain list is the same path as its page, which says all there is to say.
    ['Our own additions', ownCalls],
    ['Documented calls', documentedCalls],
  ];
  for (const [tag, calls] of groups) {
    for (const [name, call] of Object.entries(calls)) {
      const { method, path } = splitEndpoint(call.endpoint);
      const operations = (paths[path] ??= {});
      operations[method.toLowerCase()] ??= operationOf(name as keyof typeof roles, call, tag);
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
        access: { type: 'http', scheme: 'bearer', description: 'The token that PUT /user/{email} answers.' },
        identity: { type: 'http', scheme: 'bearer', description: "The identity provider's ID token." },
      },
      schemas: {
        Refusal: {
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
