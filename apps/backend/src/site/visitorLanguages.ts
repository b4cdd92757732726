import type { IncomingHttpHeaders } from 'node:http';

/** The tags of the languages of a visitor: the one that was chosen, then those of the browser, the most preferred first. */
export function visitorLanguages({ cookie = '', 'accept-language': accepted = '' }: IncomingHttpHeaders): string[] {
  const chosen = cookie.split('; ').flatMap((pair) => /^language=(.+)$/.exec(pair)?.[1] ?? []);
  const preferred = accepted.split(',').flatMap((item) => {
    const [, tag, quality = 1] = /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?\s*$/.exec(item) ?? [];
    return tag === undefined ? [] : [{ tag, quality: Number(quality) }];
  });
  const accepts = preferred.filter(({ quality }) => quality > 0).toSorted((one, other) => other.quality - one.quality);
  return [...chosen, ...accepts.map(({ tag }) => tag)];
}
