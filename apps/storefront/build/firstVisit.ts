interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

const roots = /storefront\/(index\.html|src\/(main|pages\/Home)\.tsx)$/;

/**
 * Names the chunk of everything that the first visit to the home page needs, and of nothing else. Left to itself the bundler cuts
 * it into a dozen, which compress worse and are asked for one after another.
 */
export const nameFirstVisit = () => {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, graph: ModuleGraph): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Until it is known better, so that modules that import each other do not go round in circles.
    known.set(id, roots.test(id));
    const needed =
      roots.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isNeeded(importer, graph));
    known.set(id, needed);
    return needed;
  };
  return (id: string, graph: ModuleGraph) => (isNeeded(id, graph) ? 'shop' : null);
};
