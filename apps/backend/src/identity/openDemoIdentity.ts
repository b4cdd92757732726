import { createRequire } from 'node:module';
import type { Config } from '../config.ts';
import { HttpError } from '../http/HttpError.ts';
import { asDataFolderError } from '../store/engines/dataFolder.ts';
import { DEMO_PROJECT_ID } from './demo.ts';
import { type Emulator, openEmulator } from './emulator/emulator.ts';
import { rejectionReason } from './emulator/requestGate.ts';
import { StartupError } from '../startup.ts';
import { createEmulatorVerifier, type VerifyIdToken } from './verifyIdToken.ts';

/** The emulator is large, so only shops that try the demo install it. @throws StartupError */
export function checkEmulator(): void {
  try {
    createRequire(import.meta.url).resolve('firebase-tools/package.json');
  } catch (error) {
    throw new StartupError(
      'The demo identity needs the Firebase emulator: run "npm install --save-dev firebase-tools@15.34.2", or set VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN and VITE_FIREBASE_PROJECT_ID.',
      { cause: error },
    );
  }
}

/** Opens the identity provider of the demo; returns `undefined` with a real Firebase project. @throws StartupError */
export function openDemoIdentity({ firebase, dataDir, corsOrigins }: Config): Emulator | undefined {
  if (firebase !== undefined) return undefined;
  checkEmulator();
  try {
    return openEmulator(dataDir, corsOrigins);
  } catch (error) {
    throw asDataFolderError(dataDir, error);
  }
}

/** Creates the verifier of the demo, which accepts unsigned tokens from pages of this machine only. */
export function createDemoVerifier({ host, apiOnly, corsOrigins }: Config): VerifyIdToken {
  const verify = createEmulatorVerifier({ projectId: DEMO_PROJECT_ID, host, nodeEnv: process.env['NODE_ENV'] });
  return async (idToken, request) => {
    const reason = rejectionReason(request, { anyPort: apiOnly, origins: corsOrigins });
    if (reason !== undefined) throw new HttpError(403, reason);
    return verify(idToken);
  };
}
