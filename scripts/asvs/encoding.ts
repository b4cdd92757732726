import { byDesign, met, notApplicable, ofProvider } from './requirement.ts';

/** V1, encoding and sanitization. */
export const encoding = [
  met(
    ['1.1.1', 2, 'Decode input once, before it is checked'],
    'The router decodes a URL once and JSON is parsed once; both come before the schema (`input.ts`), and a malformed escape is refused.',
    'refusals.test.ts: a URL with invalid percent-encoding',
    'pages.test.ts: answers the malformed page URL %s with the "not found" page',
  ),
  met(
    ['1.1.2', 2, 'Escape output last, or let the interpreter do it'],
    'React escapes what it renders, the drivers of the databases take values apart from statements, and CSV is escaped when it is written (`csv.ts`).',
    'Document.test.tsx: has responses that cannot end their script',
    'csv.test.ts: reads back every text',
  ),
  met(
    ['1.2.1', 1, 'Escape output for where it stands: HTML, XML, headers'],
    'React for HTML, `sitemap.ts` for XML; a searched text in a header is percent-encoded (`listQuery.ts`).',
    'Document.test.tsx: has responses that cannot end their script',
    'partPages.test.ts: a host that the shop does not have is not repeated, and has no sitemap',
    'search.test.ts: %s answer texts with invalid bytes and control characters',
  ),
  met(
    ['1.2.2', 1, 'Encode data in URLs, and allow safe protocols only'],
    'Paths and queries are encoded by `paths.ts` and the client; the address of an image is parsed as a browser does and must be http(s) (`bodies.ts`).',
    'bodies.test.ts: the image of a part',
    'client.test.ts: encodes an e-mail in a path and in a query',
    'paths.test.ts: encodes ids, texts and addresses in the paths of links',
  ),
  met(
    ['1.2.3', 1, 'Escape data in scripts and JSON'],
    'JSON comes from `JSON.stringify` only, and the data inside a page cannot end its script (`Document.tsx`).',
    'Document.test.tsx: has responses that cannot end their script',
  ),
  met(
    ['1.2.4', 1, 'Query databases with parameters'],
    'Statements are constant texts with parameters; sort orders are picked from a list (`queries.ts`).',
    'refusals.test.ts: invalid input gets a 400 with the path of the field',
    'search.test.ts: %s answer texts with invalid bytes and control characters',
    'fuzz.test.ts: ${requests} broken calls cause no server error and no change',
  ),
  byDesign(
    'No input reaches a command line: the only process that a backend starts is its backup, without a shell (`backupSchedule.ts`).',
    ['1.2.5', 1, 'No injection into commands of the system'],
  ),
  notApplicable(
    'Nothing uses LDAP, XPath or LaTeX.',
    ['1.2.6', 2, 'No injection into LDAP'],
    ['1.2.7', 2, 'No injection into XPath'],
    ['1.2.8', 2, 'LaTeX without a shell'],
  ),
  met(
    ['1.2.9', 2, 'Escape texts in regular expressions'],
    'The only regular expressions with words of a user are those that highlight a search, and they escape each character (`splitAtWords.ts`).',
    'splitAtWords.test.ts: splits %s at %j',
  ),
  notApplicable(
    'Users write plain text; nothing takes HTML, SVG, Markdown, CSS or a template from them, and React shows text as text.',
    ['1.3.1', 1, 'Sanitize HTML of an editor'],
    ['1.3.4', 2, 'Sanitize SVG of users'],
    ['1.3.5', 2, 'Sanitize Markdown, CSS and the like'],
    ['1.3.7', 2, 'No templates from input'],
  ),
  met(
    ['1.3.2', 1, 'No eval with input'],
    'No code is made from input, and the content security policy of the pages would refuse it (`contentSecurityPolicy.ts`).',
    'site.test.ts: allows the inline scripts of the build and no others',
  ),
  met(
    ['1.3.3', 2, 'Limit characters and length before a dangerous use'],
    'One rule per column for length and characters, for bodies, tokens, restored and moved data (`textRules.ts`).',
    'texts.test.ts: %s %s: %s of at most %i characters',
    'csv.test.ts: puts an apostrophe before a text that starts with %j, also after ignored characters',
  ),
  byDesign(
    'The backend requests nothing that a user names: only the keys of Google (`verifyIdToken.ts`) and the edges of `EDGE_PURGE_URLS`. Images of parts are loaded by browsers.',
    ['1.3.6', 2, 'No requests to addresses of users'],
  ),
  notApplicable(
    'Nothing uses JNDI or memcache, and JavaScript has no format strings with side effects.',
    ['1.3.8', 2, 'No injection into JNDI'],
    ['1.3.9', 2, 'No injection into memcache'],
    ['1.3.10', 2, 'No format strings from input'],
  ),
  ofProvider('Firebase sends the mails of accounts; the backend sends none.', ['1.3.11', 2, 'No injection into mails']),
  notApplicable(
    'JavaScript manages memory, and the project has no native code of its own.',
    ['1.4.1', 2, 'No overflow of buffers'],
    ['1.4.3', 2, 'Free memory once'],
  ),
  met(
    ['1.4.2', 2, 'No overflow of numbers'],
    'Quantities and amounts have limits far below what a number holds exactly (`numbers.ts`), and money is counted in the smallest unit of the currency.',
    'refusals.test.ts: an infinite rating',
    'describeStore.ts: the overview leaves out of the revenue what is above the highest amount',
    'bodies.test.ts: may not be as high as %j',
  ),
  notApplicable('XML is only written, never read.', ['1.5.1', 1, 'XML parsers without external entities']),
  met(
    ['1.5.2', 2, 'Read foreign data into expected types only'],
    'Bodies are JSON only (`jsonOnly.ts`), refuse `__proto__`, and pass a schema; stored values of the browser too.',
    'refusals.test.ts: invalid JSON: %s',
    'sessionDrafts.test.ts: are restored only if they are valid',
  ),
].flat();
