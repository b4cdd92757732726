import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killBackups } from '../tests/killBackups.ts';

/** `npm run prove:backup [kills]`: kills backups at random moments, and checks the database and the last good backup each time. */
const kills = Number(process.argv[2] ?? 50);
const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-backup-'));
try {
  const { killed, completed, acknowledged, lost, harmed } = await killBackups(folder, kills);
  const hasPassed = killed >= kills && lost.length === 0 && harmed.length === 0;
  console.log(
    `${hasPassed ? 'ok    ' : 'FAILED'} ${killed} backups killed, ${completed} completed, ${acknowledged} orders acknowledged meanwhile: ${lost.length} orders lost, ${harmed.length} backups harmed ${harmed.join(' ')}`,
  );
  process.exitCode = hasPassed ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
