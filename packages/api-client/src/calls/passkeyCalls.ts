import { array, maxLength, number, object, optional, picklist, pipe, string } from 'valibot';
import { Passkeys, passkeyNameLength } from '@dealerkit/domain/account/passkeys';
import { requiredName, text } from '@dealerkit/domain/text/textRules';
import { call } from './call.js';
import { deleted, modified } from './responses.js';

const publicKey = picklist(['public-key']);

/** An id of a credential has at most 1023 bytes; all other values are limited by the size of a body. */
const credentialId = text(1364);

const transports = optional(pipe(array(text(30)), maxLength(10)));

const descriptors = array(object({ id: string(), type: publicKey, transports: array(string()) }));

const challenge = { challenge: string(), timeout: number() };

/** With what a browser makes a passkey, as `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const registrationOptions = object({
  ...challenge,
  rp: object({ id: string(), name: string() }),
  user: object({ id: string(), name: string(), displayName: string() }),
  pubKeyCredParams: array(object({ type: publicKey, alg: number() })),
  excludeCredentials: descriptors,
  authenticatorSelection: object({
    residentKey: picklist(['preferred']),
    userVerification: picklist(['required']),
  }),
});

/** With what a browser confirms a passkey, as `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const assertionOptions = object({
  ...challenge,
  rpId: string(),
  allowCredentials: descriptors,
  userVerification: picklist(['required']),
});

const credential = { id: credentialId, rawId: credentialId, type: publicKey };

const registrationBody = object({
  name: requiredName(passkeyNameLength),
  credential: object({
    ...credential,
    response: object({ clientDataJSON: string(), attestationObject: string(), transports }),
  }),
});

const assertionBody = object({
  credential: object({
    ...credential,
    response: object({ clientDataJSON: string(), authenticatorData: string(), signature: string() }),
  }),
});

const aboutPasskeys = ['listPasskeys', 'findAudit'];

/** The calls about the passkeys of admins that only the dealerkit backend answers. */
export const passkeyCalls = {
  /** Additional call of the dealerkit backend. The caller's own passkeys, and whether the shop requires one, for admins. */
  listPasskeys: call('GET /passkeys', { token: 'access', response: Passkeys }),

  /** Additional call of the dealerkit backend. With what the browser makes a passkey within five minutes, for admins. */
  createRegistrationOptions: call('POST /passkeys/registration-options', {
    token: 'access',
    response: registrationOptions,
    changes: [],
    refusals: [404, 409],
  }),

  /** Additional call of the dealerkit backend. Adds the passkey that the browser has made, for admins. */
  addPasskey: call('POST /passkeys', {
    token: 'access',
    body: registrationBody,
    response: object({ insertedId: string() }),
    changes: aboutPasskeys,
    status: 201,
    refusals: [404, 409],
  }),

  /** Additional call of the dealerkit backend. Gives one of the caller's own passkeys another name, for admins. */
  renamePasskey: call('PUT /passkeys/{id}', {
    token: 'access',
    body: object({ name: requiredName(passkeyNameLength) }),
    response: modified,
    changes: aboutPasskeys,
    refusals: [404],
  }),

  /** Additional call of the dealerkit backend. Removes one of the caller's own passkeys, for admins. */
  removePasskey: call('DELETE /passkeys/{id}', { token: 'access', response: deleted, changes: aboutPasskeys }),

  /** Additional call of the dealerkit backend. With what the browser confirms a passkey within five minutes, for admins; a token that ends too soon is refused with 401, to be renewed first. */
  createAssertionOptions: call('POST /passkeys/assertion-options', {
    token: 'access',
    response: assertionOptions,
    changes: [],
    refusals: [404, 409],
  }),

  /** Additional call of the dealerkit backend. Exchanges a confirmation with a passkey for an access token with which protected calls are accepted for 15 minutes, for admins. */
  confirmPasskey: call('POST /passkeys/assertion', {
    token: 'access',
    body: assertionBody,
    response: object({ token: string() }),
    changes: [],
    refusals: [404],
  }),
};
