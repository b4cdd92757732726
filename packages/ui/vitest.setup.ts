import { configure } from '@testing-library/react';

// Generous for slow machines.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
