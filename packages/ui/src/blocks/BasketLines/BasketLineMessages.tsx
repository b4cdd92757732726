'use client';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { acceptLine, isPriceChanged, lineIssue } from '@dealerkit/domain/basket/basketIssues';
import type { BasketLine } from '@dealerkit/domain/basket/basketRules';
import type { LineIssue } from '@dealerkit/domain/basket/basketIssues';
import type { Part } from '@dealerkit/domain/entities';
import { partPrice, quantityBounds } from '@dealerkit/domain/parts/partRules';
import { useTexts, useUi } from '../../UiProvider.js';
import { basketLinesTexts } from './basketLinesTexts.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { messages } from './BasketLines.css.js';
import type { BasketLinesOptions } from './basketLinesOptions.js';

interface BasketLineMessagesProps extends Pick<BasketLinesOptions, 'onChange' | 'onUnclearLine'> {
  line: BasketLine;
  /** The part of today; `gone` if it is no longer on sale, undefined until it is known. */
  part: Part | 'gone' | undefined;
  /** Why the line was not ordered. */
  refusal: string | undefined;
  /** Whether the line may have been ordered. */
  isUnclear: boolean;
  /** The id of the name of the part, which also names the buttons. */
  nameId: string;
}

const useIssueText = (issue: LineIssue | undefined, part: Part | undefined) => {
  const { formatNumber } = useUi();
  const texts = useTexts(basketLinesTexts);
  const { basket } = texts;
  const { minimum, available } = quantityBounds(part ?? { _id: '' });
  if (issue === 'aboveStock') return basket.aboveStock(formatNumber(available));
  if (issue === 'belowMinimum') return basket.belowMinimum(formatNumber(minimum));
  return issue && basket[issue];
};

const useChange = ({ line, part }: Pick<BasketLineMessagesProps, 'line' | 'part'>) => {
  const { formatNumber, formatMoney } = useUi();
  const texts = useTexts(basketLinesTexts);
  const { basket } = texts;
  const known = part === 'gone' ? undefined : part;
  const issue = part === undefined ? undefined : lineIssue(line, known);
  const issueText = useIssueText(issue, known);
  const format = (price: number | string | undefined) =>
    price === undefined ? basket.noPrice : typeof price === 'number' ? formatMoney(price) : price;
  const hasNewPrice = isPriceChanged(line, known);
  const canOrder = issue === undefined || issue === 'aboveStock' || issue === 'belowMinimum';
  const [accepted] = known && canOrder ? acceptLine([line], known) : [];
  const quantityLabel = basket.acceptQuantity(formatNumber(accepted?.quantity ?? line.quantity));
  return {
    texts: [
      issueText,
      known && hasNewPrice ? basket.priceChanged(format(line.price), format(partPrice(known))) : undefined,
    ].filter((text) => text !== undefined),
    acceptLabel:
      accepted && (issue || hasNewPrice)
        ? issue && hasNewPrice
          ? basket.accept
          : issue
            ? quantityLabel
            : basket.acceptPrice
        : undefined,
    part: known,
  };
};

/** What has changed since the customer put a part into the basket, why it was not ordered, and the answers to that. */
export const BasketLineMessages = ({ refusal, isUnclear, nameId, onChange, ...props }: BasketLineMessagesProps) => {
  const { line, onUnclearLine } = props;
  const { basket } = useTexts(basketLinesTexts);
  const change = useChange(props);
  const { part } = change;
  if (change.texts.length === 0 && refusal === undefined && !isUnclear) return undefined;
  const button = (label: string, id: string, onClick: () => void) => (
    <Button size="small" id={`${nameId}-${id}`} aria-labelledby={`${nameId}-${id} ${nameId}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Stack gap="xs" className={messages}>
      <FormError message={refusal === undefined ? undefined : `${basket.refused}: ${refusal}`} announced />
      {isUnclear && <Notice tone="warning">{basket.unclear}</Notice>}
      {isUnclear && onUnclearLine && (
        <Stack direction="row" gap="xs">
          {button(basket.wasPlaced, 'placed', () => onUnclearLine(line, 'placed'))}
          {button(basket.orderAgain, 'again', () => onUnclearLine(line, 'again'))}
        </Stack>
      )}
      {change.texts.length > 0 && <Notice tone="warning">{change.texts.join(' ')}</Notice>}
      {change.acceptLabel !== undefined && part && (
        <Stack direction="row" gap="xs">
          {button(change.acceptLabel, 'accept', () => onChange((all) => acceptLine(all, part)))}
        </Stack>
      )}
    </Stack>
  );
};
