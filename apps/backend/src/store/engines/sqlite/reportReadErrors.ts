import type { Store } from '../../Store.ts';
import type { FileCheck } from './fileCheck.ts';

type Method = (...args: never[]) => Promise<unknown>;

/** Makes the reading methods of a store reject with reported errors; those of changes are reported by `groupCommits`. */
export function reportReadErrors(store: Store, report: FileCheck['report']): Store {
  const reporting = (read: Method): Method => {
    return async (...args) => {
      try {
        return await read(...args);
      } catch (error) {
        throw report(error);
      }
    };
  };
  const methods = Object.entries(store).map(([name, method]: [string, Method]) => {
    return [name, /^(find|get|list)/.test(name) ? reporting(method) : method];
  });
  return Object.fromEntries(methods) as Store;
}
