import { languageCodes } from '@dealerkit/domain/text/languages';

/** Days after which a copy of the file is outdated; RFC 9116 recommends less than a year. */
const lifetime = 180;

const day = 86_400_000;

/** The path of the file that says where to report a vulnerability (RFC 9116). */
export const securityPath = '/.well-known/security.txt';

/** Says where to report a vulnerability, and from when on this is outdated. */
export function securityText(contact: string, origin: string | undefined, now = Date.now()): string {
  const expires = new Date(Math.floor(now / day) * day + lifetime * day).toISOString();
  const canonical = origin === undefined ? [] : [`Canonical: ${origin}${securityPath}`];
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    ...canonical,
  ];
  return lines.map((line) => `${line}\n`).join('');
}
