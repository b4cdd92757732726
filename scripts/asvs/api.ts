import { byDesign, met, notApplicable } from './requirement.ts';

/** V4, API and web service. */
export const api = [
  met(
    ['4.1.1', 1, 'The right content type, with its encoding'],
    'Pages and texts say `charset=utf-8`; JSON is UTF-8 by its definition.',
    'site.test.ts: answers %s with the page %s',
    'exports.test.ts: an export reads its next page only when the one before it was sent',
  ),
  met(
    ['4.1.2', 2, 'Only pages redirect from HTTP to HTTPS'],
    'The HAProxy of the edge refuses a call of the API without TLS, so that a program with a wrong address is noticed (`deploy/haproxy/edge.cfg`).',
    'proxyFiles.test.ts: the proxies accept TLS 1.2 and newer, and the HAProxy refuses calls without TLS before it redirects pages',
  ),
  met(
    ['4.1.3', 2, 'Visitors cannot set the headers of proxies'],
    'Forwarded headers count from `TRUST_PROXY` only, and the proxies of the documentation replace them.',
    'limits.test.ts: use the address from a proxy only if the proxy is trusted',
    'publicOrigin.test.ts: forwarded headers count from proxies in TRUST_PROXY only, and their host passes the same list',
    'proxyFiles.test.ts: the nginx of the README replaces every forwarded header that a visitor sends',
  ),
  met(
    ['4.2.1', 2, 'One way to read where a message ends'],
    'The parser of Node refuses two lengths, and a length beside chunks (`clientErrorHandler.ts`); two Host headers are refused too.',
    'socket.test.ts: answers %s with an API error',
    'socket.test.ts: a body that %s places no order',
  ),
  notApplicable(
    'There is no GraphQL and no WebSocket.',
    ['4.3.1', 2, 'Limits for GraphQL'],
    ['4.3.2', 2, 'No introspection of GraphQL'],
    ['4.4.1', 1, 'WebSockets over TLS'],
    ['4.4.2', 2, 'The origin of a WebSocket is checked'],
    ['4.4.3', 2, 'Tokens for WebSockets'],
    ['4.4.4', 2, 'A WebSocket begins with the session'],
  ),
].flat();

/** V5, file handling. */
export const files = [
  met(
    ['5.1.1', 2, 'Documented types and sizes of uploads'],
    'Only pictures are uploaded, by admins; the call says which and how large (`pictureCalls.ts`). A sheet of parts is read in the browser, which sends its rows as calls.',
    'encodePicture.test.ts: such as %s, is refused',
  ),
  met(
    ['5.2.2', 1, 'The content of an upload is what its name says'],
    'Names and declared types count for nothing: the bytes choose one of four decoders, and all others are blocked (`encodePicture.ts`).',
    'encodePicture.test.ts: such as %s, is refused',
  ),
  met(
    ['5.2.3', 2, 'Limits for compressed uploads'],
    'The size in pixels is checked before a pixel is decoded, and again by the decoder; animations are refused.',
    'pictures.test.ts: pictures that are made to do harm are refused, and cost little',
  ),
  met(
    ['5.3.1', 1, 'Uploads are never run'],
    'No byte of an upload is stored or served: its pixels are encoded again, and sent with their type, `nosniff` and a policy without scripts.',
    'encodePicture.test.ts: keeps nothing of a file but its pixels',
  ),
  byDesign('No byte of an upload reaches another person (5.3.1), so there is nothing to scan.', [
    '5.4.3',
    2,
    'Uploads are scanned',
  ]),
  met(
    ['5.2.1', 1, 'Only files that can be processed'],
    'The browser refuses a sheet above 10 MB before it reads it, and the backend a body above 64 KiB (256 KiB for an order of many lines, 15 MiB for a picture).',
    'readSheet.test.ts: refuses a file of 50 MB before loading it, and a folder',
    'conflicts.test.ts: a body over 64 KiB gets a 413',
  ),
  met(
    ['5.3.2', 1, 'No path from a user'],
    'The files of the pages are listed at the start, and no link among them leads out (`files.ts`).',
    'links.test.ts: refuses files that a symbolic link in the served folder leads to',
    'site.test.ts: answers the missing file %s with 404 and without a page',
  ),
  met(
    ['5.4.1', 2, 'The name of a download is not that of a user'],
    'An export is named after its list, which must be one that exists (`exportCalls.ts`).',
    'audit.ts: refuses a list or a filter that does not exist, and records nothing',
  ),
  met(
    ['5.4.2', 2, 'Names of files are escaped'],
    'The names are words of the program, so there is nothing to escape.',
    'exports.test.ts: an export reads its next page only when the one before it was sent',
  ),
].flat();
