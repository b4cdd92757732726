import { useEffect, useRef, useState } from 'react';
import { colorsByRole } from '../../theme/roles.js';
import { theme } from '../../theme/contract.css.js';

/** The CSS variable of each colour role. */
export const roles: ReadonlyMap<string, string> = colorsByRole(theme.color);

const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0');

/** `#rrggbb` for an opaque colour; a translucent one stays as the browser serializes it. */
const toHex = (computed: string) => {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed) ?? [];
  return channels.length === 3 ? `#${channels.map(hex).join('')}` : computed;
};

const readColors = (root: HTMLElement) => {
  const probe = root.ownerDocument.createElement('span');
  root.append(probe);
  const colors = [...roles].map(([role, variable]) => {
    probe.style.color = variable;
    return [role, toHex(getComputedStyle(probe).color)] as const;
  });
  probe.remove();
  return new Map(colors);
};

/** Reads the computed colours of all roles in an element, and again when `variant` or the system mode changes. */
export const useRoleColors = (variant: string) => {
  const ref = useRef<HTMLDivElement>(null);
  const [colors, setColors] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const read = () => ref.current && setColors(readColors(ref.current));
    read();
    const systemMode = matchMedia('(prefers-color-scheme: dark)');
    systemMode.addEventListener('change', read);
    return () => systemMode.removeEventListener('change', read);
  }, [variant]);
  return { ref, colors };
};
