import { contract, type Input } from '@dealerkit/api-client';
import { maxPasskeys, passkeyProofTime } from '@dealerkit/domain/account/passkeys';
import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import type { AccessTokens, VerifiedToken } from '../identity/accessTokens.ts';
import {
  assertionOptions,
  ceremonyTime,
  challengeOf,
  registrationOptions,
  verifyAssertion,
  verifyRegistration,
} from '../passkeys/ceremonies.ts';
import type { RelyingParty } from '../passkeys/relyingParty.ts';
import { type SignedInUser, sessionEnded } from '../policy/authenticate.ts';
import { passkeyError } from '../policy/authorize.ts';
import type { ChallengePurpose, StoredPasskey } from '../store/passkeys/PasskeyStore.ts';
import type { Store } from '../store/Store.ts';
import type { Handlers } from './Handler.ts';

type PasskeyCall =
  | 'listPasskeys'
  | 'createRegistrationOptions'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'createAssertionOptions'
  | 'confirmPasskey';

/** What the handlers need. */
export interface PasskeyCallsOptions {
  store: Store;
  accessTokens: AccessTokens;
  /** Whether an admin without a passkey is refused protected calls. */
  passkeysRequired?: boolean;
  /** A shop without a public address has no passkeys. */
  relyingParty?: RelyingParty | undefined;
}

const noPasskeys = () => new HttpError(404, 'This shop has no passkeys, because PUBLIC_URL is not set to its address.');

const noneAdded = () => new HttpError(409, 'You have no passkey yet. Add one on My Profile first.');

const tooMany = () => new HttpError(409, `You have ${maxPasskeys} passkeys. Remove one first.`);

const alreadyAdded = () => new HttpError(409, 'This passkey is added already.');

const isoTime = (at: number) => new Date(at).toISOString();

const shown = ({ _id, name, createdAt, lastUsedAt }: StoredPasskey) => ({
  _id,
  name,
  createdAt: isoTime(createdAt),
  ...(lastUsedAt !== null && { lastUsedAt: isoTime(lastUsedAt) }),
});

const seconds = () => Math.floor(Date.now() / 1000);

/** Whether a token ends before a confirmation stored in it would. One just issued is accepted, because a renewed one would end as soon. */
const endsTooSoon = ({ issuedAt, expiresAt }: VerifiedToken): boolean =>
  expiresAt < seconds() + passkeyProofTime && issuedAt < seconds() - passkeyProofTime;

/** The handlers of the calls about the passkeys of admins. */
export function passkeyCalls({
  store,
  accessTokens,
  passkeysRequired = false,
  relyingParty: configured,
}: PasskeyCallsOptions): Handlers<PasskeyCall> {
  function requireRelyingParty(): RelyingParty {
    if (!configured) throw noPasskeys();
    return configured;
  }

  /** Records why a passkey was not accepted, which the response does not say. */
  async function refuse(actor: string, reason: string): Promise<never> {
    await store.addAuditEntry({ actor, action: 'refuse passkey', subject: actor, detail: reason });
    throw passkeyError('refused');
  }

  /** Ends the challenge that was signed, whether the signature is right or not. */
  async function takeChallenge(
    { email }: SignedInUser,
    credential: Input<'addPasskey' | 'confirmPasskey'>['credential'],
    purpose: ChallengePurpose,
  ): Promise<string> {
    const challenge = challengeOf(credential);
    const isOpen = challenge !== undefined && (await store.takePasskeyChallenge(email, challenge, purpose));
    return isOpen ? challenge : refuse(email, 'challenge');
  }

  return {
    async listPasskeys(_, { caller }) {
      const passkeys = await store.listPasskeys(caller.email);
      return {
        passkeys: passkeys.map(shown),
        required: passkeysRequired,
        ...(configured && { origin: configured.origin }),
      };
    },

    async createRegistrationOptions(_, { caller: { email } }) {
      const relyingParty = requireRelyingParty();
      const passkeys = await store.listPasskeys(email);
      if (passkeys.length >= maxPasskeys) throw tooMany();
      const { _id: handle = '' } = (await store.getUser(email)) ?? {};
      const options = await registrationOptions(relyingParty, { email, handle }, passkeys);
      await store.addPasskeyChallenge(email, options.challenge, 'registration', Date.now() + ceremonyTime);
      return v.parse(contract.createRegistrationOptions.response, options);
    },

    async addPasskey(input, { caller }) {
      const relyingParty = requireRelyingParty();
      const challenge = await takeChallenge(caller, input.credential, 'registration');
      const passkey = await verifyRegistration(relyingParty, challenge, input);
      if (!passkey) return refuse(caller.email, 'registration');
      const added = await store.addPasskey(caller.email, passkey);
      if (added.outcome === 'added') return { insertedId: added._id };
      throw added.outcome === 'too many' ? tooMany() : alreadyAdded();
    },

    async renamePasskey({ id, name }, { caller }) {
      const modifiedCount = await store.renamePasskey(caller.email, id, name.trim());
      if (modifiedCount === 0) throw new HttpError(404, 'There is no such passkey any more.');
      return { modifiedCount };
    },

    async removePasskey({ id }, { caller }) {
      return { deletedCount: await store.removePasskey(caller.email, id) };
    },

    async createAssertionOptions(_, { caller: { email, token } }) {
      if (endsTooSoon(token)) throw sessionEnded();
      const relyingParty = requireRelyingParty();
      const passkeys = await store.listPasskeys(email);
      if (passkeys.length === 0) throw noneAdded();
      const options = await assertionOptions(relyingParty, passkeys);
      await store.addPasskeyChallenge(email, options.challenge, 'assertion', Date.now() + ceremonyTime);
      return v.parse(contract.createAssertionOptions.response, options);
    },

    async confirmPasskey({ credential }, { caller }) {
      const relyingParty = requireRelyingParty();
      const challenge = await takeChallenge(caller, credential, 'assertion');
      const passkeys = await store.listPasskeys(caller.email);
      const passkey = passkeys.find((each) => each.credential === credential.id);
      if (!passkey) return refuse(caller.email, 'passkey');
      const counter = await verifyAssertion(relyingParty, challenge, credential, passkey);
      // Of two confirmations at once with the same counter, one is of a copy.
      const isUsed = counter !== undefined && (await store.usePasskey(passkey._id, counter));
      if (!isUsed) return refuse(caller.email, 'assertion');
      const { issuedAt: _, expiresAt, ...user } = caller.token;
      const proof = { passkey: passkey._id, at: seconds() };
      return { token: await accessTokens.issue({ ...user, proof }, expiresAt) };
    },
  };
}
