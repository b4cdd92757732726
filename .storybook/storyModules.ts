/** The modules of the stories of components, by their path. */
export const storyModules: Readonly<Record<string, Record<string, unknown>>> = import.meta.glob(
  '../packages/ui/src/{elements,blocks,screens}/**/*.stories.tsx',
  { eager: true },
);

/** The sample data of the stories. */
export * as fixtures from '../packages/ui/stories/fixtures/index.ts';
