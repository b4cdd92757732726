import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import type { UserConfig } from 'vite';

const folder = (directory: string, titlePrefix: string) => ({
  directory: `../packages/ui/src/${directory}`,
  titlePrefix,
  files: '**/*.stories.tsx',
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src/docs', titlePrefix: 'Guide', files: '*.mdx' },
    folder('docs', 'Guide'),
    folder('elements', 'Elements'),
    folder('blocks', 'Blocks'),
    folder('screens', 'Screens'),
  ],
  staticDirs: ['../packages/ui/stories/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tests do not need the manifests, which take longer than the rest of their build, or tools for people. A page without a manager
  // keeps all actions, whose events lead to the window.
  features: (features, { test }) => ({
    ...features,
    actions: !test,
    componentsManifest: !test,
    highlight: !test,
    measure: !test,
    outline: !test,
    sidebarOnboardingChecklist: false,
  }),
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks: { bundlerTimings: false, moduleLevelDirective: false } },
      },
    } satisfies UserConfig),
};

export default config;
