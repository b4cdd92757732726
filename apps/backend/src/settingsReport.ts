import { environment } from './environment.ts';

const mask = '********';

/** A URL without its password and secret parameters, and any other text as it is. */
function withoutPassword(text: string): string {
  const url = URL.parse(text);
  if (!url) return text;
  const secrets = [...url.searchParams.keys()].filter((name) => /password|secret|token|key/i.test(name));
  if (url.password === '' && secrets.length === 0) return text;
  if (url.password !== '') url.password = mask;
  for (const name of secrets) url.searchParams.set(name, mask);
  return String(url);
}

/** Lists the settings of a valid environment, one in a line, without passwords and secrets. */
export function settingsReport(env: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.keys(environment.entries).map((name) => {
    const value = env[name] ?? '';
    if (value === '') return `${name} is not set`;
    return `${name}=${name.endsWith('_SECRET') ? mask : withoutPassword(value)}`;
  });
  return `${lines.join('\n')}\n`;
}
