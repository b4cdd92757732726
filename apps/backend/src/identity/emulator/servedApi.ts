import { createRequire } from 'node:module';
import * as v from 'valibot';

/** What the Firebase SDK calls from a page to sign up, in and out, and to reset a forgotten password. */
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
const apiModule = v.object({ default: v.object({ paths: table, components: v.object({ schemas: table }) }) });

/**
 * Cuts the emulator's description of its API down to the calls that are served here, before the emulator compiles it: the other 71
 * calls would take 5 s and 110 MB, and some of them wipe or tell everything without asking for permission.
 */
export function cutDownApi(): void {
  const api: unknown = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/apiSpec.js');
  v.assert(apiModule, api);
  const { paths, components } = api.default;
  for (const path of Object.keys(paths)) if (!servedCalls.has(path)) delete paths[path];
  const { schemas, ...others } = components;
  const needed = namesIn({ paths, others }, schemas);
  for (const name of Object.keys(schemas)) if (!needed.has(name)) delete schemas[name];
}

/** The schemas that a description refers to, also through other schemas. */
function namesIn(description: unknown, schemas: Record<string, unknown>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(description).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (!found.has(name)) namesIn(schemas[name], schemas, found.add(name));
  }
  return found;
}
