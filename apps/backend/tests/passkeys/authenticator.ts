import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { CallResponse, Input } from '@dealerkit/api-client';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** The user is present and verified; the last flag says that a new key follows. */
const flags = { present: 1, verified: 4, newKey: 64 };

interface Answer {
  /** The origin of the page that the browser shows. */
  origin?: string;
  /** The site that the browser passes on. */
  site?: string;
  /** How often the authenticator was used; 0 if it does not count. */
  counter?: number;
  /** Whether the user has entered a PIN or shown a finger. */
  isVerified?: boolean;
}

/** A browser with an authenticator that has one passkey. */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, { origin = shop.origin }: Answer): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data({ site = shop.id, counter = (this.#counter += 1), isVerified = true }: Answer, more = 0): Buffer {
    const head = Buffer.alloc(37);
    sha256(site).copy(head);
    head.writeUInt8(flags.present + (isVerified ? flags.verified : 0) + more, 32);
    head.writeUInt32BE(counter, 33);
    return head;
  }

  /** The public key as COSE. */
  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  /** Makes the passkey. */
  register(
    { challenge }: Pick<CallResponse<'createRegistrationOptions'>, 'challenge'>,
    answer: Answer = {},
  ): Input<'addPasskey'>['credential'] {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([this.#data(answer, flags.newKey), Buffer.alloc(16), length, id, this.#publicKey()]);
    const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, answer)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Signs a confirmation. */
  confirm(
    { challenge }: Pick<CallResponse<'createAssertionOptions'>, 'challenge'>,
    answer: Answer = {},
  ): Input<'confirmPasskey'>['credential'] {
    const clientData = this.#clientData('webauthn.get', challenge, answer);
    const authData = this.#data(answer);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.#key.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      },
    };
  }
}

/** The shop of these tests, as its backend knows it. */
export const shop = { id: 'shop.example', origin: 'https://shop.example' };
