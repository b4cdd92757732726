// firebase-tools ships no types for its emulators; these declare the parts of the pinned version that are used here.

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export interface EmulatorAccount {
    localId: string;
    email?: string | undefined;
    emailVerified?: boolean;
    displayName?: string;
    passwordHash?: string;
    salt?: string;
    providerUserInfo?: { providerId: string; rawId: string }[] | undefined;
  }

  export interface OutOfBandCode {
    email: string;
    requestType: string;
    oobCode: string;
  }

  export class AgentProjectState {
    constructor(projectId: string);
    readonly users: ReadonlyMap<string, EmulatorAccount>;
    enableImprovedEmailPrivacy: boolean;
    listOobCodes(): Iterable<OutOfBandCode>;
    deleteUser(account: EmulatorAccount): void;
    getUserByEmail(email: string): EmulatorAccount | undefined;
    overwriteUserWithLocalId(localId: string, account: EmulatorAccount): EmulatorAccount;
  }
}

declare module 'firebase-tools/lib/emulator/auth/widget_ui.js' {
  export const WIDGET_UI: string;
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  export function createApp(
    projectId: string,
    singleProjectMode: 2,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}
