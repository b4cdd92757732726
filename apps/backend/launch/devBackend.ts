import { endWithParent, run, stopOnSignals } from './processes.ts';

/** The backend of `npm run dev`, restarted after each change of a source; Node's own watcher would outlive its parent. */
endWithParent();
stopOnSignals();
await run(['node', '--watch', '--watch-preserve-output', 'apps/backend/src/main.ts']);
