import { useEffect, useRef, useState } from 'react';
import { colorsByRole } from '../../theme/contrast.js';
import { theme } from '../../theme/contract.css.js';

/** Every role and the CSS variable that holds it. */
export const roles: ReadonlyMap<string, string> = colorsByRole(theme.color);

const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0');

/** `#rrggbb`, or as the browser wrote it where the colour lets something through. */
const written = (computed: string) => {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed) ?? [];
  return channels.length === 3 ? `#${channels.map(hex).join('')}` : computed;
};

const readColors = (inside: HTMLElement) => {
  const probe = inside.ownerDocument.createElement('span');
  inside.append(probe);
  const colors = [...roles].map(([role, variable]) => {
    probe.style.color = variable;
    return [role, written(getComputedStyle(probe).color)] as const;
  });
  probe.remove();
  return new Map(colors);
};

/** Asks the browser what each role comes to inside an element; asks again when the look or the system's mode changes. */
export const useRoleColors = (look: string) => {
  const ref = useRef<HTMLDivElement>(null);
  const [colors, setColors] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const read = () => ref.current && setColors(readColors(ref.current));
    read();
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', read);
    return () => system.removeEventListener('change', read);
  }, [look]);
  return { ref, colors };
};
