'use client';
import { Icon } from '../../elements/Icon/Icon.js';
import { useUi } from '../../UiProvider.js';
import type { NavbarProps } from './Navbar.js';
import { inDark, inLight, modeSwitch, words } from './ModeSwitch.css.js';

/**
 * Turns the lights on or off. Both faces are drawn and CSS shows the right one: when a page is prepared on a server,
 * nobody knows yet which colours its reader has.
 */
export const ModeSwitch = ({ mode, onModeChange }: Pick<NavbarProps, 'mode' | 'onModeChange'>) => {
  const { navbar } = useUi().texts;
  const turn = () => {
    const isDark = mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
    onModeChange(isDark ? 'light' : 'dark');
  };
  return (
    <button type="button" className={modeSwitch} onClick={turn}>
      <span className={inLight}>
        <Icon name="moon" />
        <span className={words}>{navbar.toDark}</span>
      </span>
      <span className={inDark}>
        <Icon name="sun" />
        <span className={words}>{navbar.toLight}</span>
      </span>
    </button>
  );
};
