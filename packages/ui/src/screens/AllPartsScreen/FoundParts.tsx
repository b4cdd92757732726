'use client';
import { useEffect, useRef } from 'react';
import { PartList } from '../../blocks/PartList/PartList.js';
import type { PartListProps } from '../../blocks/PartList/PartList.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import type { ShopContact } from '../../dealer.js';
import type { PartQuery } from '@dealerkit/domain/parts/partQuery';
import { useTexts, useUi } from '../../UiProvider.js';
import { useFormatTotal } from '../../elements/useFormatTotal.js';
import type { FoundPartList } from './foundPartList.js';
import { allPartsTexts } from '../../texts/en/allParts.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { more } from './AllPartsScreen.css.js';
import { NothingFound } from './NothingFound.js';

interface FoundPartsProps
  extends FoundPartList, Pick<PartListProps, 'listedFor' | 'addToBasket' | 'compared' | 'onCompare'> {
  query: PartQuery;
  contact: ShopContact;
  /** Called with the empty query. */
  onClear: (query: PartQuery) => void;
}

/** Moves the focus to the first part that a click on "more" has added. */
const useFocusOnAdded = (count: number) => {
  const list = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    const before = countBefore.current;
    if (before === undefined || count <= before) return;
    countBefore.current = undefined;
    list.current?.children[before]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    rememberCount: () => {
      countBefore.current = count;
    },
  };
};

/** The parts that were found, with a link to more of them. */
export const FoundParts = (props: FoundPartsProps) => {
  const { parts, total, isTotalMinimum, moreHref, words, reasons, limit, listedFor, addToBasket, compared, onCompare } =
    props;
  const { formatNumber } = useUi();
  const { allParts } = useTexts(allPartsTexts);
  const formatTotal = useFormatTotal();
  const { list, rememberCount } = useFocusOnAdded(parts.length);
  if (parts.length === 0) return <NothingFound {...props} />;
  return (
    <Stack>
      <PartList
        ref={list}
        parts={parts}
        words={words}
        reasons={reasons}
        listedFor={listedFor}
        addToBasket={addToBasket}
        compared={compared}
        onCompare={onCompare}
      />
      {moreHref !== undefined && (
        <Stack align="center" gap="xs" className={more}>
          <ButtonLink href={moreHref} onClick={rememberCount}>
            {allParts.more}
          </ButtonLink>
          <Text tone="muted" numeric>
            {allParts.shown(formatNumber(parts.length), formatTotal(total, isTotalMinimum))}
          </Text>
        </Stack>
      )}
      {moreHref === undefined && limit !== undefined && (
        <Stack align="center" className={more}>
          <Text tone="muted" numeric>
            {allParts.onlyBest(formatNumber(limit), formatTotal(total, isTotalMinimum))}
          </Text>
        </Stack>
      )}
    </Stack>
  );
};
