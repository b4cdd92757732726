import { endWithParent } from './endWithParent.ts';

/**
 * Ends this process when the npm that runs it is gone. npm passes on the signals it gets (`exec` in the script leaves no shell
 * between that would swallow them), but one that is killed outright takes nobody with it.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
}
