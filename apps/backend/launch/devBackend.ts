import { exitWithParent, run, stopOnSignals } from './processes.ts';

/** The backend of `npm run dev`, restarted after each source change; a bare `node --watch` would outlive its parent. */
exitWithParent();
stopOnSignals();
await run(['node', '--watch', '--watch-preserve-output', 'apps/backend/src/main.ts']);
