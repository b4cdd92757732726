import { randomUUID } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from './config.ts';

/** What is logged and where to (standard output unless given). */
export interface Log {
  level: Config['logLevel'];
  stream?: { write(line: string): void };
}

/** What libraries put what they were given into: quotes, and what looks like an e-mail address, a token or a phone number. */
const givenText = /"[^"]*"|'[^']*'|`[^`]*`|\S+@\S+|[\w.-]{24,}|\+?\d[\d\s()-]{5,}\d/g;

function withoutPrivate(text: string): string {
  return text.replace(givenText, '…');
}

/** What is told of an error: what it is and where in the code it arose. */
function describe({ name, message, stack = '', ...more }: Error & { code?: unknown }) {
  const frames = stack.replace(message, () => '').split('\n');
  return {
    type: name,
    ...(typeof more.code === 'string' && { code: more.code }),
    message: withoutPrivate(message),
    stack: frames.filter((line) => /^\s+at /.test(line)).join('\n'),
  };
}

/** The fields and the text of a line, which libraries give as a text alone, as an error, or as both with or without a text. */
function lineOf([given, text]: readonly unknown[]): [fields: { err?: Error }, text: string] {
  if (typeof given === 'string') return [{}, given];
  const fields: { err?: Error } = given instanceof Error ? { err: given } : { ...(given as object) };
  return [fields, typeof text === 'string' ? text : (fields.err?.message ?? '')];
}

/** One line for each call, when it has been answered. */
class CallLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_: unknown, { method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
    const milliseconds = Math.round(reply.elapsedTime);
    reply.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'answered');
  }
}

/** The framework's options for logging which calls are made and how they go, by the id of the request, and nothing of what is sent. */
export function logging(log: Log | undefined): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  if (log === undefined) return { logger: false };
  return {
    genReqId: () => randomUUID(),
    logController: new CallLog(),
    logger: {
      ...log,
      serializers: {
        req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }),
        err: describe,
      },
      hooks: {
        logMethod(args, write) {
          const [fields, text] = lineOf(args);
          write.call(this, fields, withoutPrivate(text));
        },
      },
    },
  };
}
