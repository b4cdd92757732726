import { basename, dirname } from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

/** The folders whose stylesheets are in a cascade layer of their own: a later one overrides the earlier ones in any order of the sheets. */
const folders = ['elements', 'blocks', 'screens'];

const order = ['values', 'base', ...folders];

/**
 * The order of the layers, up to that of a folder. Each published stylesheet of a component begins with it, because the first one
 * that a page loads decides; a stylesheet adds its layers behind those that are known.
 */
export const layerOrder = (last = 'screens'): string =>
  `@layer ${order
    .slice(0, order.indexOf(last) + 1)
    .map((name) => `dealer.${name}`)
    .join()};`;

/** Puts the styles of a module in a folder of components, or directly in `elements` or `blocks`, into the layer of that folder. */
const inLayer = (css: string, folder: string): string => {
  const name = folders.find((each) => [basename(folder), basename(dirname(folder))].includes(each));
  return name === undefined || css.trim() === '' ? css : `@layer dealer.${name} {\n${css}\n}`;
};

/** Makes the plugin of vanilla-extract for esbuild put the styles into layers. */
export const layeredInEsbuild = (plugin: EsbuildPlugin): EsbuildPlugin => ({
  name: plugin.name,
  setup: (build) =>
    plugin.setup({
      ...build,
      onLoad: (options, load) =>
        build.onLoad(options, async (args) => {
          const result = await load(args);
          if (result?.loader !== 'css' || typeof result.contents !== 'string') return result;
          return { ...result, contents: inLayer(result.contents, result.resolveDir ?? '') };
        }),
    }),
});

/** Puts the styles into layers where Vite compiles them from the sources. */
export const layeredInVite = (): VitePlugin => ({
  name: 'dealerkit-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/ui\/src\/.*\.vanilla\.css/ },
    // Each module with the order, because the modules that a page imports before the theme would decide.
    handler: (css, id) => `${layerOrder()}\n${inLayer(css, dirname(id))}`,
  },
});
