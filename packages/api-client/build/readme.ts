import { readFileSync, writeFileSync } from 'node:fs';
import { readmePath, withCallTable } from './callDocs.ts';

writeFileSync(readmePath, withCallTable(readFileSync(readmePath, 'utf8')));
