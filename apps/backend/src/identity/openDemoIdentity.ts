import type { Config } from '../config.ts';
import { type Emulator, openEmulator } from './emulator/emulator.ts';

/** Opens the identity provider of the demo; resolves to `undefined` with a real Firebase project. @throws StartupError */
export async function openDemoIdentity({ firebase, dataDir }: Config): Promise<Emulator | undefined> {
  return firebase === undefined ? openEmulator(dataDir) : undefined;
}
