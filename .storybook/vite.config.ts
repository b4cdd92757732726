import { defineConfig } from 'vite';

/** How the visual tests get Storybook: each page after the first one of a worker takes all files from the cache, without a request. */
export default defineConfig({
  preview: { headers: { 'Cache-Control': 'max-age=3600', 'Content-Encoding': 'identity' } },
});
