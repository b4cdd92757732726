import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { ComponentsManifest } from 'storybook/internal/types';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import type { UserConfig } from 'vite';
import { layeredInVite } from '../packages/ui/build/layers.ts';
import { completeManifest } from './manifest.ts';

const folder = (directory: string, titlePrefix: string) => ({
  directory: `../packages/ui/src/${directory}`,
  titlePrefix,
  files: '**/*.stories.tsx',
});

/** A preset that the type of a configuration does not have. */
interface ManifestPreset {
  experimental_manifests: (manifests: { components?: ComponentsManifest } | undefined) => Promise<object>;
}

const config: StorybookConfig & ManifestPreset = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src/docs', titlePrefix: 'Guide', files: '*.mdx' },
    folder('docs', 'Guide'),
    folder('elements', 'Elements'),
    folder('blocks', 'Blocks'),
    folder('screens', 'Screens'),
  ],
  staticDirs: ['../packages/ui/stories/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-mcp'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tests do not need the manifests, which take longer than the rest of their build, or tools for people. A page without a manager
  // keeps all actions, whose events lead to the window.
  features: (features, { test }) => ({
    ...features,
    actions: !test,
    componentsManifest: !test,
    experimentalSearchDocsHeadings: true,
    highlight: !test,
    measure: !test,
    outline: !test,
    sidebarOnboardingChecklist: false,
  }),
  experimental_manifests: async (manifests = {}) => {
    if (!manifests.components) return manifests;
    try {
      return { ...manifests, components: await completeManifest(manifests.components) };
    } catch (error) {
      // Storybook prints the error, and ends as if all were built.
      process.once('exit', () => (process.exitCode = 1));
      throw error;
    }
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), layeredInVite()],
      // The English of our shop, which the tests of the stories compare.
      resolve: { alias: { '#spelling': join(import.meta.dirname, '../packages/ui/src/texts/spelling/documented.ts') } },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks: { bundlerTimings: false, moduleLevelDirective: false } },
      },
    } satisfies UserConfig),
};

export default config;
