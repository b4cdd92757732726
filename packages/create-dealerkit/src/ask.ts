import { autocomplete, cancel, type CANCEL_SYMBOL, isCancel, multiselect, select, text } from '@clack/prompts';
import { type Answers, type Host, type LanguageCode, languageCodes, languageNames, UsageError } from './Answers.ts';
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

/** Why a typed text is no base URL. */
function wrongApi(value = ''): string | undefined {
  try {
    readApi(value.trim());
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** The typed colour, or some to begin with, each with its contrast. */
function colorOptions(typed: string) {
  const option = (color: string) => ({ value: readColor(color), label: color, hint: contrastLines(color).join('; ') });
  try {
    return [option(typed)];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return ['#f2b705', '#0b6e4f', '#c8102e', '#1d4ed8'].map(option);
  }
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
  const color =
    given.color ??
    (await answered(
      autocomplete<string>({
        message: 'Brand colour: type one as #rrggbb, or choose',
        filter: () => true,
        options() {
          return colorOptions(this.userInput);
        },
      }),
    ));
  const languages =
    given.languages ??
    (await answered(
      multiselect<LanguageCode>({
        message: 'Languages',
        initialValues: languageCodes,
        options: languageCodes.map((value) => ({
          value,
          label: languageNames[value],
        })),
      }),
    ));
  return { name, city, host, api, color, languages };
}
