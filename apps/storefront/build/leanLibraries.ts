import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const isBrowser: Plugin['applyToEnvironment'] = ({ name }) => name === 'client';

const router = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..', 'dist/production');

/** Rewrites a library; what is not there to be rewritten means that the library has changed, and that somebody must look. */
const rewrite = (
  code: string,
  library: string,
  changes: readonly (readonly [was: string | RegExp, is: string])[],
): string =>
  changes.reduce((text, [was, is]) => {
    if (typeof was === 'string' ? !text.includes(was) : !was.test(text)) {
      throw new Error(`build/leanLibraries.ts does not find ${String(was)} in ${library}: has it been updated?`);
    }
    return text.replace(was, () => is);
  }, code);

/** The router's other half, which loads and submits data: the shop's data comes by SWR, and its routes know nothing of it. */
const withoutDataRouter = (code: string): string =>
  rewrite(code, 'react-router', [
    ['function useRoutesImpl(routes, locationArg, dataRouterOpts) {', 'function useRoutesImpl(routes, locationArg) {'],
    [/let matches = dataRouterOpts && [^]*? : matchRoutes\(/, 'let matches = matchRoutes('],
    ['    parentMatches,\n    dataRouterOpts\n', '    parentMatches\n'],
    [
      'function _renderMatches(matches, parentMatches = [], dataRouterOpts) {',
      'function _renderMatches(matches, parentMatches = []) {',
    ],
    [
      'let dataRouterState = dataRouterOpts?.state;\n  if (matches == null) {',
      'if (matches == null) return null;\n  if (false) {',
    ],
    ['let errors = dataRouterState?.errors;\n  if (errors != null) {', 'if (false) {'],
    ['if (dataRouterOpts && dataRouterState) {', 'if (false) {'],
    [/let onErrorHandler = dataRouterOpts\?\.onError;\n {2}let onError = [^]*? : void 0;\n/, ''],
    ['      if (dataRouterState) {\n        error =', '      if (false) {\n        error ='],
    ['isDataRoute: dataRouterState != null', 'isDataRoute: false'],
    [/return dataRouterState && \(match\.route\.ErrorBoundary [^]*? : getChildren\(\);/, 'return getChildren();'],
    ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
    [/var RenderErrorBoundary = class [^]*?\nRenderErrorBoundary\.contextType = .*\n/, ''],
    [/(?<=validMutationMethods = )new Set\([^)]*\)/, '[]'],
    [/(?<=validRequestMethods = )new Set\([^)]*\)/, '[]'],
    [/(?<=objectProtoNames = )Object\..*(?=;)/, "''"],
    [/(?<=objectProtoNames2 = )Object\..*(?=;)/, "''"],
  ]).replaceAll(/\binvariant\(\s*!?useInRouterContext\(\),(?:\s*\/\/.*\n)*\s*`[^`]*`\s*\);/g, '');

/**
 * Takes the production files of react-router, which its package offers to nobody, and leaves out of them what the shop does not
 * use. As published, names for developer tools and calls without a `PURE` mark keep every component alive: 5 KiB of the first visit.
 */
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isBrowser,
  resolveId: {
    filter: { id: /^react-router$/ },
    handler: () => join(router, 'index.mjs'),
  },
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/ },
    handler: (code) => {
      const marked = code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/(?<=[\s,])(warning(?:Once)?\()/g, '/* @__PURE__ */ $1')
        .replaceAll(/function \/\* @__PURE__ \*\/ /g, 'function ');
      return { code: marked.includes('function _renderMatches(') ? withoutDataRouter(marked) : marked, map: null };
    },
  },
});

/** What SWR does for Suspense, answers of server components, polling and data that is kept for another key: the shop asks for none. */
const withoutUnasked = (code: string): string =>
  rewrite(code, 'swr', [
    [/(const \{ cache, compare,)[^}]*\} = config;/, 'const { cache, compare, revalidateIfStale } = config;'],
    [/ {4}const fallback = [^]*?const preloadedData = .*\n/, ''],
    [/(?<=const data = ).*fallback.*(?=;)/, 'snapshot.data'],
    [/^ +if \(isInitialMount && .*revalidateOnMount;\n/m, ''],
    [/^ +if \(suspense && hasCacheData .*\n/m, ''],
    [/^ +if \(suspense\) return .*\n/m, ''],
    [/(?<=let data = ).*fallback.*(?=;)/, 'cachedData'],
    [/ {4}const laggyDataRef = [^]*?let returnedData = .*\n/, '    let returnedData = data;\n'],
    [/ {4}const hydrationRef = [^]*?const isHydration = .*\n/, ''],
    [/ {4}if \(strictServerPrefetchWarning [^]*?\n {4}\}\n/, ''],
    [/^ +if \(isInitialMount && .*revalidateOnMount;\n/m, ''],
    [/^ +if \(suspense && hasCacheData .*\n/m, ''],
    [/^ +if \(suspense\) return .*\n/m, ''],
    [/ {8}const shouldUseRSCPreload = .*\n/, ''],
    [/ {16}if \(shouldUseRSCPreload\) \{[^]*?\n {16}\}\n/, ''],
    ['shouldUseRSCPreload ? preloadedData : ', ''],
    [/ {16}if \(shouldUseRSCPreload && [^]*?\n {16}\}\n/, ''],
    [/ {4}useIsomorphicLayoutEffect\(\(\)=>\{\n {8}const preloaded = [^]*?\n {4}\}\);\n/, ''],
    [/ {8}if \(!isUndefined\(cachedData\)\) \{\n {12}laggyDataRef[^]*?\n {8}\}\n/, ''],
    [/ {4}useIsomorphicLayoutEffect\(\(\)=>\{\n {8}if \(fetcher \|\| [^]*?\n {4}\}\);\n/, ''],
    ['laggyDataRef.current = UNDEFINED;', ''],
    [/ {4}useIsomorphicLayoutEffect\(\(\)=>\{\n {8}let timer;[^]*?\n {4}\]\);\n/, ''],
    [/ {4}if \(suspense\) \{\n[^]*?\n {4}\}\n/, ''],
    [/const use = React\.use \|\| [^]*?\n\}\);\n/, ''],
    [/const resolvedUndef = [^]*?resolvedUndef\.value = .*\n/, ''],
    ['const SWRConfig = OBJECT.defineProperty(', 'const SWRConfig = /* @__PURE__ */ OBJECT.defineProperty('],
  ]);

const leanSwr = (): Plugin => ({
  name: 'lean-swr',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isBrowser,
  transform: {
    filter: { id: /[\\/]swr[\\/]dist[\\/]use-swr-\w+\.mjs$/ },
    handler: (code) => ({ code: withoutUnasked(code), map: null }),
  },
});

/** Gives the client a valibot of its own: in one that is shared, the checks of the forms would come with the first visit. */
const leanClient = (): Plugin => ({
  name: 'lean-client',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isBrowser,
  async resolveId(id, importer, options) {
    if (id !== 'valibot' || !importer?.includes('api-client')) return undefined;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}?client` };
  },
});

/** What makes the libraries of the first visit smaller without making them do less for us. */
export const leanLibraries = (): Plugin[] => [leanRouter(), leanSwr(), leanClient()];
