import type { Part } from '@dealerkit/domain/entities';
import { picturesNamedIn } from '@dealerkit/domain/parts/pictureFiles';
import { type SqlContext, query, type Statements } from '../transactions.ts';

/** Texts of a part that may name pictures. */
type PartTexts = { [Field in 'image' | 'description']?: Part[Field] | null | undefined };

/** Notes that parts use the pictures that they name. */
export function* noteUsedPictures(
  dialect: Pick<SqlContext['dialect'], 'among'>,
  parts: readonly PartTexts[],
  now = Date.now(),
): Statements<void> {
  const named = parts.flatMap(({ image, description }) => picturesNamedIn(`${image ?? ''}\n${description ?? ''}`));
  if (named.length === 0) return;
  yield* query(`UPDATE pictures SET used_at = ? WHERE ${dialect.among('hash')}`, now, JSON.stringify(named));
}
