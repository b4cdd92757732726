import { accessSync, constants } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { foldEmail } from '@dealerkit/domain/text/foldEmail';

/** An option is missing or wrong. */
export class UsageError extends Error {}

export const usage = `Usage: npx @dealerkit/conformance --url URL [options]

Checks that a host answers the fourteen documented calls of a shop, and names what else it can do.

  --url URL              the base address of the calls, such as https://parts.example/api
  --admin-token TOKEN    an access token of an admin; or the variable DEALERKIT_ADMIN_TOKEN
  --user-token TOKEN     an access token of a customer; or DEALERKIT_USER_TOKEN
  --id-token TOKEN       the identity provider's ID token of the customer; or DEALERKIT_ID_TOKEN
  --admin-email ADDRESS  the address of the admin, if the token does not contain it
  --user-email ADDRESS   the address of the customer, if the token does not contain it
  --write                also checks the calls that change data; deletes what it has added
  --documented           leaves out what the documentation of the calls does not state
  --origin ORIGIN        also checks that pages of this origin may make the calls
  --timeout SECONDS      how long one call may take (10)
  --json FILE            writes the report as JSON
  --html FILE            writes the report as a page
  --help                 prints this text

Without --write only GET and OPTIONS are sent. The exit code is 0 if all checked rows pass, 1 if not, 2 for wrong options.`;

interface User {
  token: string;
  /** Folded. */
  email: string;
}

export interface Options {
  url: string;
  admin: User | undefined;
  user: User | undefined;
  idToken: string | undefined;
  write: boolean;
  documented: boolean;
  origin: string | undefined;
  /** In milliseconds. */
  timeout: number;
  json: string | undefined;
  html: string | undefined;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const flags = {
  url: text,
  'admin-token': text,
  'user-token': text,
  'id-token': text,
  'admin-email': text,
  'user-email': text,
  write: flag,
  documented: flag,
  origin: text,
  timeout: text,
  json: text,
  html: text,
  help: flag,
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new UsageError(error.message);
    throw error;
  }
}

type Values = ReturnType<typeof parse>;

function readUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${name} must be an address that begins with https:// or http://, and not "${value}".`);
  if (url.username || url.search || url.hash)
    throw new UsageError(`${name} must have no user, no question mark and no hash.`);
  return url;
}

/** A token of an option, or else of the environment, where other users of the machine do not see it. */
function tokenOf(values: Values, name: 'admin' | 'user' | 'id', env: NodeJS.ProcessEnv): string | undefined {
  const token = values[`${name}-token`] ?? env[`DEALERKIT_${name.toUpperCase()}_TOKEN`];
  if (token === undefined) return undefined;
  // An empty variable would make a run pass that has checked nothing.
  if (!/^[\x20-\x7e]+$/.test(token.trim())) throw new UsageError(`--${name}-token is empty, or no token.`);
  return token.trim();
}

/** The address in a token that is a JWT. */
function emailIn(token: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (typeof claims !== 'object' || claims === null || !('email' in claims)) return undefined;
    return typeof claims.email === 'string' ? claims.email : undefined;
  } catch {
    return undefined;
  }
}

function userOf(values: Values, name: 'admin' | 'user', env: NodeJS.ProcessEnv): User | undefined {
  const token = tokenOf(values, name, env);
  if (token === undefined) return undefined;
  const email = values[`${name}-email`]?.trim() || emailIn(token);
  if (!email) throw new UsageError(`The token of --${name}-token contains no address: give --${name}-email.`);
  return { token, email: foldEmail(email) };
}

function fileOf(name: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    accessSync(dirname(resolve(file)), constants.W_OK);
  } catch {
    throw new UsageError(`${name} ${file} cannot be written: its folder does not exist, or you may not write in it.`);
  }
  return resolve(file);
}

/** Reads the options; undefined for `--help`. @throws UsageError */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  if (values.url === undefined) throw new UsageError('--url is missing.');
  const seconds = Number(values.timeout ?? 10);
  if (!(seconds >= 0.1 && seconds <= 600))
    throw new UsageError('--timeout must be a number of seconds from 0.1 to 600.');
  const admin = userOf(values, 'admin', env);
  const user = userOf(values, 'user', env);
  const write = values.write ?? false;
  if (write && !(admin && user)) throw new UsageError('--write needs --admin-token and --user-token.');
  if (admin && admin.email === user?.email)
    throw new UsageError('--admin-token and --user-token must be of different users, a customer and an admin.');
  return {
    url: readUrl('--url', values.url).href.replace(/\/+$/, ''),
    admin,
    user,
    idToken: tokenOf(values, 'id', env),
    write,
    documented: values.documented ?? false,
    origin: values.origin === undefined ? undefined : readUrl('--origin', values.origin).origin,
    timeout: seconds * 1000,
    json: fileOf('--json', values.json),
    html: fileOf('--html', values.html),
  };
}
