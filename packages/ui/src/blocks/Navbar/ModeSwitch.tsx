'use client';
import { Icon } from '../../elements/Icon/Icon.js';
import { moonIcon, sunIcon } from '../../elements/Icon/icons.js';
import { useUi } from '../../UiProvider.js';
import type { Mode } from '../../UiProvider.js';
import { modeSwitch, shownInDark, shownInLight, text } from './ModeSwitch.css.js';

interface ModeSwitchProps {
  mode: Mode;
  onModeChange: (mode: 'light' | 'dark') => void;
}

/** Switches between light and dark mode. CSS shows one of the two labels, because a prerendered page does not have the user's mode. */
export const ModeSwitch = ({ mode, onModeChange }: ModeSwitchProps) => {
  const { navbar } = useUi().texts;
  const toggleMode = () => {
    const isDark = mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
    onModeChange(isDark ? 'light' : 'dark');
  };
  return (
    <button type="button" className={modeSwitch} onClick={toggleMode}>
      <span className={shownInLight}>
        <Icon path={moonIcon} />
        <span className={text}>{navbar.toDark}</span>
      </span>
      <span className={shownInDark}>
        <Icon path={sunIcon} />
        <span className={text}>{navbar.toLight}</span>
      </span>
    </button>
  );
};
