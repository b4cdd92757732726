import type { LanguageCode } from '@dealerkit/domain/text/languages';
import type { Answers } from './Answers.ts';

/** A text as a literal of JavaScript. */
const literal = (text: string) => JSON.stringify(text);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A name that npm and a shell accept. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100) || 'dealer-shop';

const words: Record<LanguageCode, (city: string) => Record<'showroom' | 'hours' | 'headline' | 'lead', string>> = {
  en: (city) => ({
    showroom: 'Showroom',
    hours: 'Saturday to Thursday, 9 to 8',
    headline: `Truck parts in ${city}`,
    lead: 'Brakes, clutches, filters and springs, from the shelf.',
  }),
  bn: (city) => ({
    showroom: 'শোরুম',
    hours: 'শনি থেকে বৃহস্পতি, সকাল ৯টা থেকে রাত ৮টা',
    headline: `ট্রাকের পার্টস, ${city}`,
    lead: 'ব্রেক, ক্লাচ, ফিল্টার আর স্প্রিং, তাক থেকেই।',
  }),
};

/** What a language of `src/content.ts` has. */
function contentOf(code: LanguageCode, name: string, city: string): string {
  const { showroom, hours, headline, lead } = words[code](city);
  const facts = `name: ${literal(showroom)}, address: ${literal(city)}, phone: '01700-000000', hours: ${literal(hours)}`;
  return `  ${code}: {
    dealer: {
      name: ${literal(name)}, city: ${literal(city)}, foundedIn: ${new Date().getFullYear()},
      showrooms: [{ ${facts} }],
    },
    headline: ${literal(headline)},
    hero: { picture, lead: ${literal(lead)} },
  },`;
}

const hostOf = ({ host, api }: Answers) =>
  host === 'embedded'
    ? {
        start: 'dealerkit-backend',
        address: literal('/api'),
        capabilities: 'dealerkitCapabilities',
        imports: "import { createSessionClient, dealerkitCapabilities } from '@dealerkit/api-client';",
        client: 'createSessionClient({ host, ...session.tokens, confirmPasskey: prompt.confirmPasskey })',
      }
    : {
        start: 'vite preview --host 127.0.0.1',
        address: literal(api),
        capabilities: 'documentedCapabilities',
        imports: `import { createSessionClient, documentedCapabilities } from '@dealerkit/api-client';
import { documentedServer } from '@dealerkit/api-client/documentedServer';`,
        client: 'documentedServer(createSessionClient({ host, ...session.tokens }))',
      };

const readme = 'https://www.npmjs.com/package/create-dealerkit';

const passkeys =
  'Passkeys of admins work at `PUBLIC_URL` of the backend only; an admin adds one on My Profile of the storefront of dealerkit, and this shop asks for it.';

/** What the README of the site says about its host. */
const notesOf = ({ host, api }: Answers) =>
  ({
    embedded: `The backend serves the calls under \`/api\`, with demo parts and two accounts until you have a Firebase project:

| account                 | password     | role     |
| ----------------------- | ------------ | -------- |
| \`admin@dealerkit.dev\`   | \`admin123\`   | admin    |
| \`shopper@dealerkit.dev\` | \`shopper123\` | customer |

Its data are in \`.data\`: without this folder, the next start begins with the demo again. ${passkeys}
[Before the shop is public](${readme}#before-the-shop-is-public), and [in a container](${readme}#in-a-container).`,
    own: `Who signs your customers in is yours to write first: \`src/session.ts\` asks your API, as an example: \`POST /login\` and \`/signup\` answer \`{ account, idToken }\`, and \`/reset\` sends a link.

The shop makes its calls at ${api}. \`npx @dealerkit/conformance --url URL\` checks whether a host answers all of them.`,
    static: `Parts, accounts and orders are demo data in the browser of each visitor, from \`src/demo.ts\`. Everyone signs in with any password, \`admin@dealerkit.dev\` as an admin.
[To take real orders](${readme}#without-a-backend), the shop needs a host.`,
  })[host];

/** The values of the marks in the template's files, as each kind of file writes them. */
export function valuesOf(answers: Answers): Record<string, string> {
  const { name, city, color, languages } = answers;
  const { start, address, capabilities, imports, client } = hostOf(answers);
  return {
    __SLUG__: slugOf(name),
    __NAME_HTML__: escapeHtml(name),
    __NAME_TEXT__: name.replace(/[\\`*_[\]<>#]/g, String.raw`\$&`),
    __LOCALE__: `${languages[0] ?? 'en'}-BD`,
    __ACCENT__: color,
    __START__: start,
    __HOST__: address,
    __ABILITIES__: capabilities,
    __IMPORTS__: imports,
    __CLIENT__: client,
    __HOST_NOTES__: notesOf(answers),
    __CONTENT__: languages
      .map((code) => contentOf(code, name, city))
      .join('\n')
      .trim(),
  };
}
