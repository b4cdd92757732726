import { check, forward, nonEmpty, object, partialCheck, pipe, string, transform } from 'valibot';
import type { InferInput } from 'valibot';
import type { Synonym } from '@dealerkit/domain/search';
import { isKind, synonymLimits } from '@dealerkit/domain/synonyms/synonymLimits';
import { formatNumber } from '../../format/numbers.js';
import type { TextsOf } from '../../texts/en.js';
import { limitedText } from '../limitedText.js';

/** The fields with several names. */
export const nameFields = ['names', 'bangla', 'latin'] as const satisfies readonly (keyof Synonym)[];

const namesSchema = ({ synonyms, locale }: TextsOf<'synonyms'>) =>
  pipe(
    string(),
    transform((typed) => [
      ...new Set(
        typed
          .split(/[,;\n]/)
          .map((name) => name.trim())
          .filter(Boolean),
      ),
    ]),
    check(
      (names) => names.every((name) => name.length <= synonymLimits.name),
      synonyms.nameTooLong(formatNumber(synonymLimits.name, locale)),
    ),
  );

/** Validates the form for a synonym, with the messages of a catalogue. */
export const synonymSchema = (texts: TextsOf<'synonyms'>) => {
  const { synonyms, locale } = texts;
  const list = namesSchema(texts);
  return pipe(
    object({
      kind: pipe(
        string(),
        transform((typed) => typed.trim().toLowerCase().replaceAll(/\s+/g, '-')),
        nonEmpty(synonyms.kindRequired),
        check((kind) => kind === '' || isKind(kind), synonyms.kindInvalid(formatNumber(synonymLimits.kind, locale))),
      ),
      names: list,
      bangla: list,
      latin: list,
      category: pipe(limitedText(synonymLimits.category, texts), nonEmpty(synonyms.categoryRequired)),
    }),
    forward(
      partialCheck(
        [['names'], ['bangla'], ['latin']],
        (typed) => nameFields.some((field) => typed[field].length > 0),
        synonyms.nameRequired,
      ),
      ['names'],
    ),
  );
};

/** The values of the fields as the user typed them. */
export type TypedSynonym = InferInput<ReturnType<typeof synonymSchema>>;

/** Returns the texts of the fields. */
export const typedSynonymOf = ({ kind, category, names, bangla, latin }: Synonym): TypedSynonym => ({
  kind,
  category,
  names: names.join(', '),
  bangla: bangla.join(', '),
  latin: latin.join(', '),
});

/** Returns the fields of a new synonym, with a spelling in the field of its script. */
export const newSynonym = (spelling = ''): TypedSynonym => {
  const isBangla = /\p{Script=Bengali}/u.test(spelling);
  return { kind: '', category: '', names: '', bangla: isBangla ? spelling : '', latin: isBangla ? '' : spelling };
};
