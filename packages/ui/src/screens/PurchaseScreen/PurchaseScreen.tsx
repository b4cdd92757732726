'use client';
import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { OfflineQueue } from '../../blocks/OfflineQueue/OfflineQueue.js';
import type { OfflineQueueProps } from '../../blocks/OfflineQueue/OfflineQueue.js';
import { OrderConfirmation } from '../../blocks/OrderConfirmation/OrderConfirmation.js';
import type { OrderConfirmationProps } from '../../blocks/OrderConfirmation/OrderConfirmation.js';
import { OrderForm } from '../../blocks/OrderForm/OrderForm.js';
import type { NewOrder, OrderFormProps } from '../../blocks/OrderForm/OrderForm.js';
import { OrderLogin } from '../../blocks/OrderForm/OrderLogin.js';
import { OrderFormSkeleton } from '../../blocks/OrderForm/OrderFormSkeleton.js';
import { PartDetail } from '../../blocks/PartDetail/PartDetail.js';
import { PartDetailSkeleton } from '../../blocks/PartDetailSkeleton/PartDetailSkeleton.js';
import { PartBreadcrumbs } from '../../blocks/PartBreadcrumbs/PartBreadcrumbs.js';
import { RelatedParts } from '../../blocks/RelatedParts/RelatedParts.js';
import { boxIcon } from '../../elements/Icon/icons.js';
import { partName } from '../../partName.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Async } from '../../elements/Async/Async.js';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { Part } from '@dealerkit/domain/entities';
import { readDescription } from '@dealerkit/domain/partFacts';
import { isOutOfStock } from '@dealerkit/domain/partRules';
import type { AsyncData } from '../../AsyncData.js';
import { languageOf } from '../../format/languageOf.js';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import { otherNumber, page, title, titleSkeleton } from './PurchaseScreen.css.js';

export type { NewOrder } from '../../blocks/OrderForm/OrderForm.js';

export interface PurchaseScreenProps extends Pick<
  OrderFormProps,
  'quantity' | 'onOrder' | 'onInvalidQuantity' | 'onKeep' | 'draft' | 'contact' | 'districts'
> {
  /** The part in the URL. */
  part: AsyncData<Part>;
  /** Whether the part is from a list or an earlier visit, so that its stock may have changed: placeholders are shown instead of stock and form. @default false */
  isStale?: boolean | undefined;
  /** The signed-in user with their address and phone number; undefined while they load, when a placeholder replaces the form. */
  customer: OrderFormProps['customer'] | undefined;
  /** The URL of the login, for a visitor who is not signed in: a link to it replaces the form. */
  loginHref?: string | undefined;
  /** The dealer, for the printed confirmation. */
  dealer?: OrderConfirmationProps['dealer'];
  /** The orders of this part that wait on this device. */
  offlineQueue?: OfflineQueueProps | undefined;
  /** The category of a part whose description names none. */
  category?: string | undefined;
  /** Parts in stock of the same kind, for a part that is out of stock; at most the first three are shown. */
  alternatives?: readonly Part[] | undefined;
  /** Other parts that the dealer lists for the same vehicle; at most the first three are shown. */
  sameVehicle?: { vehicle: string; parts: readonly Part[] } | undefined;
  /** The parts that the visitor has seen before, the last one first; at most the first three are shown. */
  recentlyViewed?: readonly Part[] | undefined;
}

const TitleText = ({ part }: Pick<PurchaseScreenProps, 'part'>) => {
  const { texts } = useUi();
  if (part.state === 'ready') return partName(part.data, texts);
  if (part.state === 'failed') return texts.titles.purchase;
  return (
    <>
      <VisuallyHidden>{texts.titles.purchase}</VisuallyHidden>
      <span className={titleSkeleton}>
        <Skeleton />
      </span>
    </>
  );
};

/** The element stays while the part loads, so that it keeps the focus. */
const PageTitle = ({ part, ref }: Pick<PurchaseScreenProps, 'part'> & { ref: Ref<HTMLHeadingElement> }) => {
  const { texts } = useUi();
  const name = part.state === 'ready' ? part.data.product_name : undefined;
  return (
    <h1 ref={ref} className={title} tabIndex={-1} lang={languageOf(name, texts.locale)}>
      <TitleText part={part} />
    </h1>
  );
};

const PartNotFound = () => {
  const { purchase, common } = useUi().texts;
  return (
    <div role="alert">
      <EmptyState icon={boxIcon} {...purchase.gone}>
        <ButtonLink href={paths.home}>{common.backHome}</ButtonLink>
      </EmptyState>
    </div>
  );
};

