import { createClient } from '@dealerkit/api-client';
import { queryParts, readPartQuery } from '@dealerkit/domain/partQuery';
import { PartSearch } from './partSearch';

const client = createClient({ host: `${process.env['BACKEND'] ?? 'http://127.0.0.1:4173'}/api` });

/** Searches on the server. */
export default async function Parts({ searchParams }: PageProps<'/parts'>) {
  const query = readPartQuery(new URLSearchParams((await searchParams) as Record<string, string>));
  const parts = queryParts(await client.listParts(), query, 'en');
  return <PartSearch query={query} parts={parts} />;
}
