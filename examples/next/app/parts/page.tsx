import { createClient } from '@dealerkit/api-client';
import { readPartQuery } from '@dealerkit/domain/parts/partQuery';
import { createPartSearch } from '@dealerkit/domain/partSearch/partSearch';
import { PartSearch } from './partSearch';

const client = createClient({ host: `${process.env['BACKEND'] ?? 'http://127.0.0.1:4173'}/api` });

/** Searches on the server. */
export default async function Parts({ searchParams }: PageProps<'/parts'>) {
  const query = readPartQuery(new URLSearchParams((await searchParams) as Record<string, string>));
  const search = await createPartSearch(await client.listParts());
  return <PartSearch query={query} found={search.find(query, 'en')} />;
}
