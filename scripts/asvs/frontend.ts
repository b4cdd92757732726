import { byDesign, met, missing, notApplicable, partly } from './requirement.ts';

/** V3, web frontend security. */
export const frontend = [
  met(
    ['3.2.1', 1, 'Responses are not shown as what they are not'],
    'Responses of the API may load nothing and stand in no frame (`default-src none`), have `nosniff`, and an export is an attachment (`headers.ts`, `exportCalls.ts`).',
    'limits.test.ts: every response has the security headers',
    'exports.test.ts: an export reads its next page only when the one before it was sent',
  ),
  met(
    ['3.2.2', 1, 'Text is shown as text'],
    'React sets text; lint forbids `dangerouslySetInnerHTML` but for the document that the build writes (`Document.tsx`).',
    'Document.test.tsx: has responses that cannot end their script',
  ),
  missing(
    'The two cookies, `language` and `dealerkit_changed`, have neither `Secure` nor a prefix. They hold a language code and the digit 1, and decide nothing but which copy of a public page is sent.',
    ['3.3.1', 1, 'Cookies are Secure'],
    ['3.3.3', 2, 'Cookies have the prefix __Host-'],
  ),
  byDesign('Both cookies are `SameSite=Lax`, and neither signs anyone in (`ownChanges.ts`, `language.ts`).', [
    '3.3.2',
    2,
    'SameSite as the cookie needs it',
  ]),
  partly(
    ['3.3.4', 2, 'Scripts cannot read the session'],
    'No cookie holds a session: the access token is in the local storage, as the documented calls and Firebase need it, so scripts of the page can read it. The content security policy is the defence.',
    'site.test.ts: allows the inline scripts of the build and no others',
  ),
  partly(
    ['3.4.1', 1, 'HTTPS only, for a year, with subdomains at level 2'],
    'A year on each response; without `includeSubDomains`, because other services of the dealer may be on them (`headers.ts`). Level 1 is met.',
    'limits.test.ts: every response has the security headers',
  ),
  met(
    ['3.4.2', 1, 'Other origins only from a list'],
    '`CORS_ORIGINS` lists them, and there is none by default (`commonHooks.ts`).',
    'limits.test.ts: responds to the origin %s with access-control-allow-origin: %s',
    'limits.test.ts: allows no other origin by default',
  ),
  met(
    ['3.4.3', 2, 'A content security policy with object-src and base-uri none'],
    'Scripts and styles by file of the same origin or by hash (`contentSecurityPolicy.ts`), the same from the backend and from a static host.',
    'site.test.ts: allows the inline scripts of the build and no others',
    'site.test.ts: allows the inline styles of the build and no others, and images from http: in the demo only',
    'hosting.test.ts: firebase.json has the policy of the backend, without the hashes of a build',
  ),
  met(
    ['3.4.4', 2, 'No guessing of types'],
    '`X-Content-Type-Options: nosniff` on every response (`headers.ts`).',
    'limits.test.ts: every response has the security headers',
    'site.test.ts: sends the security headers with %s',
  ),
  met(
    ['3.4.5', 2, 'A referrer policy'],
    '`no-referrer` for the API, `strict-origin-when-cross-origin` for pages (`headers.ts`).',
    'limits.test.ts: every response has the security headers',
    'site.test.ts: sends the security headers with %s',
  ),
  partly(
    ['3.4.6', 2, 'frame-ancestors on every response'],
    'Pages and the API have it; scripts, styles and pictures have only `X-Frame-Options: DENY` from the backend. They show nothing that could be clicked.',
    'limits.test.ts: every response has the security headers',
    'site.test.ts: sends the security headers with %s',
  ),
  met(
    ['3.5.1', 1, 'No forged requests from other sites'],
    'A call is signed in by a bearer token in a header, which no other site can send; no cookie signs in.',
    'refusals.test.ts: a protected call without a valid token gets a 401',
    'policies.test.ts: %s answers a visitor, the owner, another user and an admin with their statuses',
  ),
  met(
    ['3.5.2', 1, 'No way around the preflight'],
    'Bodies must be `application/json` (`jsonOnly.ts`), and protected calls need the header `Authorization`.',
    'conflicts.test.ts: a body of type %s gets a 415',
  ),
  met(
    ['3.5.3', 1, 'Changes by POST, PUT and DELETE only'],
    'No GET of the contract writes (`contract.ts`); pages accept GET and HEAD only.',
    'site.test.ts: answers HEAD without a body and refuses other methods',
    "contract.test.ts: is the specification's table, in its order",
  ),
  byDesign('One shop is one origin: pages and API belong together. Storybook is on it in the demo only (`main.ts`).', [
    '3.5.4',
    2,
    'Separate applications on separate hosts',
  ]),
  byDesign(
    'Only the Google window of the demo listens to messages, from its own origin and of its own shape (`emulator.ts`); in a real project the script of Firebase does.',
    ['3.5.5', 2, 'Messages of other windows are checked'],
  ),
  notApplicable('Nothing needs a plug-in; the pages are HTML, CSS and JavaScript.', [
    '3.7.1',
    2,
    'No outdated technology in the browser',
  ]),
  met(
    ['3.7.2', 2, 'No redirect to other sites'],
    'The page after the login is read as a URL and must be of this origin (`returnTo.ts`).',
    'returnTo.test.ts: is never another site, as with %j',
  ),
].flat();
