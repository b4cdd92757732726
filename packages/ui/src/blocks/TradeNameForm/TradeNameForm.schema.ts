import { check, forward, nonEmpty, object, partialCheck, pipe, string, transform } from 'valibot';
import type { InferInput } from 'valibot';
import type { TradeName } from '@dealerkit/domain/search';
import { isKind, tradeNameLimits } from '@dealerkit/domain/tradeNames/tradeNameLimits';
import { formatNumber } from '../../format/numbers.js';
import type { TextsOf } from '../../texts/en.js';
import { limitedText } from '../limitedText.js';

/** The fields with several names. */
export const nameFields = ['names', 'bangla', 'latin'] as const satisfies readonly (keyof TradeName)[];

const namesSchema = ({ tradeNames, locale }: TextsOf<'tradeNames'>) =>
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
      (names) => names.every((name) => name.length <= tradeNameLimits.name),
      tradeNames.nameTooLong(formatNumber(tradeNameLimits.name, locale)),
    ),
  );

/** Validates the form for a trade name, with the messages of a catalogue. */
export const tradeNameSchema = (texts: TextsOf<'tradeNames'>) => {
  const { tradeNames, locale } = texts;
  const list = namesSchema(texts);
  return pipe(
    object({
      kind: pipe(
        string(),
        transform((typed) => typed.trim().toLowerCase().replaceAll(/\s+/g, '-')),
        nonEmpty(tradeNames.kindRequired),
        check(
          (kind) => kind === '' || isKind(kind),
          tradeNames.kindInvalid(formatNumber(tradeNameLimits.kind, locale)),
        ),
      ),
      names: list,
      bangla: list,
      latin: list,
      category: pipe(limitedText(tradeNameLimits.category, texts), nonEmpty(tradeNames.categoryRequired)),
    }),
    forward(
      partialCheck(
        [['names'], ['bangla'], ['latin']],
        (typed) => nameFields.some((field) => typed[field].length > 0),
        tradeNames.nameRequired,
      ),
      ['names'],
    ),
  );
};

/** The values of the fields as the user typed them. */
export type TypedTradeName = InferInput<ReturnType<typeof tradeNameSchema>>;

/** Returns the texts of the fields. */
export const typedTradeNameOf = ({ kind, category, names, bangla, latin }: TradeName): TypedTradeName => ({
  kind,
  category,
  names: names.join(', '),
  bangla: bangla.join(', '),
  latin: latin.join(', '),
});

/** Returns the fields of a new trade name, with a spelling in the field of its script. */
export const newTradeName = (spelling = ''): TypedTradeName => {
  const isBangla = /\p{Script=Bengali}/u.test(spelling);
  return { kind: '', category: '', names: '', bangla: isBangla ? spelling : '', latin: isBangla ? '' : spelling };
};
