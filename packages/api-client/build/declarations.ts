import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientDeclaration, summaries } from './callDocs.ts';

const dist = join(import.meta.dirname, '../dist');
const declarations = join(dist, 'calls/contract.d.ts');

writeFileSync(join(dist, 'summaries.json'), JSON.stringify(summaries, undefined, 2));
writeFileSync(
  declarations,
  readFileSync(declarations, 'utf8').replace(/export interface Client extends [^}]*\}/, () => clientDeclaration),
);
