import { api, files } from './api.ts';
import { authentication } from './authentication.ts';
import { authorization } from './authorization.ts';
import { coding, logging } from './coding.ts';
import { configuration, dataProtection } from './configuration.ts';
import { communication, cryptography, webRtc } from './cryptography.ts';
import { encoding } from './encoding.ts';
import { frontend } from './frontend.ts';
import { oauth } from './oauth.ts';
import type { Requirement } from './requirement.ts';
import { sessions } from './sessions.ts';
import { tokens } from './tokens.ts';
import { validation } from './validation.ts';

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0, by chapter. */
export const asvs: Readonly<Record<string, readonly Requirement[]>> = {
  'V1 Encoding and sanitization': encoding,
  'V2 Validation and business logic': validation,
  'V3 Web frontend': frontend,
  'V4 API and web service': api,
  'V5 Files': files,
  'V6 Authentication': authentication,
  'V7 Sessions': sessions,
  'V8 Authorization': authorization,
  'V9 Self-contained tokens': tokens,
  'V10 OAuth and OIDC': oauth,
  'V11 Cryptography': cryptography,
  'V12 Communication': communication,
  'V13 Configuration': configuration,
  'V14 Data protection': dataProtection,
  'V15 Coding and architecture': coding,
  'V16 Logging and errors': logging,
  'V17 WebRTC': webRtc,
};

/** How many requirements of each level the standard has. */
export const countsOfStandard = { 1: 70, 2: 183 } as const;
