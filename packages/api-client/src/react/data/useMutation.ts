import { useSWRConfig } from 'swr';
import {
  type CallResponse,
  AnswerError,
  classifyError,
  contract,
  type ErrorKind,
  HttpError,
  type Input,
} from '../../index.js';
import { callByName } from './requests/callByName.js';
import type { MutationName } from './requests/callKinds.js';
import { useClientSettings } from './ClientProvider.js';
import { beginOfForm, beginOrder } from './requests/idempotencyKeys.js';
import type { KeyedRequest } from './requests/releaseKeys.js';
import { forgetPreloaded } from './requests/preloaded.js';
import { revalidate } from './requests/revalidate.js';
import { createSingleFlight } from './requests/singleFlight.js';

export interface MutationOptions<Name extends MutationName> {
  /** The sentence that the provider's `onSuccess` shows. */
  successMessage?: ((input: Input<Name>) => string) | undefined;
  /** The error message for an accepted call that changed nothing, according to its response. */
  noEffectMessage?: ((response: CallResponse<Name>) => string | undefined) | undefined;
  /** The error message if the user is not allowed to do this. */
  forbiddenMessage?: string | undefined;
  /** The error message if the host refuses what was sent, whatever the status, from the body of the response. */
  refusalMessage?: ((body: unknown) => string | undefined) | undefined;
  /** The error message if the host's data has changed in the meantime (409), from the body of the response. */
  conflictMessage?: ((body: unknown) => string | undefined) | undefined;
  /** The error message if the call may have been carried out. */
  unknownOutcomeMessage?: string | undefined;
}

/** Why a mutation was not accepted. */
export interface MutationError {
  /** A sentence for the user. */
  message: string;
  /** Why, as the kinds that a page shows differently; undefined if the host accepted the call and changed nothing. */
  kind?: ErrorKind;
  /** The host's messages about single values of the input. */
  fields?: Partial<Record<string, string>>;
  /** Whether the provider's `onError` has shown the message. */
  announced?: boolean;
  /** Whether the call may have been carried out, because no response arrived. */
  isOutcomeUnknown?: boolean;
  /** The body of the host's response; `readConflict` reads that of a 409 or of a refused order. */
  body?: unknown;
}

/** Called with the response of an accepted call, unless it has another shape than the API defines. */
type OnAccepted<Name extends MutationName> = (response: CallResponse<Name>) => void | Promise<void>;

/** Orders have keys that outlive the page and the list of orders releases; the other calls those of the opened form. */
const orderKeys: { readonly [Name in MutationName]?: (input: Input<Name>) => KeyedRequest } = {
  placeOrder: beginOrder,
  placeOrderLines: beginOrder,
};

const shareMutation = createSingleFlight<MutationError | undefined>();

/**
 * Returns a function that makes a call and revalidates all queries whose responses it changes. It resolves to undefined once the
 * call is accepted, that is any 2xx, whatever its body, and `onAccepted` has its response. A second call with the same input, while the first is pending, is not sent.
 * A host with idempotency keys carries out the same input of one opened `form` once; any object that lives as long as the form names it.
 */
export const useMutation = <Name extends MutationName>(name: Name, options: MutationOptions<Name> = {}) => {
  const { client, errorMessage, onSuccess, onError } = useClientSettings();
  const { mutate: mutateCache } = useSWRConfig();
  const reload = () => revalidate(mutateCache, contract[name].changes);
  const begin = (input: Input<Name>, form: object | undefined): KeyedRequest | undefined => {
    if (!contract[name].idempotencyKey) return undefined;
    const beginOwn: (typeof orderKeys)[Name] = orderKeys[name];
    return beginOwn ? beginOwn(input) : beginOfForm(form, JSON.stringify(input));
  };

  const toMutationError = (error: unknown): MutationError => {
    const { kind, isFinal, isOutcomeUnknown, hostMessage, issues } = classifyError(error, name);
    const body = error instanceof HttpError ? error.body : undefined;
    const ownMessage =
      kind === 'forbidden'
        ? options.forbiddenMessage
        : error instanceof HttpError && error.status === 409
          ? options.conflictMessage?.(body)
          : isOutcomeUnknown
            ? options.unknownOutcomeMessage
            : undefined;
    return {
      message:
        (isFinal ? options.refusalMessage?.(body) : undefined) ?? ownMessage ?? hostMessage ?? errorMessage(kind),
      kind,
      fields: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
      announced: onError !== undefined,
      isOutcomeUnknown,
      body,
    };
  };

  const mutate = async (
    input: Input<Name>,
    onAccepted: OnAccepted<Name> | undefined,
    form: object | undefined,
  ): Promise<MutationError | undefined> => {
    const request = begin(input, form);
    const forget = () => forgetPreloaded(contract[name].changes);
    forget();
    let response: CallResponse<Name> | undefined;
    try {
      // Whatever its outcome, the host may have carried it out.
      response = await callByName(client, name, input, request && { idempotencyKey: request.key }).finally(forget);
      request?.end(true);
      const message = options.noEffectMessage?.(response);
      if (message !== undefined) {
        await reload();
        return { message };
      }
    } catch (error) {
      const { isFinal, isStale, isOutcomeUnknown } = classifyError(error, name);
      request?.end(isFinal);
      // A response of another shape still means that the host accepted the call.
      if (!(error instanceof AnswerError)) {
        const mutationError = toMutationError(error);
        onError?.(mutationError.message, name);
        if (isStale) await reload();
        // The list of orders would release the key with which an order is sent again.
        else if (isOutcomeUnknown && !orderKeys[name]) void reload();
        return mutationError;
      }
    }
    if (response !== undefined) await onAccepted?.(response);
    const message = options.successMessage?.(input);
    if (message !== undefined) onSuccess?.(message, name);
    await reload();
    return undefined;
  };

  return (input: Input<Name>, onAccepted?: OnAccepted<Name>, form?: object): Promise<MutationError | undefined> =>
    shareMutation(JSON.stringify([name, input]), () => mutate(input, onAccepted, form));
};
