import { parseArgs } from 'node:util';
import { type LanguageCode, languageCodes, languages as known } from '@dealerkit/domain/text/languages';
import { type Answers, type Host, hosts, UsageError } from './Answers.ts';
import { readColor } from './color.ts';

export const usage = `Usage: npm create dealerkit [folder] -- [flags]

  --name <text>        the name of the dealer
  --city <text>        the city of the dealer
  --host <host>        embedded: the backend of dealerkit; own: an API of your own; static: demo data in the browser
  --api <URL>          the base URL of the calls, with --host own
  --color <#rrggbb>    the brand colour
  --languages <codes>  ${languageCodes.join(', ')} or several, as in bn,en; the first one is that of new visitors
  --packages <folder>  packed packages that the site takes instead of the published ones
  --yes                take the defaults for everything else
  --upgrade            shows what this version would write in another way than the one that created the site in the folder`;

/** The answers of a new site that is created without prompts. */
const defaults: Answers = {
  name: 'Padma Truck Parts',
  city: 'Rajshahi',
  host: 'embedded',
  api: '/api',
  color: '#f2b705',
  languages: languageCodes,
};

const isHost = (text: string): text is Host => hosts.some((host) => host === text);
const isLanguage = (text: string): text is LanguageCode => Object.hasOwn(known, text);

function readHost(text: string): Host {
  if (isHost(text)) return text;
  throw new UsageError(`"${text}" is not a host: use ${hosts.join(', ')}.`);
}

function readLanguages(text: string): LanguageCode[] {
  const codes = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  if (codes.length > 0 && codes.every(isLanguage)) return codes;
  throw new UsageError(`"${text}" is not a list of languages: use ${languageCodes.join(', ')}.`);
}

/** A line of text without invisible signs. @throws UsageError */
export function readText(flag: string, text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  if (line === '') throw new UsageError(`--${flag} is empty: write it as --${flag} "Padma Truck Parts".`);
  return line;
}

/** A base URL without a slash at the end. @throws UsageError */
export function readApi(text: string): string {
  if (text.startsWith('/') || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/\/+$/, '');
  throw new UsageError(`"${text}" is not a base URL: write it as https://parts.example/api.`);
}

function parse(args: readonly string[]) {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: option,
        city: option,
        host: option,
        api: option,
        color: option,
        languages: option,
        packages: option,
        yes: { type: 'boolean' },
        upgrade: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}

/** Reads the arguments of the command. @throws UsageError */
export function readFlags(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const { name, city, host, api, color, languages, packages, yes = false, upgrade = false, help = false } = values;
  const given: Partial<Answers> = {
    ...(name !== undefined && { name: readText('name', name) }),
    ...(city !== undefined && { city: readText('city', city) }),
    ...(host !== undefined && { host: readHost(host) }),
    ...(api !== undefined && { api: readApi(api) }),
    ...(color !== undefined && { color: readColor(color) }),
    ...(languages !== undefined && { languages: readLanguages(languages) }),
  };
  if (yes && given.host === 'own' && given.api === undefined)
    throw new UsageError('--host own needs the base URL of the calls: add --api https://parts.example/api.');
  return { folder: positionals[0], given: yes ? { ...defaults, ...given } : given, packages, upgrade, help };
}
