import type { Answers, LanguageCode } from './Answers.ts';

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
      name: ${literal(name)},
      city: ${literal(city)},
      foundedIn: ${new Date().getFullYear()},
      showrooms: [{ ${facts} }],
    },
    headline: ${literal(headline)},
    hero: { picture, lead: ${literal(lead)} },
  },`;
}

const hostOf = ({ host, api }: Answers) =>
  host === 'embedded'
    ? { start: 'dealerkit-backend', address: literal('/api'), abilities: 'dealerkitAbilities' }
    : { start: 'vite preview --host 127.0.0.1', address: literal(api), abilities: 'documentedAbilities' };

/** The values of the marks in the template's files, as each kind of file writes them. */
export function valuesOf(answers: Answers): Record<string, string> {
  const { name, city, color, languages } = answers;
  const { start, address, abilities } = hostOf(answers);
  return {
    __SLUG__: slugOf(name),
    __NAME_HTML__: escapeHtml(name),
    __NAME_TEXT__: name.replace(/[\\`*_[\]<>#]/g, String.raw`\$&`),
    __LOCALE__: `${languages[0] ?? 'en'}-BD`,
    __ACCENT__: color,
    __START__: start,
    __HOST__: address,
    __ABILITIES__: abilities,
    __CONTENT__: languages
      .map((code) => contentOf(code, name, city))
      .join('\n')
      .trim(),
  };
}
