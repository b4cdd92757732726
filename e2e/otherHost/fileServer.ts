import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { serve } from '../serve.ts';

/** Serves a folder with a `firebase.json` by the server of Firebase Hosting. */
export const openFileServer = (folder: string, port = 0) =>
  serve(port, (request, response) => {
    const options = { cwd: folder, config: join(folder, 'firebase.json'), fallthrough: false };
    // A new instance for each request, because it would keep the ETag of a file that is replaced.
    const respond = superstatic(options) as (...parameters: [...Parameters<RequestListener>, () => void]) => void;
    respond(request, response, () => undefined);
  });
