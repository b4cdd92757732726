import {
  additionalCalls,
  type Call,
  type CallName,
  contract,
  type Issue,
  paramsOf,
  pictureBody,
  splitEndpoint,
  workbook,
  workbookType,
} from '@dealerkit/api-client';
import { MyData } from '@dealerkit/domain/account/myData';
import summaries from '@dealerkit/api-client/summaries.json' with { type: 'json' };
import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { GenericSchema } from 'valibot';
import { type PolicyOfCaller, policies } from '../policy/policies.ts';
import { textColumns } from '../store/texts.ts';
import { errorDescriptions } from './errorDescriptions.ts';
import { listHeaders } from './listHeaders.ts';
import type { Json } from './openApiTypes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route serves. */
    call?: CallName;
  }
}

function schemaOf(schema: GenericSchema): Json {
  const { $schema: _draft, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'output' });
  return rest;
}

const propertiesOf = (schema: Json) => (schema['properties'] ?? {}) as Record<string, Json>;

/** The request schema of each property, for response properties whose own schema allows anything. */
const bodyProperties = new Map(
  Object.values<Call>(contract).flatMap(({ body }) => (body ? Object.entries(propertiesOf(schemaOf(body))) : [])),
);

function responseSchema(schema: GenericSchema | undefined): Json {
  const described = schema ? schemaOf(schema) : { type: 'object' };
  const properties = propertiesOf((described['items'] as Json | undefined) ?? described);
  for (const [name, property] of Object.entries(properties)) {
    const schemaOfBody = bodyProperties.get(name);
    if (property['type'] === undefined && schemaOfBody) properties[name] = schemaOfBody;
  }
  return described;
}

/** The schema of the params in a path or a query. */
function paramsSchema(text: string): Json {
  const params = paramsOf(text);
  const schema = { type: 'string' };
  return {
    type: 'object',
    properties: Object.fromEntries(
      params.map(({ name, isList }) => [name, isList ? { type: 'array', items: schema } : schema]),
    ),
    required: params.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
  };
}

const idempotencyKey = {
  type: 'string',
  maxLength: textColumns.order_attempts.idempotency_key,
  description:
    'Identifies this order: a repeated call returns the same order and never places a second one, or returns 409 after the order was deleted.',
};

function errorStatuses({ endpoint, token, body, refusals }: Call): number[] {
  const { method } = splitEndpoint(endpoint);
  return [
    400,
    ...(token === 'none' ? [] : [401, 403]),
    ...refusals,
    ...(body ? [413, 415] : []),
    ...(method === 'GET' ? [] : [429]),
    503,
  ];
}

/** The schemas of responses that clients check in part only. */
const wholeResponses: Partial<Record<CallName, GenericSchema>> = { getMyData: MyData };
const passkeyTexts = {
  protected: ', who confirms with a passkey every 15 minutes if there is one or the shop requires it',
  own: ', who confirms with a passkey every 15 minutes if there is one',
};

function policyText(policy: PolicyOfCaller): string {
  if (policy.policy !== 'admin' || !policy.passkey) return `Policy: ${policy.policy}.`;
  const when = policy.passkeyFor ? ' for some of the values' : '';
  return `Policy: admin${passkeyTexts[policy.passkey]}${when}.`;
}

/** The types of a picture that is sent as it is. */
const pictureContent = { content: { 'image/*': { schema: {} }, 'application/octet-stream': { schema: {} } } };

/** The body of a response that is accepted. */
function responseContent(schema: GenericSchema | undefined): Json {
  if (schema === workbook) return { [workbookType]: { schema: {} } };
  const described = responseSchema(schema);
  return { [described['type'] === 'string' ? 'text/csv' : 'application/json']: { schema: described } };
}

function describe(name: CallName): FastifySchema & Json {
  const call: Call = contract[name];
  const { path, query } = splitEndpoint(call.endpoint);
  const errors = errorStatuses(call).map((status) => [
    status,
    { description: errorDescriptions[status], content: { 'application/json': { schema: { $ref: 'Error#' } } } },
  ]);
  return {
    operationId: name,
    summary: `${summaries[name]}.`,
    description: policyText(policies[name]),
    tags: [name in additionalCalls ? 'Additional calls' : 'Documented calls'],
    security: call.token === 'none' ? [] : [{ [call.token]: [] }],
    params: paramsSchema(path),
    querystring: paramsSchema(query),
    ...(call.idempotencyKey && {
      headers: { type: 'object', properties: { 'Idempotency-Key': idempotencyKey } },
    }),
    ...(call.body && { body: call.body === pictureBody ? pictureContent : schemaOf(call.body) }),
    response: {
      [call.status]: {
        description: 'Success.',
        ...(query.includes('{limit?}') && { headers: listHeaders }),
        content: responseContent(wholeResponses[name] ?? call.response),
      },
      ...Object.fromEntries(errors),
    },
  };
}

const issue: Record<keyof Issue, Json> = { path: { type: 'string' }, message: { type: 'string' } };

/** Describes the routes of the calls that are added afterwards, for `app.swagger()`. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  app.addSchema({
    $id: 'Error',
    type: 'object',
    required: ['message', 'issues'],
    properties: {
      message: { type: 'string' },
      issues: { type: 'array', items: { type: 'object', required: ['path', 'message'], properties: issue } },
    },
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'dealerkit', version: '0.1.0', description: "The calls of a truck parts dealer's backend." },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          access: { type: 'http', scheme: 'bearer', description: 'The token that PUT /user/{email} returns.' },
          identity: { type: 'http', scheme: 'bearer', description: "The identity provider's ID token." },
        },
      },
    },
    // The only shared schema.
    refResolver: { buildLocalReference: () => 'Error' },
    // Only here: a schema on the route would make Fastify check each value a second time.
    transform: ({ route, url }) => ({
      url,
      schema: route.config?.call ? describe(route.config.call) : { hide: true },
    }),
  });
}
