import { createRequire } from 'node:module';
import * as v from 'valibot';

/** The calls that the Firebase SDK makes from a page to sign up, in and out, and to reset a password. */
const servedCalls = new Set([
  '/v1/accounts:delete',
  '/v1/accounts:lookup',
  '/v1/accounts:resetPassword',
  '/v1/accounts:sendOobCode',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:signInWithPassword',
  '/v1/accounts:signUp',
  '/v1/accounts:update',
  '/v1/token',
  '/v2/passwordPolicy',
  '/v2/recaptchaConfig',
]);

const table = v.record(v.string(), v.unknown());
const call = v.looseObject({ parameters: v.optional(v.unknown()) });
const apiModule = v.object({
  default: v.object({ paths: v.record(v.string(), call), components: v.object({ schemas: table }) }),
});

/**
 * Removes all other calls from the emulator's API specification before the emulator compiles it. Compiling the 71 others
 * takes 5 s and 110 MB, and some of them read or delete all accounts without authorization. The parameters of all calls of
 * Google, such as `alt`, are removed too: the emulator ignores them, and compiles each for each call.
 */
export function trimApiSpec(): void {
  const api: unknown = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/apiSpec.js');
  v.assert(apiModule, api);
  const { paths, components } = api.default;
  for (const [path, served] of Object.entries(paths)) {
    if (servedCalls.has(path)) delete served.parameters;
    else delete paths[path];
  }
  const { schemas, ...others } = components;
  const used = namesIn({ paths, others }, schemas);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
}

/** The schemas that a specification refers to, directly or through other schemas. */
function namesIn(spec: unknown, schemas: Record<string, unknown>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(spec).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (!found.has(name)) namesIn(schemas[name], schemas, found.add(name));
  }
  return found;
}
