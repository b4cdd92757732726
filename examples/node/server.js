// Renders the page of all parts on the server, without a build and without scripts in the browser.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createClient } from '@dealerkit/api-client';
import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import { ButtonLink } from '@dealerkit/ui/elements/ButtonLink';
import { Notice } from '@dealerkit/ui/elements/Notice';
import { readPartQuery } from '@dealerkit/domain/parts/partQuery';
import { createPartSearch } from '@dealerkit/domain/partSearch/partSearch';
import { en } from '@dealerkit/ui/texts/en';
import { UiProvider } from '@dealerkit/ui/UiProvider';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const { BACKEND: backend = 'http://127.0.0.1:4173', PORT: port = '3000' } = process.env;
const client = createClient({ host: `${backend}/api` });

const home = () => [
  h('h1', { key: 'title' }, 'Parts for the trucks of Chattogram'),
  h(Notice, { key: 'notice', title: 'Closed on Friday' }, 'We deliver again from Saturday.'),
  h('p', { key: 'link' }, h(ButtonLink, { href: '/parts' }, 'See the parts')),
];

/** The search form of the screen loads the page again with the query. */
const allParts = async (query) => {
  const search = await createPartSearch(await client.listParts());
  return h(AllPartsScreen, {
    query,
    onQueryChange: () => undefined,
    found: { state: 'ready', data: search.find(query, 'en') },
    contact: { phone: '01700-000518' },
  });
};

const render = (screen) => `<!doctype html>
<html lang="en" data-dealer-brand="surma" data-dealer-mode="light">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Karnaphuli Truck Parts</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/styles.css">
  </head>
  <body>
    <main>${renderToString(
      h(
        UiProvider,
        { texts: en, pictureFor: (src) => ({ src: new URL(src, backend).href, width: 800, height: 800 }) },
        screen,
      ),
    )}</main>
  </body>
</html>`;

const respond = async ({ url }, response) => {
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  if (pathname === '/styles.css') {
    response.setHeader('content-type', 'text/css; charset=utf-8');
    createReadStream(fileURLToPath(import.meta.resolve('@dealerkit/ui/styles.css'))).pipe(response);
    return;
  }
  const screen = pathname === '/parts' ? await allParts(readPartQuery(searchParams)) : home();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(render(screen));
};

const server = createServer((request, response) => {
  respond(request, response).catch((error) => {
    console.error(error);
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('The parts cannot be loaded now. Please try again later.');
  });
});
server.listen(Number(port), '127.0.0.1');
