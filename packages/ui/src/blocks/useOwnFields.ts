import { useEffect, useRef, useState } from 'react';
import type { FormDraft, OwnValues } from '../AsyncData.js';

/** Before the name of an own field in a draft, so that it is none of the form. */
const prefix = 'extra.';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (box: HTMLElement | null) => Array.from(box?.querySelectorAll<Control>('[name]') ?? []);

const readValues = (box: HTMLElement | null): OwnValues => {
  const form = box?.closest('form');
  const names = new Set(controlsOf(box).map(({ name }) => name));
  const values: Record<string, string> = {};
  for (const [name, value] of form ? new FormData(form) : [])
    if (typeof value === 'string' && names.has(name)) values[name] = values[name] ? `${values[name]}, ${value}` : value;
  return values;
};

const fill = (control: Control, value: string | undefined) => {
  if (value === undefined) return;
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    control.checked = value.split(', ').includes(control.value);
  else control.value = value;
};

/**
 * The fields that a site adds to a form: the ref of the element around them, and their values, which the browser keeps by the names
 * of the controls. Values that the server has fill them, and other ones fill them again.
 */
export const useOwnFields = (stored: FormDraft | undefined, given?: OwnValues) => {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const first = useRef<OwnValues>({});
  const [draft] = useState(() => stored?.read());
  const known = JSON.stringify(given ?? {});

  useEffect(() => {
    const filled = JSON.parse(known) as OwnValues;
    for (const control of controlsOf(box)) fill(control, filled[control.name]);
    first.current = readValues(box);
    for (const control of controlsOf(box)) {
      fill(control, draft?.[prefix + control.name]);
    }
  }, [box, draft, known]);

  const own = {
    /** The values, and undefined without own fields. */
    read: (): OwnValues | undefined => {
      const values = readValues(box);
      return Object.keys(values).length > 0 ? values : undefined;
    },
    /** The changed values as a draft has them. */
    readDraft: (): Record<string, string> => {
      const changed = Object.entries(readValues(box)).filter(([name, value]) => value !== first.current[name]);
      return Object.fromEntries(changed.map(([name, value]) => [prefix + name, value]));
    },
    /** Shows the message of the browser at the first invalid field, and returns whether there is one. */
    reportInvalid: (): boolean => {
      const invalid = controlsOf(box).find((control) => !control.checkValidity());
      invalid?.reportValidity();
      return invalid !== undefined;
    },
    /** Gives the fields their first values. */
    reset: () => {
      for (const control of controlsOf(box)) fill(control, first.current[control.name] ?? '');
    },
  };
  return [setBox, own] as const;
};

export type OwnFields = ReturnType<typeof useOwnFields>[1];
