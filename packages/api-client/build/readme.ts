import { readFileSync, writeFileSync } from 'node:fs';
import { readmePath, withCallTables } from './callDocs.ts';

writeFileSync(readmePath, withCallTables(readFileSync(readmePath, 'utf8')));
