import * as v from 'valibot';

const item = v.object({ name: v.string(), version: v.string() });
const schema = v.union([
  v.object({ invalid: v.array(item), missing: v.array(item) }),
  v.object({ error: v.object({ summary: v.string() }) }),
]);

/** What the JSON of `npm audit signatures` means: a sentence, and whether packages may be used. Without a registry they may. */
export function reportOf(json: string): { message: string; ok: boolean } {
  const result = v.parse(schema, JSON.parse(json));
  if ('error' in result) {
    const reason = result.error.summary.trim().replace(/\.$/, '');
    return {
      message: `The signatures of the packages are not checked, because no registry answers: ${reason}.`,
      ok: true,
    };
  }
  const refused = [...result.invalid, ...result.missing].map(({ name, version }) => `${name}@${version}`);
  if (refused.length === 0) return { message: 'The registry has signed all packages.', ok: true };
  return { message: `Packages without a valid signature of the registry: ${refused.join(', ')}.`, ok: false };
}
