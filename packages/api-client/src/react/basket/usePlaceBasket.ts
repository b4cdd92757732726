import type { Checkout } from '@dealerkit/domain/basket/checkout';
import { activeLines, type Basket, type BasketLine } from '@dealerkit/domain/basket/basketRules';
import { canPlace } from '@dealerkit/domain/basket/basketIssues';
import type { Part } from '@dealerkit/domain/entities';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { classifyError, contract, HttpError, readConflict } from '../../index.js';
import { basketStore } from './placing/basket.js';
import { type BasketDelivery, basketOf, isInDoubt, readCheckouts } from './placing/checkout.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { answerUnclear, continueCheckout, keepBasket, placeBasket, settleCheckout } from './placing/placeBasket.js';
import { type BasketSender, lockBasket, type PlacedLines, type PlaceResult } from './placing/basketSender.js';
import { forgetPreloaded } from '../data/requests/preloaded.js';
import { revalidate } from '../data/requests/revalidate.js';
import { reasonOf } from './placing/refusedLines.js';
import { readBasketParts } from './useBasketParts.js';
import type { MutationError } from '../data/useMutation.js';
import { type PlaceOrderMessages, useReportKept } from './usePlaceOrder.js';

/** The sentences about an order of a basket. */
export interface PlaceBasketMessages extends Pick<PlaceOrderMessages, 'offlineQueue' | 'formatNumber'> {
  basket: {
    /** Some lines need an answer of the customer: their price or stock has changed, they were refused, or their outcome is not known. */
    attention: (count: number, formatted: string) => string;
    /** The basket was ordered in another tab. */
    placedElsewhere: string;
  };
  addToBasket: {
    /** The browser cannot store what is sent. */
    notStored: string;
  };
  order: Pick<PlaceOrderMessages['order'], 'placed' | 'refusals'>;
}

/** How far a basket is placed on a host that takes one line at a time. */
export interface CheckoutProgress {
  /** The number of placed lines. */
  placed: number;
  /** The number of lines. */
  total: number;
  /** Whether no further line is sent until the customer continues. */
  isPaused: boolean;
  /** Why it does not go on. */
  error: string | undefined;
  /** Sends no further line. */
  onPause: () => void;
  /** Goes on where it was paused or interrupted. */
  onContinue: () => void;
}

type TypedDelivery = Omit<BasketDelivery, 'userName'>;

const none: readonly Checkout[] = [];

const changes = [...new Set([...contract.placeOrder.changes, ...contract.placeOrderLines.changes])];

/** Whether a line waits for an answer of the customer. */
const isBlocked = (line: BasketLine, parts: readonly Part[]) =>
  !canPlace([line], ({ partId }) => parts.find(({ _id }) => _id === partId));

/**
 * Orders the basket of this browser for a user, in one call, or line by line on a host with the documented calls. What is sent is stored first:
 * after a reload, nothing is placed twice, and nothing is sent again unasked.
 */
