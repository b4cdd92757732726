/** The live region of `Toasts`. */
let region: HTMLElement | undefined;

/** The elements that can hold the region: that of `Toasts`, then those of the open modals, the topmost last. */
const holders: HTMLElement[] = [];

const moveRegion = () => {
  const holder = holders.at(-1);
  if (!region || !holder || region.parentElement === holder) return;
  // With `moveBefore` the timers and the focus of the toasts stay.
  if ('moveBefore' in holder && region.isConnected && holder.isConnected) holder.moveBefore(region, null);
  else holder.append(region);
};

const release = (holder: HTMLElement) => {
  holders.splice(holders.indexOf(holder), 1);
  moveRegion();
};

/** Creates the region in the element of `Toasts`. */
export const createRegion = (home: HTMLElement) => {
  const created = document.createElement('div');
  created.setAttribute('aria-live', 'polite');
  region = created;
  holders.unshift(home);
  moveRegion();
  return {
    element: created,
    remove: () => {
      region = undefined;
      created.remove();
      release(home);
    },
  };
};

/** Moves the region into an element of an open modal once that has finished its animations, and returns what moves it back. */
export const holdToasts = (holder: HTMLElement, animationsFinished: Promise<void>): (() => void) => {
  holders.push(holder);
  void animationsFinished.then(moveRegion);
  return () => release(holder);
};
