import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { requestId } from './requestId.ts';

/** The lowest level to log, and the output (standard output by default). */
export interface Log {
  level: Config['logLevel'];
  stream?: { write(line: string): void };
}

/** Text that may be private: quoted text, and what looks like an e-mail address, a token or a phone number. */
const privateText = /"[^"]*"|'[^']*'|`[^`]*`|\S+@\S+|[\w.-]{24,}|\+?\d[\d\s()-]{5,}\d/g;

function withoutPrivate(text: string): string {
  return text.replace(privateText, '…');
}

/** The loggable fields of an error: its type, its message without private text, and its stack. */
function describe({ name, message, stack = '', ...more }: Error & { code?: unknown }) {
  const frames = stack.replace(message, () => '').split('\n');
  return {
    type: name,
    ...(typeof more.code === 'string' && { code: more.code }),
    message: withoutPrivate(message),
    stack: frames.filter((line) => /^\s+at /.test(line)).join('\n'),
  };
}

/** Splits the arguments of a log call: libraries pass a text, an error, or an object with or without a text. */
function lineOf([first, text]: readonly unknown[]): [fields: { err?: Error }, text: string] {
  if (typeof first === 'string') return [{}, first];
  const fields: { err?: Error } = first instanceof Error ? { err: first } : { ...(first as object) };
  return [fields, typeof text === 'string' ? text : (fields.err?.message ?? '')];
}

/** Logs one line per call, after its response. */
class CallLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_: unknown, { method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
    const milliseconds = Math.round(reply.elapsedTime);
    reply.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'request completed');
  }
}

/** Fastify's options for logging route, status and request id of each call, and nothing of its input. */
export function logging(log: Log | undefined): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  if (log === undefined) return { logger: false, genReqId: requestId };
  return {
    genReqId: requestId,
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
