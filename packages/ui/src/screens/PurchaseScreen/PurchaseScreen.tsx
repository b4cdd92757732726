'use client';
import { useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { OfflineQueue } from '../../blocks/OfflineQueue/OfflineQueue.js';
import type { OfflineQueueProps } from '../../blocks/OfflineQueue/OfflineQueue.js';
import { OrderConfirmation } from '../../blocks/OrderConfirmation/OrderConfirmation.js';
import type { OrderConfirmationProps } from '../../blocks/OrderConfirmation/OrderConfirmation.js';
import { OrderForm } from '../../blocks/OrderForm/OrderForm.js';
import type { NewOrder, OrderFormOptions, OrderFormProps } from '../../blocks/OrderForm/OrderForm.js';
import { OrderLogin } from '../../blocks/OrderForm/OrderLogin.js';
import { OrderFormSkeleton } from '../../blocks/OrderForm/OrderFormSkeleton.js';
import { PartDetail } from '../../blocks/PartDetail/PartDetail.js';
import { PartDetailSkeleton } from '../../blocks/PartDetailSkeleton/PartDetailSkeleton.js';
import { PartBreadcrumbs } from '../../blocks/PartBreadcrumbs/PartBreadcrumbs.js';
import { boxIcon } from '../../elements/Icon/icons.js';
import { partName } from '../../partName.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Async } from '../../elements/Async/Async.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { Part } from '@dealerkit/domain/entities';
import type { AsyncData } from '../../AsyncData.js';
import { languageOf } from '../../format/languageOf.js';
import { isOutOfStock } from '@dealerkit/domain/parts/partRules';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { OtherPartNotice, OtherParts } from './OtherParts.js';
import type { OtherPartLists } from './OtherParts.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Page } from '../../elements/Page/Page.js';
import { titleSkeleton } from './PurchaseScreen.css.js';
import { purchaseTexts } from '../../texts/en/purchase.js';

export type { NewOrder } from '../../blocks/OrderForm/OrderForm.js';

export interface PurchaseScreenProps extends OtherPartLists, OrderFormOptions {
  /** The part in the URL. */
  part: AsyncData<Part>;
  /** Whether the part is from a list or an earlier visit, so that its stock may have changed: placeholders are shown instead of stock and form. @default false */
  isStale?: boolean | undefined;
  /** The signed-in user with their address and phone number; undefined while they load, when a placeholder replaces the form. */
  customer: OrderFormProps['customer'] | undefined;
  /** The URL of the login, for a visitor who is not signed in: a link to it replaces the form. */
  loginHref?: string | undefined;
  /** The number of the order that was placed last; undefined until it is known, and on a host without numbers. */
  orderNumber?: number | undefined;
  /** The dealer, for the printed confirmation. */
  dealer?: OrderConfirmationProps['dealer'];
  /** What is shown below an accepted order. */
  afterOrder?: ReactNode | undefined;
  /** Renders the button that adds the part to the basket. */
  addToBasket?: ((part: Part) => ReactNode) | undefined;
  /** The orders of this part that wait on this device. */
  offlineQueue?: OfflineQueueProps | undefined;
  /** The category of a part whose description names none. */
  category?: string | undefined;
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
    <Heading
      level={1}
      ref={ref}
      tabIndex={-1}
      lang={languageOf(name, texts.locale)}
      translate={part.state === 'ready' ? 'no' : undefined}
    >
      <TitleText part={part} />
    </Heading>
  );
};

const PartNotFound = () => {
  const { purchase, common } = useTexts(purchaseTexts);
  return (
    <div role="alert">
      <EmptyState icon={boxIcon} {...purchase.gone}>
        <ButtonLink href={paths.home}>{common.backHome}</ButtonLink>
      </EmptyState>
    </div>
  );
};

const focusOnMount = (heading: HTMLHeadingElement | null) => heading?.focus();

/** The order form of a part, and the confirmation that takes its place. */
const PartOrder = ({
  part,
  dealer,
  orderNumber,
  afterOrder,
  ...order
}: Omit<OrderFormProps, 'onAccepted' | 'previous' | 'titleRef'> &
  Pick<OrderConfirmationProps, 'dealer' | 'orderNumber'> &
  Pick<PurchaseScreenProps, 'afterOrder'>) => {
  const [placed, setPlaced] = useState<{ part: Part; order: NewOrder }>();
  const [lastOrder, setLastOrder] = useState<NewOrder>();
  if (placed)
    return (
      <>
        <OrderConfirmation
          {...placed}
          orderNumber={orderNumber}
          dealer={dealer}
          onOrderAnother={() => setPlaced(undefined)}
        />
        {afterOrder}
      </>
    );
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

/** A placeholder for what a part that can be ordered will have. */
const pendingAction = (part: Part) => !isOutOfStock(part) && <Skeleton shape="button" />;

/** A part and the form to order it (`/purchase/:id`). */
export const PurchaseScreen = ({
  part,
  isStale = false,
  customer,
  loginHref,
  addToBasket,
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
    <Page start="links">
      <PartBreadcrumbs part={shown} category={category} />
      <PageTitle part={part} ref={heading} />
      {shown && !isStale && <OtherPartNotice part={shown} alternatives={alternatives} />}
      {offlineQueue && <OfflineQueue {...offlineQueue} returnFocusRef={heading} />}
      {part.state === 'failed' && part.kind === 'notFound' ? (
        <PartNotFound />
      ) : (
        <Async value={part} skeleton={<PartDetailSkeleton hasAction={addToBasket !== undefined} />}>
          {(data) => (
            <PartDetail
              part={data}
              isStale={isStale}
              action={addToBasket && (isStale ? pendingAction(data) : addToBasket(data))}
            >
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
    </Page>
  );
};
