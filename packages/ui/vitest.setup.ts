import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Generous for slow machines.
configure({ asyncUtilTimeout: 20_000 });

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(cleanup);

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