export const usePlaceBasket = (account: { email: string; name: string } | undefined, messages: PlaceBasketMessages) => {
  const user = account?.email;
  const { client, capabilities, errorMessage, onSuccess, onError } = useClientSettings();
  const isLineByLine = !capabilities.orderNumbers;
  const { mutate } = useSWRConfig();
  const basket = useSyncExternalStore<Basket | undefined>(basketStore.subscribe, basketStore.read, () => undefined);
  const checkouts = useSyncExternalStore(basketStore.subscribe, readCheckouts, () => none);
  const [isRunning, setIsRunning] = useState(false);
  const [placed, setPlaced] = useState<{ by: string; order: PlacedLines }>();
  const [continueError, setContinueError] = useState<string>();
  const reportKept = useReportKept(messages.offlineQueue);
  const deliveryOf = ({ extra, ...order }: TypedDelivery, userName: string): BasketDelivery => ({
    ...order,
    userName,
    ...(capabilities.orderExtra && extra && { extra }),
  });
  const attention = (count: number) => messages.basket.attention(count, messages.formatNumber(count));
  const isPaused = useRef(false);
  const currentUser = useRef(user);
  useEffect(() => {
    currentUser.current = user;
    // Another page goes on with nothing.
    return () => void (currentUser.current = undefined);
  }, [user]);

  const own = basket && basketOf(user, basket, checkouts);
  const checkout = checkouts.find((each) => each.user === user);
  const sent = checkout?.lines ?? [];

  const senderOf = (email: string): BasketSender => ({
    client,
    isLineByLine,
    user: email,
    isStopped: () => isPaused.current || currentUser.current !== email,
  });

  const toError = (error: unknown): MutationError => {
    const { kind, hostMessage } = classifyError(error);
    const isRefused = error instanceof HttpError && readConflict(error.body).lines !== undefined;
    const message = (isRefused ? messages.order.refusals?.order : undefined) ?? hostMessage ?? errorMessage(kind);
    // The form can go with the session.
    const isAnnounced = kind === 'unauthorised' && onError !== undefined;
    if (isAnnounced) onError(message, 'placeOrder');
    return { message, kind, announced: isAnnounced };
  };

  const open = () => activeLines(basketOf(currentUser.current, basketStore.read(), readCheckouts()));

  const show = async (email: string, { placed: order, error, isNotStored }: PlaceResult) => {
    if (order && currentUser.current === email) {
      setPlaced({ by: email, order });
      onSuccess?.(messages.order.placed, 'placeOrder');
    }
    forgetPreloaded(changes);
    await revalidate(mutate, changes);
    if (error !== undefined) return toError(error);
    if (isNotStored) return { message: messages.addToBasket.notStored };
    const left = readCheckouts().find((each) => each.user === email && !each.isOpen)?.lines.length ?? 0;
    return left > 0 ? { message: attention(left) } : undefined;
  };

  /** Reads the parts of today before anything is sent; the customer answers for each line that has changed. */
  const run = async (
    email: string,
    send: (sender: BasketSender, parts: readonly Part[]) => Promise<PlaceResult>,
  ): Promise<MutationError | undefined> => {
    isPaused.current = false;
    setIsRunning(true);
    try {
      const result = await lockBasket(async () => {
        // What was sent before may have arrived, although its response has not.
        const settled = await settleCheckout(senderOf(email));
        if (settled.placed) return await show(email, settled);
        const lines = open();
        if (lines.length === 0) {
          onError?.(messages.basket.placedElsewhere, 'placeOrder');
          return { message: messages.basket.placedElsewhere, announced: true };
        }
        const parts = await readBasketParts(client, lines);
        const blocked = lines.filter((line) => isBlocked(line, parts));
        if (blocked.length > 0) {
          await revalidate(mutate, ['findParts', 'listParts']);
          return { message: attention(blocked.length) };
        }
        return await show(email, await send(senderOf(email), parts));
      });
      return result;
    } catch (error) {
      return toError(error);
    } finally {
      setIsRunning(false);
    }
  };

  const settle = useEffectEvent(async (email: string) => {
    await lockBasket(async () => {
      const result = await settleCheckout(senderOf(email));
      if (result.placed) await show(email, result);
      // Without a connection the lines stay as they are.
    }).catch(() => undefined);
  });
  useEffect(() => {
    if (user !== undefined) void settle(user);
  }, [user]);

  const waiting = activeLines(own ?? []).filter(({ partId }) => !sent.some((line) => line.partId === partId));
  const isUnfinished =
    isLineByLine && Boolean(checkout?.isOpen) && (isRunning || waiting.length > 0 || sent.some(isInDoubt));
  const progress: CheckoutProgress | undefined = isUnfinished
    ? {
        placed: sent.filter(({ state }) => state === 'placed').length,
        total: sent.length + waiting.length,
        isPaused: !isRunning,
        error: continueError,
        onPause: () => void (isPaused.current = true),
        onContinue: () => {
          setContinueError(undefined);
          if (user !== undefined)
            void run(user, continueCheckout).then((failure) => setContinueError(failure?.message));
        },
      }
    : undefined;

  return {
    /** The lines that this user can order and those saved for later; undefined until they are read. */
    basket: own,
    /** Orders the basket; resolves to why it is not placed. Undefined without a user. */
    onPlace:
      account &&
      ((order: TypedDelivery) =>
        run(account.email, (sender, parts) => placeBasket(sender, deliveryOf(order, account.name), parts))),
    /** Whether the order can have a note; a host that takes one line at a time has none. */
    takesNote: !isLineByLine,
    /** How far a basket is placed on a host that takes one line at a time. */
    progress,
    /** Keeps the basket on this device until it can be sent, as orders of one part are. Returns whether the device could store it. */
    onKeep:
      account && !isUnfinished
        ? (order: TypedDelivery): boolean =>
            reportKept(keepBasket(account.email, deliveryOf(order, account.name), isLineByLine))
        : undefined,
    /** Why the host has refused lines, by the id of the part, until the customer changes them. */
    refusals: Object.fromEntries(
      sent
        .filter(({ state, partId, quantity }) =>
          state === 'refused' ? own?.some((line) => line.partId === partId && line.quantity === quantity) : false,
        )
        .map(({ partId, refusal = {} }) => [partId, reasonOf(refusal, messages) || errorMessage('unexpected')]),
    ),
    /** The ids of the parts that may have been ordered. */
    unclear: sent.filter(({ state }) => state === 'unclear').map(({ partId }) => partId),
    /** Records whether an unclear line was placed. */
    onUnclearLine: (line: BasketLine, answer: 'placed' | 'again') =>
      void (user !== undefined && answerUnclear(user, line, answer)),
    /** The address, the phone number and the note of an order that was begun. */
    delivery: checkout?.isOpen ? checkout : undefined,
    /** The lines that were accepted last. */
    placed: placed?.by === user ? placed?.order : undefined,
  };
};
