'use client';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Highlight } from '../../elements/Highlight/Highlight.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { checkIcon, warningIcon } from '../../elements/Icon/icons.js';
import { RowCheckbox } from '../../elements/RowCheckbox/RowCheckbox.js';
import type { Part } from '@dealerkit/domain/entities';
import { languageOf } from '../../format/languageOf.js';
import { factNames, readDescription } from '@dealerkit/domain/parts/partFacts';
import { isOutOfStock, partPrice } from '@dealerkit/domain/parts/partRules';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import type { MatchReason } from '@dealerkit/domain/search';
import { Heading } from '../../elements/Heading/Heading.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import * as css from './PartList.css.js';
import { allPartsTexts } from '../../texts/en/allParts.js';
import { factsTexts } from '../../texts/en/facts.js';

interface PartListRowProps {
  part: Part;
  /** Renders the button that adds the part to the basket. */
  addToBasket?: ((part: Part) => ReactNode) | undefined;
  /** The words of a search to mark. */
  words?: readonly string[] | undefined;
  /** Why the part was found. */
  reason?: MatchReason | undefined;
  /** The vehicle of the visitor that the part is listed for. */
  truck?: string | undefined;
  /** Whether parts can be compared. */
  isComparable: boolean;
  /** Whether the part is chosen to compare. */
  isCompared: boolean;
  /** Chooses it, or no longer; undefined while no more can be chosen. */
  onCompare: ((id: string) => void) | undefined;
}

const none: readonly string[] = [];

const useReason = ({ reason, truck }: Pick<PartListRowProps, 'reason' | 'truck'>): string | undefined => {
  const { allParts } = useTexts(allPartsTexts);
  if (reason?.kind === 'vehicle') return reason.vehicle === truck ? undefined : allParts.listedFor(reason.vehicle);
  return reason && allParts.replaces(reason.number);
};

const useFactsLine = ({ description }: Part): string => {
  const { facts: labels } = useTexts(factsTexts);
  const { text, ...facts } = readDescription(description);
  const listed = factNames
    .filter((name) => facts[name].length > 0)
    .map((name) => `${labels[name]} ${facts[name].join(', ')}`);
  // The groups of a number stay in one line.
  return listed.length > 0 ? listed.join(' · ').replaceAll(/(?<=\d) (?=\d)/g, '\u00A0') : text;
};

const Row = ({ part, addToBasket, words = none, isComparable, isCompared, onCompare, ...why }: PartListRowProps) => {
  const { Link, formatNumber, formatMoney } = useUi();
  const texts = useTexts(allPartsTexts);
  const { allParts } = texts;
  const name = partName(part, texts);
  const price = partPrice(part);
  const facts = useFactsLine(part);
  const reason = useReason(why);
  const pieces = (count?: number) =>
    count === undefined ? texts.common.dash : texts.part.pieces(count, formatNumber(count));
  return (
    <article className={css.row}>
      <div className={css.image} aria-hidden="true">
        <PartPicture part={part} sizes="6rem" isWhole />
      </div>
      <div className={css.text}>
        <Heading level={3} size="lead">
          <Link href={paths.part(part._id)} className={css.link}>
            <Text
              as="span"
              size="inherit"
              maxLines={3}
              className={css.nameText}
              title={name}
              lang={languageOf(part.product_name, texts.locale)}
            >
              <Highlight text={name} words={words} />
            </Text>
          </Link>
        </Heading>
        {facts.trim() && (
          <Text size="label" tone="muted" maxLines={2} className={css.facts}>
            <Highlight text={facts} words={words} />
          </Text>
        )}
        {reason !== undefined && (
          <Text size="label" weight="strong" numeric className={css.reason}>
            {reason}
          </Text>
        )}
        {why.truck !== undefined && (
          <Grid asChild columns="auto 1" gap="xs2">
            <Text size="label" tone="success" weight="strong" numeric className={css.reason}>
              <Icon path={checkIcon} /> {allParts.listedForYours(why.truck)}
            </Text>
          </Grid>
        )}
      </div>
      <dl className={css.specs}>
        <div className={css.available}>
          <dt className={css.term}>{texts.part.available}</dt>
          <dd>
            {isOutOfStock(part) ? (
              <Stack asChild direction="row" gap="xs2">
                <Text as="span" size="inherit" tone="danger" weight="strong" className={css.outOfStock}>
                  <Icon path={warningIcon} /> {texts.part.outOfStock}
                </Text>
              </Stack>
            ) : (
              pieces(part.available_quantity)
            )}
          </dd>
        </div>
        <div className={css.minimum}>
          <dt className={css.term}>{texts.part.minimumOrder}</dt>
          <dd>{pieces(part.minimum_order_quantity)}</dd>
        </div>
        <div className={css.price}>
          <dt className={css.priceTerm}>{texts.part.price}</dt>
          <dd>{typeof price === 'number' ? formatMoney(price) : (price ?? texts.part.onRequest)}</dd>
        </div>
      </dl>
      {isComparable && (
        <div className={css.compare}>
          <RowCheckbox
            label={allParts.compareNamed(name)}
            isSelected={isCompared}
            disabled={onCompare === undefined}
            onSelect={() => onCompare?.(part._id)}
          >
            <span className={css.term}>{allParts.compare}</span>
          </RowCheckbox>
        </div>
      )}
      {addToBasket && <div className={css.basket}>{addToBasket(part)}</div>}
    </article>
  );
};

/** One part of the list. Memoized, because a list can have thousands. */
export const PartListRow = memo(Row);
