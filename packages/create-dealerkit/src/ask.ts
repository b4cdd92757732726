import { autocomplete, cancel, type CANCEL_SYMBOL, isCancel, multiselect, select, text } from '@clack/prompts';
import { type LanguageCode, languageCodes, languages as known } from '@dealerkit/domain/text/languages';
import { type Answers, type Host, UsageError } from './Answers.ts';
import { contrastLines, readColor } from './color.ts';
import { readApi, readText } from './readFlags.ts';

/** Ctrl-C. */
export class CancelledError extends Error {}

async function answered<Answer>(question: Promise<Answer | typeof CANCEL_SYMBOL>): Promise<Answer> {
  const answer = await question;
  if (isCancel(answer)) {
    cancel('Nothing was written.');
    throw new CancelledError();
  }
  return answer;
}

const isMissing = (value = '') => (value.trim() === '' ? 'Please type it.' : undefined);

/** Why a reader refuses what is typed; undefined if it does not. */
function refusalOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

const wrongApi = (typed = '') => refusalOf(() => readApi(typed.trim()));

/** Colours to begin with, by their names. */
const colors = new Map([
  ['yellow', '#f2b705'],
  ['green', '#0b6e4f'],
  ['red', '#c8102e'],
  ['blue', '#1d4ed8'],
]);

/** The colour of a typed name or code. @throws UsageError */
const typedColor = (typed: string) => colors.get(typed.trim().toLowerCase()) ?? readColor(typed);

/** Why a typed text is no colour; nothing typed is no mistake. */
const wrongColor = (typed: string) => (typed.trim() === '' ? undefined : refusalOf(() => typedColor(typed)));

/** The typed colour, or some to begin with, each with its contrast. */
function colorOptions(typed: string) {
  const hintOf = (color: string) => contrastLines(color).join('; ');
  if (typed.trim() !== '' && wrongColor(typed) === undefined) {
    const value = typedColor(typed);
    return [{ value, label: value, hint: hintOf(value) }];
  }
  return Array.from(colors, ([name, value]) => ({ value, label: `${value} ${name}`, hint: hintOf(value) }));
}

async function askColor(): Promise<string> {
  let typed = '';
  const color = autocomplete<string>({
    message: 'Brand colour: type one as #rrggbb, or choose',
    filter: () => true,
    options() {
      typed = this.userInput;
      return colorOptions(typed);
    },
    // A typed text that is no colour is not replaced by the colour at the cursor.
    validate: () => wrongColor(typed),
  });
  return answered(color);
}

/** The languages, of which new visitors see the first. */
async function askLanguages(): Promise<readonly LanguageCode[]> {
  const optionsOf = (codes: readonly LanguageCode[]) => codes.map((value) => ({ value, label: known[value].name }));
  const options = optionsOf(languageCodes);
  const chosen = await answered(
    multiselect<LanguageCode>({ message: 'Languages', initialValues: languageCodes, options }),
  );
  if (chosen.length < 2) return chosen;
  const first = await answered(
    select<LanguageCode>({ message: 'Language of new visitors', options: optionsOf(chosen) }),
  );
  return [first, ...chosen.filter((code) => code !== first)];
}

const hostOptions: { value: Host; label: string; hint: string }[] = [
  { value: 'embedded', label: 'The backend of dealerkit', hint: 'takes orders at once, with demo parts and accounts' },
  { value: 'own', label: 'An API of your own', hint: 'answers the documented calls' },
  { value: 'static', label: 'Demo data in the browser', hint: 'needs no backend; nobody else sees an order' },
];

/** Asks for what the flags do not say. @throws CancelledError */
export async function ask(given: Partial<Answers>): Promise<Answers> {
  const textOf = async (flag: string, message: string) =>
    readText(flag, await answered(text({ message, validate: isMissing })));
  const name = given.name ?? (await textOf('name', 'Name of the dealer'));
  const city = given.city ?? (await textOf('city', 'City'));
  const host = given.host ?? (await answered(select({ message: 'Where do parts come from?', options: hostOptions })));
  const api =
    given.api ??
    (host === 'own'
      ? readApi((await answered(text({ message: 'Base URL of the API', validate: wrongApi }))).trim())
      : '/api');
  const color = given.color ?? (await askColor());
  const languages = given.languages ?? (await askLanguages());
  return { name, city, host, api, color, languages };
}
