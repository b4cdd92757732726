import { editDistance } from '@dealerkit/domain/search';
import { environment } from './environment.ts';

const mask = '********';

/** A URL without its password and secret parameters, and any other text as it is. */
function withoutPassword(text: string): string {
  const url = URL.parse(text);
  if (!url) return text;
  const secrets = [...url.searchParams.keys()].filter((name) => /pass|pwd|secret|token|key|auth|sig/i.test(name));
  if (url.password === '' && secrets.length === 0) return text;
  if (url.password !== '') url.password = mask;
  for (const name of secrets) url.searchParams.set(name, mask);
  return String(url);
}

/** The origin of a service, whose path and parameters can have any secret. */
function originOf(text: string): string {
  const url = URL.parse(text);
  if (!url) return mask;
  return url.href === `${url.origin}/` ? url.origin : `${url.origin}/${mask}`;
}

function shown(name: string, value: string): string {
  if (name.endsWith('_SECRET')) return mask;
  return name === 'WEBHOOK_URL' ? originOf(value) : withoutPassword(value);
}

/** Lists the settings of a valid environment, one in a line, without passwords and secrets. */
export function settingsReport(env: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.keys(environment.entries).map((name) => {
    const value = env[name] ?? '';
    if (value === '') return `${name} is not set`;
    return `${name}=${shown(name, value)}`;
  });
  return `${lines.join('\n')}\n`;
}

/** Names the variables that are no settings, but nearly the name of one, in a sentence each. */
export function mistypedSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const names = Object.keys(environment.entries);
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name)) return [];
    // A short name is near to too many others.
    const meant = names.find((other) => other.length > 7 && editDistance(name, other, 2) <= 2);
    return meant === undefined ? [] : [`${name} is not a setting: did you mean ${meant}?\n`];
  });
}
