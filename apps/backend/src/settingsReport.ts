import { environment } from './environment.ts';

const mask = '********';

/** A URL without its password. */
function withoutPassword(text: string): string {
  const url = new URL(text);
  if (url.password !== '') url.password = mask;
  if (url.searchParams.has('password')) url.searchParams.set('password', mask);
  return String(url);
}

const shown: Partial<Record<string, (value: string) => string>> = {
  ACCESS_TOKEN_SECRET: () => mask,
  DATABASE_URL: withoutPassword,
  DATABASE_REPLICA_URL: withoutPassword,
};

/** Lists the settings of a valid environment, one in a line, without passwords and secrets. */
export function settingsReport(env: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.keys(environment.entries).map((name) => {
    const value = env[name] ?? '';
    return value === '' ? `${name} is not set` : `${name}=${shown[name]?.(value) ?? value}`;
  });
  return `${lines.join('\n')}\n`;
}