/** The id of the heading of the alternatives. */
const alternativesId = 'alternatives';

const focusOnMount = (heading: HTMLHeadingElement | null) => heading?.focus();

/** The order form of a part, and the confirmation that takes its place. */
const PartOrder = ({
  part,
  dealer,
  ...order
}: Omit<OrderFormProps, 'onAccepted' | 'previous' | 'titleRef'> & Pick<OrderConfirmationProps, 'dealer'>) => {
  const [placed, setPlaced] = useState<{ part: Part; order: NewOrder }>();
  const [lastOrder, setLastOrder] = useState<NewOrder>();
  if (placed) return <OrderConfirmation {...placed} dealer={dealer} onOrderAnother={() => setPlaced(undefined)} />;
  return (
    <OrderForm
      {...order}
      part={part}
      previous={lastOrder}
      // The button that was clicked is gone.
      titleRef={lastOrder && focusOnMount}
      onAccepted={(accepted) => {
        setLastOrder(accepted);
        setPlaced({ part, order: accepted });
      }}
    />
  );
};

const PendingOrder = () => {
  const { common } = useUi().texts;
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <progress aria-label={common.loading} />
      </VisuallyHidden>
      <OrderFormSkeleton />
    </div>
  );
};

/** What leads to another part: the number that replaces this one, and parts in stock in place of one that is not. */
const OtherPartNotice = ({ part, alternatives = [] }: { part: Part } & Pick<PurchaseScreenProps, 'alternatives'>) => {
  const { texts, formatNumber } = useUi();
  const { partPage } = texts;
  const { replacedBy } = readDescription(part.description);
  return (
    <>
      {replacedBy.length > 0 && (
        <Notice>
          {partPage.replacedBy}{' '}
          {replacedBy.map((number) => (
            <Link key={number} className={otherNumber} href={paths.partsFor(number)}>
              {number}
            </Link>
          ))}
        </Notice>
      )}
      {isOutOfStock(part) && alternatives.length > 0 && (
        <Notice tone="warning">
          {partPage.outOfStock}{' '}
          <Link href={`#${alternativesId}`}>
            {partPage.toAlternatives(alternatives.length, formatNumber(alternatives.length))}
          </Link>
        </Notice>
      )}
    </>
  );
};

/** The lists of other parts below a part. */
const OtherParts = ({
  part,
  alternatives,
  sameVehicle,
  recentlyViewed,
}: { part: Part } & Pick<PurchaseScreenProps, 'alternatives' | 'sameVehicle' | 'recentlyViewed'>) => {
  const { partPage } = useUi().texts;
  return (
    <>
      {alternatives && isOutOfStock(part) && (
        <RelatedParts title={partPage.alternatives} titleId={alternativesId} parts={alternatives} />
      )}
      {sameVehicle && <RelatedParts title={partPage.sameVehicle(sameVehicle.vehicle)} parts={sameVehicle.parts} />}
      {recentlyViewed && <RelatedParts title={partPage.recentlyViewed} parts={recentlyViewed} />}
    </>
  );
};

/** A part and the form to order it (`/purchase/:id`). */
export const PurchaseScreen = ({
  part,
  isStale = false,
  customer,
  loginHref,
  offlineQueue,
  category,
  alternatives,
  sameVehicle,
  recentlyViewed,
  ...order
}: PurchaseScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = part.state === 'ready' ? part.data : undefined;
  return (
    <div className={page}>
      <PartBreadcrumbs part={shown} category={category} />
      <PageTitle part={part} ref={heading} />
      {shown && !isStale && <OtherPartNotice part={shown} alternatives={alternatives} />}
      {offlineQueue && <OfflineQueue {...offlineQueue} returnFocusRef={heading} />}
      {part.state === 'failed' && part.kind === 'notFound' ? (
        <PartNotFound />
      ) : (
        <Async value={part} skeleton={<PartDetailSkeleton />}>
          {(data) => (
            <PartDetail part={data} isStale={isStale}>
              {customer && !isStale ? (
                <PartOrder key={`${data._id} ${customer.email}`} part={data} customer={customer} {...order} />
              ) : loginHref !== undefined && !isStale ? (
                <OrderLogin part={data} loginHref={loginHref} contact={order.contact} />
              ) : (
                <PendingOrder />
              )}
            </PartDetail>
          )}
        </Async>
      )}
      {shown && !isStale && (
        <OtherParts
          part={shown}
          alternatives={alternatives}
          sameVehicle={sameVehicle}
          recentlyViewed={recentlyViewed}
        />
      )}
    </div>
  );
};
