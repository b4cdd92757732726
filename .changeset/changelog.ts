/** Writes the changesets into the changelogs as they are, without the commits, which users of the packages cannot see. */
export default {
  getReleaseLine: ({ summary }: { summary: string }) => `- ${summary.trimEnd().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: () => '',
};
