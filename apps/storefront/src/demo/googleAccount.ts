import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { openGoogleDemoWindow } from './googleWindow.js';

/** Signs in with a Google account of the emulator. */
export const signInWithDemoGoogle = async (auth: Auth): Promise<User | undefined> => {
  const idToken = await openGoogleDemoWindow({ apiKey: auth.app.options.apiKey ?? '', appName: auth.app.name });
  if (idToken === undefined) return undefined;
  return (await signInWithCredential(auth, GoogleAuthProvider.credential(idToken))).user;
};
