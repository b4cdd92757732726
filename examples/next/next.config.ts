import type { NextConfig } from 'next';

const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:4173';

const config: NextConfig = {
  // The browser calls the backend on the origin of the site, so no CORS is needed.
  rewrites: () =>
    Promise.resolve(
      ['/api', '/photos'].map((path) => ({ source: `${path}/:rest*`, destination: `${backend}${path}/:rest*` })),
    ),
};

export default config;
